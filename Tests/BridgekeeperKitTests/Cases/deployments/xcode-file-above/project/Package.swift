// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.iOS(.v15), .macOS(.v14), .macCatalyst(.v15), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)
