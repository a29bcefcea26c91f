import ContactsUI

class BaseCardController: CNContactViewController {}
