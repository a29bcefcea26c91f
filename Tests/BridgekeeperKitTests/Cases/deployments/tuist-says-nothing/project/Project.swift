import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"])
  ]
)
