let a = b < c > (d)
let e = f <g> (h)
let i = j <k>.l()
func m() { n <O, P>.q { } }
let r = s < t && u > (v)
let w = x < y ? 1 : (2)
