import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(name: "App", destinations: .iOS, product: .app, bundleId: "a",
      deploymentTargets: minimum,
      sources: ["App/**"]),
    .target(name: "Kit", destinations: .iOS, product: .app, bundleId: "b",
      deploymentTargets: .iOS(Constants.minimum),
      sources: ["Kit/**"])
  ]
)
