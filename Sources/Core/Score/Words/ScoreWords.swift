package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct ScoreWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: The ring

  /// The ring as one sentence: "Credit score 514 out of 700, excellent, up 6 since 3 October".
  func sentence(_ report: Report, band: String?, _ moved: String?) -> String {
    var text = creditScore(report.score, most: report.most)
    if let band { text += ", " + band.lowered }
    if let moved { text += ", " + moved }
    return text
  }

  /// "up 6 since 3 October".
  func moved(_ change: Int, since day: String) -> String {
    if change == 0 { return unchangedSince(day) }
    let by = String(change.magnitude)
    return change > 0
      ? upSince(by, day: day)
      : downSince(by, day: day)
  }

  /// A band's name in the person's language; one that nobody here knows stays as it was sent, a number is called one.
  func band(_ name: String) -> String {
    if let number = Int(name) { return bandNumber(number) }
    guard let place = Self.knownBandKeys.place(of: name.tidied) else { return name }
    let own = knownBand(place)
    return own.tidied == name.tidied ? name : own
  }

  // MARK: No score

  /// Below 0, which a wrong clock makes, is today.
  func daysAgo(_ days: Int) -> String {
    switch days {
    case ...0: agoToday
    case 1: agoYesterday
    default: countedDaysAgo(days)
    }
  }

  package func reason(_ failure: ScoreFailure) -> String {
    switch failure {
    case .offline: youAreOffline
    case .silence: serverFailure(0)
    case .answered(let status): serverFailure(status)
    case .closed:
      reasonClosed
    case .unreachable: reasonUnreachable
    case .timedOut: reasonTimedOut
    case .status(let status): reasonStatus(status)
    case .moved: reasonMoved
    case .cutShort: reasonCutShort
    case .tooLarge:
      reasonTooLarge
    case .report(.notUnderstood):
      reasonNotUnderstood
    case .report(.noScore): reasonNoScore
    case .report(.noRange(let least, let most)):
      reasonNoRange(least, most: most)
    case .report(.outside(let score, let least, let most)):
      reasonOutside(score, least: least, most: most)
    }
  }
}

extension String {
  /// Only its first letter, as within a sentence; a name such as "FICO" stays as it is.
  var lowered: String {
    var bytes = Array(utf8)
    if bytes.count > 1, bytes[1] >= UInt8(ascii: "a"), bytes[0] >= UInt8(ascii: "A"), bytes[0] <= UInt8(ascii: "Z") {
      bytes[0] |= 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
