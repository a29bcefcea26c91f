// An entry with labelled fields: each answer is looked for in its own field.

/// Judges an entry by its fields.
func judgeFields(of entry: GotchaEntry) -> EntryJudgement {
  let (gap, vague) = gapAnswer(of: entry)
  let answers = [gap, evidenceAnswer(of: entry), verifiedAnswer(of: entry)].compactMap { $0 }
  let removal = entry.fields[.removeWhen].flatMap(statedRemoval) ?? findRemoval(in: entry.fields[.gap] ?? "")
  return EntryJudgement(form: .labelled, answers: answers, vagueGap: vague, removal: removal)
}

/// The gap, forgiven where the entry says that the bridge holds a system component.
private func gapAnswer(of entry: GotchaEntry) -> (ChecklistAnswer?, VagueGap?) {
  let gap = filled(entry.fields[.gap])
  let isComponent = namesSystemComponent(entry.fields[.matrix]) || namesSystemComponent(gap)
  let component = isComponent ? wrappedType(of: entry) : nil
  guard let gap else {
    let text = entry.fields[.matrix] ?? ""
    return (isComponent ? ChecklistAnswer(item: .gap, source: .systemComponent, text: text) : nil, nil)
  }
  switch judgeGap(gap, component: component) {
  case .specific: return (ChecklistAnswer(item: .gap, source: .field, text: gap), nil)
  case .vague(let vague):
    let named = ProseReader.tokens(of: gap).contains { $0.kind == .name }
    guard isComponent && named else { return (nil, vague) }
    return (ChecklistAnswer(item: .gap, source: .systemComponent, text: gap), nil)
  }
}

private func evidenceAnswer(of entry: GotchaEntry) -> ChecklistAnswer? {
  let fields: [(ChecklistAnswer.Source, String?)] =
    [(.field, entry.fields[.evidence]), (.prose, entry.fields[.gap])]
    + entry.otherFields.sorted { $0.key < $1.key }.map { (.prose, $0.value) }
  let answers = fields.compactMap { source, text in
    filled(text).flatMap { evidence(in: ProseReader.tokens(of: $0), source: source) }
  }
  return answers.first { !$0.isWeak } ?? answers.first
}

/// The strongest evidence among a text's pieces as an answer.
func evidence(in tokens: [ProseToken], source: ChecklistAnswer.Source) -> ChecklistAnswer? {
  let found = findEvidence(in: tokens)
  guard let best = found.first(where: \.isStrong) ?? found.first else { return nil }
  return ChecklistAnswer(item: .evidence, source: source, text: best.text, isWeak: !best.isStrong)
}

/// A platform version in the field of that name; a date or the name of a tool alone is none.
private func verifiedAnswer(of entry: GotchaEntry) -> ChecklistAnswer? {
  guard let text = filled(entry.fields[.verified]), !findVerified(in: text).platforms.isEmpty else {
    return nil
  }
  return ChecklistAnswer(item: .verified, source: .field, text: text)
}

/// The condition of a `Remove when` field: whatever it says is one.
private func statedRemoval(_ text: String) -> RemovalCondition? {
  guard let text = filled(text) else { return nil }
  return RemovalCondition(text: text, platform: findVerified(in: text).platforms.first)
}

/// A field's text, nil where it has a blank, or where nothing but space, a dash or a word for "nothing"
/// stands in it.
private func filled(_ text: String?) -> String? {
  guard let text, !EntryBlank.stands(in: text) else { return nil }
  let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
  let empty =
    words.isEmpty || ["none", "n a", "tbd", "unknown", "todo"].contains(words.joined(separator: " "))
  return empty ? nil : text
}

/// Whether a text says that the bridge holds a system component, and does not deny it: "system component:
/// no".
private func namesSystemComponent(_ text: String?) -> Bool {
  let words = ProseReader.tokens(of: text ?? "").filter { $0.kind == .word }.map(\.lower)
  return words.indices.contains { index in
    guard words[index] == "system", words[(index + 1)...].first?.hasPrefix("component") == true else {
      return false
    }
    let around = words[max(0, index - 2)..<index] + words[(index + 2)...].prefix(1)
    return !around.contains { ["no", "not", "false"].contains($0) }
  }
}

/// The wrapped type: the name after the arrow of the `Bridge` field, or the first name of the gap.
private func wrappedType(of entry: GotchaEntry) -> String? {
  let bridge = ProseReader.tokens(of: entry.fields[.bridge] ?? "").filter { $0.kind == .name }
  let gap = ProseReader.tokens(of: entry.fields[.gap] ?? "").filter { $0.kind == .name }
  return bridge.dropFirst().first?.raw ?? gap.first?.raw
}
