let a: {{type}}
