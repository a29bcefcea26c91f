class CardController: OtherController {}
