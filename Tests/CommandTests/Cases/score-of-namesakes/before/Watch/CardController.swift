class CardController: UIViewController {}
