import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "com.example.app",
      deploymentTargets: .iOS("17.0"),
      sources: ["App/**"], dependencies: [.target(name: "Kit")]),
  ]
)
