// The rules for what goes wrong in bridges: what each says, how it judges, and the list of them.

import Findings

/// A rule over the code of bridges and of what hosts SwiftUI.
public struct BridgeRule: Sendable {
  /// The id, the summary, the default severity, and whether it is off by default.
  public let info: RuleInfo
  /// What goes wrong and how, in a sentence or two.
  public let why: String
  /// Where the mistake was reported or is documented.
  public let sources: [String]
  /// What a project may set for it.
  public let options: [RuleOption]
  /// Code that the rule flags, each place marked.
  public var firing: [RuleExample] { makeFiring() }
  /// Code that looks alike and is fine.
  public var silent: [RuleExample] { makeSilent() }
  // Made when somebody asks: a scan does not, and all of them take longer than its start.
  private let makeFiring: @Sendable () -> [RuleExample]
  private let makeSilent: @Sendable () -> [RuleExample]
  let judge: @Sendable (ScannedCode) -> [RuleHit]

  init(
    _ id: String, _ severity: Severity, isOptIn: Bool = false, mending: RuleInfo.Mending = .byHand,
    summary: String, why: String, sources: [String], options: [RuleOption] = [],
    firing: @autoclosure @escaping @Sendable () -> [RuleExample],
    silent: @autoclosure @escaping @Sendable () -> [RuleExample],
    judge: @escaping @Sendable (ScannedCode) -> [RuleHit]
  ) {
    info = RuleInfo(id: id, summary: summary, severity: severity, isOptIn: isOptIn, mending: mending)
    self.why = why
    self.sources = sources
    self.options = options
    makeFiring = firing
    makeSilent = silent
    self.judge = judge
  }

  /// What the rule finds, in no particular order.
  func hits(in code: ScannedCode) -> [RuleHit] {
    var seen: Set<String> = []
    return judge(code).compactMap { found in
      var hit = found
      hit.rule = info.id
      return hit
    }.sorted().filter { hit in
      seen.insert("\(hit.file):\(hit.line):\(hit.column)").inserted
    }
  }

  /// Every rule, by value to a reader: those that judge by default, then those that have to be turned on.
  public static let all: [BridgeRule] = [
    .representableMustBeValueType,
    .lifecycleMethodNeverCalled,
    .manualMakeCoordinatorCall,
    .stateMutationDuringUpdate,
    .accumulatingCallInUpdate,
    .staleCoordinatorParent,
    .staleCoordinatorInput,
    .viewStoredInRepresentable,
    .hostedRootViewNotUpdated,
    .inputIgnoredByUpdate,
    .unguardedTextAssignmentInUpdate,
    .unguardedLoadInUpdate,
    .unguardedViewportChangeInUpdate,
    .unguardedPresentationInUpdate,
    .hostingContainmentIncomplete,
    .hostingControllerNotContained,
    .missingDismantle,
    .discardedObserverToken,
    .closureRetainsItsOwnView,
    .heavyObjectCreatedInUpdate,
    .layoutPassInUpdate,
    .blockingCallInBridge,
    .unguardedFirstResponderInUpdate,
    .coordinatorCreatedOutsideMakeCoordinator,
    .multilineTextWithoutSizeThatFits,
    .missingAutoresizingMaskOptOut,
    .hostingControllerInCell,
    .unguardedAnimationInUpdate,
    .colorPickerWrapped,
    .presenterNotHeldInState,
    .dynamicPropertyInCoordinator,
    .layerFrameBeforeLayout,
    .representedViewGeometry,
    .scriptMessageHandlerCycle,
    .unconditionalAsyncStateWrite,
    .observedObjectInitializedInline,
    .screenBoundsInBridge,
    .unstableBridgeIdentity,
    .markedTextOverwrittenInUpdate,
    .coordinatorNotMainActor,
    .fixedSystemFont,
    .reloadDataInUpdate,
    .injectedViewIgnored,
    .hostingConfigurationClearedOnReuse,
    .hostingConfigurationRebuiltOnState,
    .hostingWithoutSizingOptions,
    .testImportsUIKit,
    .bridgeSharesFile,
    .publicBridge,
    .bridgeTooLong,
  ]
}
