// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.iOS(.v17), .macOS(.v14), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)
