final class CardController: UIViewController {}
