// Checkstyle XML, which Jenkins, TeamCity and many review bots read.

extension Reporter {
  /// One element for each file. Columns are in UTF-16 units, as in Checkstyle itself.
  static let checkstyle = Reporter(
    name: "checkstyle", summary: "Checkstyle XML, for Jenkins and review bots", needsTexts: true
  ) { report, context in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var file: String?
    for finding in report.findings {
      if file != finding.location.file {
        text += file == nil ? "" : "  </file>\n"
        text += "  <file name=\"\(finding.location.file.inMarkup)\">\n"
        file = finding.location.file
      }
      text += element(finding, context.inUTF16(finding.location))
    }
    return text + (file == nil ? "" : "  </file>\n") + "</checkstyle>\n"
  }

  private static func element(_ finding: Finding, _ place: Location) -> String {
    """
        <error line="\(place.line)" column="\(place.column)" severity="\(finding.weight.rawValue)" \
    message="\(finding.shownMessage.inMarkup)" source="bridgekeeper.\(finding.rule.inMarkup)"/>

    """
  }
}
