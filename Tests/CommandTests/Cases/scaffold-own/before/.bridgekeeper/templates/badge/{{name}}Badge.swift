struct {{name}}Badge {}
