// bridgekeeper:gotcha Maps
struct Tied {}
