// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Older",
  platforms: [.iOS(.v8), .macOS(.v11), .macCatalyst(.v13), .tvOS(.v9), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Older", targets: ["Older"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "OlderTests", dependencies: [.target(name: "Older")]),
  ]
)
