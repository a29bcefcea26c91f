// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
let package = Package(name: "Design")
#else
let package = Package(
  name: "Design",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)
#endif
