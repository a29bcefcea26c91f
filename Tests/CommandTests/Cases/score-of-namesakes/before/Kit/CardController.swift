class CardController: CNContactViewController {}
