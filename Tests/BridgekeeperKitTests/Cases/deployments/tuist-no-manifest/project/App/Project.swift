// ProjectDescription is a word here.
struct Project {}
