@available(iOS, obsoleted: 26)
struct Badge {}
