class OtherController: CardController {}
