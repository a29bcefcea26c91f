import SwiftUI

#Preview { Badge() }
