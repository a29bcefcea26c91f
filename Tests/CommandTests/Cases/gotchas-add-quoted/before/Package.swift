// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", platforms: [.iOS("16.0")], targets: [.target(name: "App")])
