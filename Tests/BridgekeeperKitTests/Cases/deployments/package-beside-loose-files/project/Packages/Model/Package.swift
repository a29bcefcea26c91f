// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Model",
  platforms: [.iOS(.v15), .macOS(.v15), .macCatalyst(.v15), .tvOS(.v18), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "Model", targets: ["Model"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "ModelTests", dependencies: [.target(name: "Model")]),
  ]
)
