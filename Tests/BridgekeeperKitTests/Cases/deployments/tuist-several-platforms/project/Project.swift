import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(name: "App", destinations: [.iPhone, .mac, .macCatalyst], product: .app, bundleId: "a",
      deploymentTargets: .multiplatform(iOS: "17.0",
        macOS: "14.0", tvOS: nil),
      sources: "App/**/*.swift"),
    .target(name: "AppTests", destinations: .iOS, product: .unitTests, bundleId: "b", deploymentTargets: .iOS("12.0"), sources: [.glob("Tests/**", excluding: ["Tests/No/**"])])
  ]
)
