package import Kernel

/// One credit report: a score on its scale, and whatever else was said with it. It can't be made of a score that is none:
/// see `Validity`.
package struct Report: Equatable, Sendable {
  package let score: Int
  package let least: Int
  package let most: Int
  /// By `ReportField`; nil where nothing was said, `.null` where the upstream said that it does not know. Texts that
  /// nobody here knows are kept as they are.
  private var values: [JSON?]

  /// To be read into.
  init() { (score, least, most, values) = (0, 0, 0, []) }

  /// A report of these three alone, where nothing else was said.
  package init(score: Int, least: Int, most: Int) throws(ReportFault) {
    try Validity.check(score, least: least, most: most)
    self.score = score
    self.least = least
    self.most = most
    values = [JSON?](repeating: nil, count: ReportField.count)
    self[.score] = .integer(Int64(score))
    self[.minScoreValue] = .integer(Int64(least))
    self[.maxScoreValue] = .integer(Int64(most))
  }

  package internal(set) subscript(field: ReportField) -> JSON? {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue }
  }

  /// A whole number that was said.
  package func whole(_ field: ReportField) -> Int? { self[field].flatMap { $0.int } }

  /// Another score, all else as it was.
  func with(score: Int) throws(ReportFault) -> Report {
    var report = try Report(score: score, least: least, most: most)
    for field in ReportField.allCases where field != .score { report[field] = self[field] }
    return report
  }

  /// Made of all that is news in it: the same for two that say the same. What only counts down each day, or names the
  /// request, is none. Journals keep it as the names of entries.
  var content: String {
    var id = ContentID()
    func add(_ text: String) {
      for byte in text.utf8 { id.add(byte: byte) }
      id.add(Int64(text.utf8.count))
    }
    for field in ReportField.allCases where field != .daysUntilNextReport && field != .clientRef {
      guard let value = self[field] else { continue }
      add(field.name)
      // "3.0" is stored as "3".
      if let whole = value.integer {
        id.add(byte: 1)
        id.add(whole)
      } else if let number = value.number {
        id.add(byte: 2)
        id.add(Int64(bitPattern: number.bitPattern))
      } else if let text = value.string {
        id.add(byte: 3)
        add(text)
      } else {
        id.add(byte: value.bool.map { $0 ? 5 : 4 } ?? 0)
      }
    }
    return id.text
  }

  /// The band's name as the report has it, or its number; empty where it says neither.
  package var band: String {
    if let name = self[.equifaxScoreBandDescription].flatMap({ $0.string }), !name.isEmpty { return name }
    return (whole(.equifaxScoreBand) ?? whole(.scoreBand)).map { String($0) } ?? ""
  }
}
