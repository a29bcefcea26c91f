// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Old",
  platforms: [.iOS(.v9), .macOS(.v11), .macCatalyst(.v13), .tvOS(.v9), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Old", targets: ["Old"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "OldTests", dependencies: [.target(name: "Old")]),
  ]
)
