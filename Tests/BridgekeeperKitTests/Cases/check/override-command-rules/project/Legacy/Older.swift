// bridgekeeper:disable:next undocumented_bridge
struct Older {}
