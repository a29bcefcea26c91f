import SwiftUI

<<<<<<< HEAD
struct Broken: UIViewRepresentable {}
=======
>>>>>>> left
