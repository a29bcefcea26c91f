// swift-tools-version: 6.0

import PackageDescription

// The bridges and their models, and nothing else: the one module of the app that may import UIKit.
let package = Package(
  name: "{{module}}",
  platforms: [.iOS(.v{{ios}})],
  products: [.library(name: "{{module}}", targets: ["{{module}}"])],
  targets: [
    .target(name: "{{module}}"),
    .testTarget(name: "{{module}}Tests", dependencies: ["{{module}}"]),
  ],
  swiftLanguageModes: [.v6]
)
