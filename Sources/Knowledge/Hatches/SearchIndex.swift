// The index over all hatches that a search is answered from: which term stands in which field of which hatch.

/// A field of a hatch, by how much a hit in it says. A field counts more than all fields after it together.
enum SearchField: Int, CaseIterable {
  case type, member, title, words, native, gap, prose

  /// What a hit in the field is worth.
  var weight: Float {
    switch self {
    case .type: 250
    case .member: 120
    case .title: 60
    case .words: 30
    case .native: 14
    case .gap: 6
    case .prose: 3
    }
  }
}

/// What the hits of a term in one hatch are worth, by field.
struct SearchPosting {
  /// The place of the hatch.
  let place: Int
  /// The worth in each field, by its raw value.
  var fields = SIMD8<Float>(repeating: 0)
}

/// Where terms stand.
struct SearchIndex {
  /// Term → its hatches, by their places.
  private(set) var postings: [String: [SearchPosting]] = [:]
  let count: Int

  init(_ hatches: [Hatch]) {
    count = hatches.count
    for (place, hatch) in hatches.enumerated() { add(hatch, at: place) }
  }

  private mutating func add(_ hatch: Hatch, at place: Int) {
    for (order, wrap) in hatch.wraps.enumerated() {
      add(wrap, order: order, of: hatch.wraps.count, at: place)
    }
    add(hatch.id + " " + hatch.title, .title, place)
    for phrase in hatch.words { add(phrase, .words, place) }
    add(hatch.native ?? "", .native, place)
    for section in hatch.sections { add(section.text, section.name == .gap ? .gap : .prose, place) }
  }

  /// A type that stands first or alone is what the hatch is about; a member says less of its type, and a
  /// class of somebody else's nothing.
  private mutating func add(_ wrap: HatchWrap, order: Int, of count: Int, at place: Int) {
    let terms = SearchTerms.terms(of: wrap.type)
    let share = order == 0 ? (count == 1 ? 1.08 : 1.05) : 1.0 - 0.01 * Float(min(order, 10))
    for term in terms.prefix(1) {
      if wrap.isType { note(term.text, .type, share, place) }
      if wrap.member != nil { note(term.text, .title, 1, place) }
    }
    for term in terms.dropFirst() where wrap.qualifier == nil { note(term.text, .words, 0.3, place) }
    add(wrap.member ?? "", .member, place)
    add(wrap.qualifier ?? "", .words, place)
  }

  /// The terms of a text; a word of a short phrase says more than one of a long phrase.
  private mutating func add(_ text: String, _ field: SearchField, _ place: Int) {
    let terms = SearchTerms.terms(of: text)
    let length = terms.count { !$0.isPart }
    let share = field == .words ? 1 / (1 + 0.12 * Float(max(0, length - 1))) : 1
    for term in terms where !SearchTerms.empty.contains(term.text) || field == .words {
      note(term.text, field, term.isPart ? share * 0.5 : share, place)
    }
  }

  private mutating func note(_ term: String, _ field: SearchField, _ share: Float, _ place: Int) {
    // Hatches are added one after the other, so a term's last posting is that of this hatch or of one before
    // it.
    var found = postings[term, default: []]
    postings[term] = nil
    if found.last?.place != place { found.append(SearchPosting(place: place)) }
    let last = found.count - 1
    found[last].fields[field.rawValue] = max(found[last].fields[field.rawValue], share * field.weight)
    postings[term] = found
  }
}
