// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Badges", platforms: [.iOS(.v17)],
  targets: [.target(name: "Badges", path: "Sources/App"), .target(name: "Widgets")])
