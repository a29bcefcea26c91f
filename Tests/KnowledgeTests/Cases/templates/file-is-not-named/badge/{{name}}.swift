struct {{name}} { let {{name.lowerCamel}}: {{type}} }
