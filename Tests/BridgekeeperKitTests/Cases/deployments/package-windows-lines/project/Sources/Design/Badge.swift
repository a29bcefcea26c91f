// A file of the case.
