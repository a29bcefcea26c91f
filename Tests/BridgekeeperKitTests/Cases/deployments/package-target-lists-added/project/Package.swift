// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.iOS(.v17), .macOS(.v14), .macCatalyst(.v17), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [.executableTarget(name: "Tool")] + [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)
