// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [
    .iOS(.v15),
    .macOS(.v10_15),
    .macCatalyst(.v15),
    .tvOS(.v16),
    .watchOS(.v9),
    .visionOS(.v2),
    .driverKit(.v19),
    .custom("wasi", versionString: "1.0"),
  ],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)
