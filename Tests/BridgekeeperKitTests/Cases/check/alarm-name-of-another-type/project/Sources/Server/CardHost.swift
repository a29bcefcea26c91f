enum Server {
  final class CardHost {}
}
