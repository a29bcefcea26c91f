// swift-tools-version: 6.0
import PackageDescription

let platforms: [SupportedPlatform] = [.iOS(.v17)]

let package = Package(
  name: "Design",
  platforms: platforms,
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)
