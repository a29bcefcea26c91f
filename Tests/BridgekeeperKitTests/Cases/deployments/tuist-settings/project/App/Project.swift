import ProjectDescription

let project = Project(
  name: "App",
  settings: .settings(base: ["SWIFT_VERSION": "6.0",
    "IPHONEOS_DEPLOYMENT_TARGET": "16.4"]),
  targets: [
    .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["Sources/**"])
  ]
)
