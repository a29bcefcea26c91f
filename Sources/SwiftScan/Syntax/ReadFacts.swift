// Swift source text → facts.

import SwiftParser
import SwiftSyntax
