// Manifests that are Swift code: bytes in, what they say in plain words out. Nothing of them is run.

/// What a Package.swift says.
///
/// The bytes may be any: what cannot be parsed is a problem of the result.
public func readPackageManifest(_ bytes: [UInt8]) -> PackageManifest {
  if let fault = sourceFault(bytes) {
    let problem = fault.problem(in: "")
    var manifest = PackageManifest()
    manifest.problem = ManifestProblem(line: problem.line, reason: problem.reason)
    return manifest
  }
  return onParserStack { packageManifest(bytes) } ?? PackageManifest()
}

/// What a Tuist Project.swift says; nil for a file of that name that is no manifest, or that cannot be
/// parsed.
public func readTuistManifest(_ bytes: [UInt8]) -> TuistManifest? {
  guard sourceFault(bytes) == nil else { return nil }
  return onParserStack { tuistManifest(bytes) } ?? nil
}

/// The result of work that needs the stack of a worker.
private func onParserStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
  mapOnWorkers(count: 1, workers: 1) { _ in work() }.first
}
