// A call that waits for a file, a device or another thread while SwiftUI waits for the view.

import Findings

extension BridgeRule {
  static let blockingCallInBridge = BridgeRule(
    "blocking_call_in_bridge", .warning,
    summary: "Make or update reads a file, starts a session, sleeps or waits on the main thread.",
    why:
      "SwiftUI makes and updates views on the main thread: the whole app stands still until the call "
      + "returns.",
    sources: [
      "https://github.com/heart/CarBode-Barcode-Scanner-For-SwiftUI/issues/66",
      "https://github.com/globulus/swiftui-gif/pull/1", "https://github.com/NextLevel/NextLevel/issues/76",
    ],
    firing: [
      .make("UIView", "let session: AVCaptureSession", "session.↓startRunning()\nreturn UIView()"),
      .update(
        "UIImageView", "let file: URL",
        "if let data = try? ↓Data(contentsOf: file) { view.image = UIImage(data: data) }"),
      .update("UIView", "", "prepare()", rest: "func prepare() { Thread.↓sleep(forTimeInterval: 1) }"),
    ],
    silent: [
      .make(
        "UIView", "let session: AVCaptureSession", "queue.async { session.startRunning() }\nreturn UIView()"),
      .update("UIImageView", "let file: URL", "Task { let data = try? Data(contentsOf: file) }"),
      .update(
        "UIView", "", "prepare()", rest: "func prepare() { DispatchQueue.global().async { sleep(1) } }"),
      .update("UIImageView", "let data: Data", "view.image = UIImage(data: data)"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.passSteps.compactMap { step in
        guard let call = step.call, blocks(call) else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' waits on the main thread: the app "
            + "stands "
            + "still while SwiftUI builds or updates the view; do it on another queue or in a task",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let readers: Set = [
    "Data", "NSData", "String", "NSString", "NSArray", "NSDictionary", "NSImage",
  ]

  private static func blocks(_ call: CallFacts) -> Bool {
    let receiver = call.receiver?.path?.text ?? ""
    if call.constructs {
      let first = call.arguments.first?.label ?? ""
      return readers.contains(call.name) && first.hasPrefix("contentsOf")
        || call.name == "UIImage" && first == "contentsOfFile"
    }
    switch call.name {
    case "contents": return receiver == "FileManager.default"
    case "startRunning": return call.receiver != nil && call.arguments.isEmpty
    case "sync": return receiver == "DispatchQueue.main"
    case "sleep": return receiver == "Thread" || call.receiver == nil
    case "usleep": return call.receiver == nil
    case "wait": return receiver.lowercased().contains("semaphore")
    default: return false
    }
  }
}
