// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Harbour", platforms: [.iOS(.v17)], targets: [.target(name: "Harbour", path: "Sources")])
