// The arguments of `@available`, `#available` and `#unavailable` → versions by platform.

import SwiftSyntax

/// What the attributes of one declaration say together: all of them hold.
///
/// A platform that no attribute names is not restricted. Mac Catalyst follows iOS where no attribute names
/// it, and visionOS follows iOS in being unavailable: its versions correspond to iOS's in no way that a
/// number tells.
func availability(of attributes: AttributeListSyntax) -> Availability {
  var named: [SystemName: SystemBounds] = [:]
  var everywhere = SystemBounds.always
  for case .attribute(let attribute) in attributes where isAvailable(attribute) {
    guard case .availability(let arguments) = attribute.arguments else { continue }
    let (platforms, all) = bounds(of: arguments)
    for (name, own) in platforms { named[name] = (named[name] ?? .always).intersection(own) }
    everywhere = everywhere.intersection(all)
  }
  if let iOS = named[.iOS] {
    if named[.macCatalyst] == nil { named[.macCatalyst] = iOS }
    if named[.visionOS] == nil, iOS.isNever { named[.visionOS] = .never }
  }
  for name in SystemName.allCases { named[name] = (named[name] ?? .always).intersection(everywhere) }
  return Availability(named)
}

private func isAvailable(_ attribute: AttributeSyntax) -> Bool {
  attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "available"
}

/// One attribute: the platforms it names, and what `*` or `anyAppleOS` says of all of them.
private func bounds(
  of arguments: AvailabilityArgumentListSyntax
) -> (named: [SystemName: SystemBounds], all: SystemBounds) {
  let subject = arguments.first?.argument.as(TokenSyntax.self)?.text
  let own = arguments.dropFirst().reduce(into: SystemBounds.always) { restrict(&$0, by: $1.argument) }
  if subject == "*" { return ([:], own) }
  if let subject {
    guard let name = SystemName(written: subject) else {
      return ([:], subject == "anyAppleOS" ? own : .always)
    }
    return ([name: own], .always)
  }
  let (versions, every) = shortVersions(arguments)
  return (versions.mapValues { SystemBounds(from: $0) }, SystemBounds(from: every ?? SystemVersion(0)))
}

/// `introduced: 17`, `obsoleted: 26` and `unavailable`; deprecated code runs on.
private func restrict(_ bounds: inout SystemBounds, by argument: AvailabilityArgumentSyntax.Argument) {
  if let word = argument.as(TokenSyntax.self)?.text, word == "unavailable" { bounds = .never }
  guard let labeled = argument.as(AvailabilityLabeledArgumentSyntax.self),
    let version = labeled.value.as(VersionTupleSyntax.self).flatMap(systemVersion)
  else { return }
  switch labeled.label.text {
  case "introduced": bounds = bounds.intersection(SystemBounds(from: version))
  case "obsoleted": bounds = bounds.intersection(SystemBounds(below: version))
  default: break
  }
}

/// `iOS 17, macOS 14.2, *`.
private func shortVersions(
  _ arguments: AvailabilityArgumentListSyntax
) -> (named: [SystemName: SystemVersion], every: SystemVersion?) {
  var versions: [SystemName: SystemVersion] = [:]
  var every: SystemVersion?
  for argument in arguments {
    guard let pair = argument.argument.as(PlatformVersionSyntax.self),
      let version = pair.version.flatMap(systemVersion)
    else { continue }
    if let name = SystemName(written: pair.platform.text) { versions[name] = version }
    if pair.platform.text == "anyAppleOS" { every = version }
  }
  return (versions, every)
}

private func systemVersion(_ tuple: VersionTupleSyntax) -> SystemVersion? {
  SystemVersion(tuple.trimmedDescription)
}

/// The two sides of an availability condition.
struct AvailabilityCheck {
  /// Where the named versions are reached, and on the platforms that `*` stands for.
  var reached: Availability
  /// Where they are not: there the platforms that `*` stands for never come.
  var missed: Availability
  var isUnavailable: Bool

  init(_ condition: AvailabilityConditionSyntax) {
    var (versions, every) = shortVersions(condition.availabilityArguments)
    if let every { for name in SystemName.allCases where versions[name] == nil { versions[name] = every } }
    if versions[.macCatalyst] == nil { versions[.macCatalyst] = versions[.iOS] }
    reached = Availability(versions.mapValues { SystemBounds(from: $0) })
    var below = versions.mapValues { SystemBounds(below: $0) }
    for name in SystemName.allCases where below[name] == nil { below[name] = .never }
    if versions[.visionOS] == nil, versions[.iOS] != nil { below[.visionOS] = .always }
    // A check of nothing but names that are no systems, such as a custom macro, decides nothing.
    missed = versions.isEmpty ? .always : Availability(below)
    isUnavailable = condition.availabilityKeyword.tokenKind == .poundUnavailable
  }

  /// Where the condition is true.
  var holds: Availability { isUnavailable ? missed : reached }
  /// Where it is false.
  var fails: Availability { isUnavailable ? reached : missed }
}

/// What a list of conditions says where it holds and where it fails.
///
/// Where a list with more than one condition fails, nobody knows which one it was.
func availability(
  of conditions: ConditionElementListSyntax
) -> (holds: Availability, fails: Availability) {
  let checks = conditions.compactMap { $0.condition.as(AvailabilityConditionSyntax.self) }.map(
    AvailabilityCheck.init)
  let holds = checks.reduce(Availability.always) { $0.intersection($1.holds) }
  return (holds, conditions.count == 1 ? checks.first?.fails ?? .always : .always)
}
