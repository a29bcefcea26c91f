struct {{name}} { //{{ name }}
var é{{name.shouting}} {{type}}
{{