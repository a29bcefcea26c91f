// swift-tools-version: 6.1
// Two plugins for packages that want the gate in their build or as `swift package bridgekeeper`. They run the program that
// is installed: a package that builds it from source cannot be a versioned dependency, since it needs unsafe flags.

import PackageDescription

let package = Package(
  name: "BridgekeeperPlugins",
  products: [
    .plugin(name: "CheckBridges", targets: ["CheckBridges"]),
    .plugin(name: "RunBridgekeeper", targets: ["RunBridgekeeper"]),
  ],
  targets: [
    .plugin(name: "CheckBridges", capability: .buildTool()),
    .plugin(
      name: "RunBridgekeeper",
      capability: .command(
        intent: .custom(verb: "bridgekeeper", description: "Runs bridgekeeper; without words, its gate"))),
  ]
)
