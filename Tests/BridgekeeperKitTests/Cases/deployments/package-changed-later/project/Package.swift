// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: [.target(name: "Design")]),
  ]
)

#if os(macOS)
package.platforms = [.iOS(.v18)]
#endif
