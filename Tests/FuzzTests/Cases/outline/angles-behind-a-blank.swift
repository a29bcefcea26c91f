let e = e <t>.t()
== p