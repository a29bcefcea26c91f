struct Map: Leaf {}
struct Pin: Marker {}
