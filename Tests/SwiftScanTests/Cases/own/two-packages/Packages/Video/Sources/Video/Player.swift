struct Player: Leaf {}
struct Bar: Marker {}
struct StandIn: UIViewRepresentable {}
