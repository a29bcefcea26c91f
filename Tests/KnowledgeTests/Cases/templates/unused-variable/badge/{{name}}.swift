struct {{name}} {}
