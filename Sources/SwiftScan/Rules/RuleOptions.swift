// Lists and thresholds of rules, as a value with defaults.

/// What a project may set for the rules.
public struct RuleOptions: Sendable, Equatable {
  /// View controllers that are made for one presentation: what changes while they are up does not matter.
  public var oneShotModals: Set<String> = [
    "UIImagePickerController", "PHPickerViewController", "UIDocumentPickerViewController",
    "UIActivityViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "SFSafariViewController", "QLPreviewController", "UIFontPickerViewController",
    "UIColorPickerViewController", "CNContactPickerViewController", "CNContactViewController",
    "VNDocumentCameraViewController", "UICloudSharingController", "PKAddPassesViewController",
    "PKAddPaymentPassViewController", "SKStoreProductViewController", "EKEventEditViewController",
    "EKEventViewController", "UIAlertController", "DataScannerViewController",
    "UIReferenceLibraryViewController", "GKGameCenterViewController",
  ]
  /// The major version of iOS that the project is deployed to; nil where nobody knows, which counts as new.
  public var iOSTarget: Int?
  /// `stale_coordinator_input`: whether closures count that are handed to the coordinator once.
  public var includesClosures = false
  /// `hosting_controller_not_contained`: whether views and cells are judged, which have no parent to offer.
  public var includesViews = false
  /// `layout_pass_in_update`: whether `setNeedsLayout` and `invalidateIntrinsicContentSize` count.
  public var includesCheapLayoutCalls = false
  /// `coordinator_not_main_actor`: protocols that are bound to no actor, so that adopting them isolates
  /// nothing.
  public var nonisolatedProtocols: Set<String> = [
    "NSObjectProtocol", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable",
    "AVCaptureMetadataOutputObjectsDelegate", "AVCaptureVideoDataOutputSampleBufferDelegate",
    "AVCapturePhotoCaptureDelegate", "CLLocationManagerDelegate", "ARSessionDelegate", "URLSessionDelegate",
    "NSLayoutManagerDelegate",
  ]
  /// `public_bridge`: parts of paths in which bridges may be public.
  public var publicBridgePaths: [String] = []
  /// `bridge_too_long`: the most lines of a bridge with its coordinator.
  public var maximumLines = 300
  /// `bridge_too_long`: the most branches of a bridge with its coordinator.
  public var maximumBranches = 40

  /// The ids of the rules for which `iOSTarget` matters.
  public static let askingForTarget: Set<String> = [
    "hosting_controller_in_cell", "observed_object_initialized_inline",
    "multiline_text_without_size_that_fits",
  ]

  /// The options with their defaults.
  public init() {}
}
