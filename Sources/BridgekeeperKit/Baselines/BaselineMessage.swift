// The few words of a finding's message that a baseline file keeps: what was found, not how to mend it.

/// Shortens messages for the baseline file.
enum BaselineMessage {
  /// The message up to the first colon or semicolon that ends a clause; what stands in a code span or in
  /// quotes ends none.
  static func short(_ message: String) -> String {
    let letters = Array(message)
    var isInCode = false
    var isQuoted = false
    for (place, letter) in letters.enumerated() {
      let before = place > 0 ? letters[place - 1] : " "
      let after = place + 1 < letters.count ? letters[place + 1] : " "
      switch letter {
      case "`": isInCode.toggle()
      case "'" where !isQuoted && !before.isLetter: isQuoted = true
      case "'" where isQuoted && !after.isLetter: isQuoted = false
      case ":" where after == " " && !isInCode && !isQuoted, ";" where after == " " && !isInCode && !isQuoted:
        return String(letters[..<place])
      default: continue
      }
    }
    return message
  }
}
