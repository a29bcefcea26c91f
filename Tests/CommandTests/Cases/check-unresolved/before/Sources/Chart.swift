import Engine

struct Chart: PlatformViewRepresentable {}
