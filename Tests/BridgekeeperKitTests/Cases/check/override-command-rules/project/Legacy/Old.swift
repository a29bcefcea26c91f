// bridgekeeper:disable:next undocumented_bridge - goes in May
struct Map {}
