// What somebody who reviews a bridge should look at: all that is concluded about it, and what to decide.

import BridgekeeperKit
import Findings

extension Prompt {
  static let reviewABridge = Prompt(
    name: "review_a_bridge", title: "Review a bridge",
    about: "What is known of one bridge, its entry, score and findings, and what the review has to decide.",
    takes: [
      .init("type", .text(limit: 300), "The bridge's type, such as PinCanvas.", isRequired: true)
    ]
  ) { arguments, project throws(Failure) in
    let explanation = try project.explain(arguments.text("type") ?? "")
    let entries = explanation.value.rows("entries").prefix(3).compactMap { entry -> String? in
      guard let place = Tool.place(entry), let body = entry["body"]?.text else { return nil }
      return "The entry \(place)\n\n\(body)\n"
    }
    return """
      Review this bridge between SwiftUI and UIKit or AppKit. What follows was worked out from the sources and memory \
      files as they are now.

      \(explanation.text)
      \(entries.joined(separator: "\n"))
      Decide, with the code in front of you:
      - Is the gap that the entry names still there on the deployment target? get_hatch says what SwiftUI has by now.
      - Does the code do what the entry says and no more: values in, events out, nothing decided inside?
      - Is every finding above mended or rightly set aside with a reason?
      - Can it go? If so take the bridge, its uses and its entry out together.
      End with one of: keep as it is, keep and mend (say what), retire (say what replaces it).

      """
  }
}
