struct {{name}}Tests {}
