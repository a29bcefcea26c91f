struct {{name}} {
  //{{typ}}
  let a: {{type}} }
