import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    Target(name: "App", platform: .iOS, product: .app, bundleId: "a",
      deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad]),
      sources: ["Sources/**"])
  ]
)
