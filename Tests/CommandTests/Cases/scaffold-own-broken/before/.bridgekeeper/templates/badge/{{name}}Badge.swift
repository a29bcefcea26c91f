struct {{nme}}Badge {}
