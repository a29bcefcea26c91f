import SwiftUI
<<<<<<< ours
struct Torn: UIViewRepresentable {}
=======
>>>>>>> theirs
