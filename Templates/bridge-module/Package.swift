// swift-tools-version: 6.0

import PackageDescription

// The bridges and their models, and nothing else: the one module of the app that may import UIKit.
let package = Package(
  name: "{{name}}",
  platforms: [.iOS(.v{{ios}})],
  products: [.library(name: "{{name}}", targets: ["{{name}}"])],
  targets: [
    .target(name: "{{name}}"),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}"]),
  ],
  swiftLanguageModes: [.v6]
)
