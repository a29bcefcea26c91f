// Lists and thresholds of rules, as a value with defaults. What each is for stands beside the rule, in its `RuleOption`.

/// What a project may set for the rules.
public struct RuleOptions: Sendable, Equatable {
  /// `one_shot_modals`.
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
  /// The major version of iOS that the project is deployed to; nil where nobody knows, which counts as new. It comes
  /// from the deployment targets, not from an option.
  public var iOSTarget: Int?
  /// `include_closures` of `stale_coordinator_input`.
  public var includesClosures = false
  /// `in_views` of `hosting_controller_not_contained`.
  public var includesViews = false
  /// `cheap_calls` of `layout_pass_in_update`.
  public var includesCheapLayoutCalls = false
  /// `types` of `heavy_object_created_in_update`.
  public var heavyTypes: Set<String> = [
    "AVPlayer", "AVQueuePlayer", "AVPlayerItem", "AVPlayerLooper", "AVPlayerViewController", "AVAudioPlayer",
    "AVCaptureSession", "AVCaptureVideoPreviewLayer", "WKWebView", "WKWebViewConfiguration",
    "WKUserContentController", "MKMapView", "PDFView", "SKScene", "ARSession", "ARView", "ARSCNView",
    "MTKView", "CIContext", "DateFormatter", "NumberFormatter", "ISO8601DateFormatter",
    "MeasurementFormatter", "NSRegularExpression", "NSDataDetector", "UIHostingController",
    "NSHostingController", "NSHostingView", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource", "NSLayoutManager", "NSTextStorage", "UIPageViewController",
    "UINavigationController", "UITextView", "UITextField", "UICollectionView", "UITableView", "NSTableView",
    "NSOutlineView", "NSTextView",
  ]
  /// `nonisolated_protocols` of `coordinator_not_main_actor`.
  public var nonisolatedProtocols: Set<String> = [
    "NSObjectProtocol", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable",
    "AVCaptureMetadataOutputObjectsDelegate", "AVCaptureVideoDataOutputSampleBufferDelegate",
    "AVCapturePhotoCaptureDelegate", "CLLocationManagerDelegate", "ARSessionDelegate", "URLSessionDelegate",
    "NSLayoutManagerDelegate",
  ]
  /// `max_lines` of `bridge_too_long`.
  public var maximumLines = 300
  /// `max_branches` of `bridge_too_long`.
  public var maximumBranches = 40

  /// The ids of the rules for which `iOSTarget` matters.
  public static let askingForTarget: Set<String> = [
    "hosting_controller_in_cell", "observed_object_initialized_inline",
    "multiline_text_without_size_that_fits",
  ]

  /// The options with their defaults.
  public init() {}
}
