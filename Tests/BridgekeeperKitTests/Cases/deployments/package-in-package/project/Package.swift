// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Root",
  platforms: [.iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Root", targets: ["Root"])],
  targets: [
    .target(name: "Root"),
    .testTarget(name: "RootTests", dependencies: [.target(name: "Root")]),
  ]
)
