import UIKit

final class CardController: BaseCardController {}
