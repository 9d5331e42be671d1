package import Kernel

/// What a score can be, and what the numbers are called. Bands are dated: what a score was called then stays so.
package struct Scale: Equatable, Sendable {
  /// A part of the scale under one name, up to where the next one begins.
  package struct Band: Equatable, Sendable {
    /// The lowest score that it holds for.
    package var least: Int
    package var name: String

    /// So many a scale has.
    static let most = 20

    package init(least: Int, name: String) {
      self.least = least
      self.name = name
    }
  }

  /// From that day on these hold.
  package struct Bands: Equatable, Sendable {
    package var from: Day
    /// By their least score, ascending.
    package var list: [Band]

    package init(from: Day, list: [Band]) {
      self.from = from
      self.list = list
    }

    /// To be read into.
    init() { self.init(from: Day(number: 0), list: []) }
  }

  package var id: String
  package var name: String
  package var least: Int
  package var most: Int
  /// By day, ascending.
  package internal(set) var bands: [Bands]

  package init(id: String, name: String, least: Int, most: Int, bands: [Bands] = []) {
    self.id = id
    self.name = name
    self.least = least
    self.most = most
    self.bands = bands
  }

  /// To be read into.
  init() { self.init(id: "", name: "", least: 0, most: 0) }
}

extension Scale {
  /// The one that the upstream's reports are of; it names the bands itself.
  package static let ofReports = "yourscore"

  /// Bands: FICO's and VantageScore's own, as their consumer pages publish them.
  static var builtIn: [Scale] {
    [
      Scale(id: ofReports, name: "", least: 0, most: 700),
      Scale(
        id: "fico8", name: "FICO 8", least: 300, most: 850,
        bands: named("300 Poor, 580 Fair, 670 Good, 740 Very good, 800 Exceptional")),
      Scale(
        id: "vantage3-4", name: "VantageScore 3.0, 4.0", least: 300, most: 850,
        bands: named("300 Very poor, 500 Poor, 601 Fair, 661 Good, 781 Excellent")),
    ]
  }

  /// Not added by the person.
  var isBuiltIn: Bool { Self.builtIn.contains { $0.id == id } }

  private static func named(_ text: String) -> [Bands] {
    [Bands(from: Day(number: 0), list: Band.list(typed: text) ?? [])]
  }

  /// Those of the same day are replaced.
  mutating func set(_ new: Bands) {
    bands.removeAll { $0.from == new.from }
    let index = bands.firstIndex { $0.from > new.from } ?? bands.count
    bands.insert(new, at: index)
  }
}

extension Scale.Band {
  /// "580 Fair, 670 Good": each with its least score. `nil` where one has no number or no name, or the numbers don't rise.
  package static func list(typed text: String) -> [Scale.Band]? {
    var bands: [Scale.Band] = []
    var rest: String? = text
    while let next = rest {
      let (part, tail) = next.halves(at: ",")
      rest = tail
      let (number, name) = part.trimmed.halves(at: " ")
      guard let least = Int(number), Validity.isOnAScale(least), let name = name?.trimmed, !name.isEmpty,
        bands.count < Scale.Band.most, bands.last.map({ $0.least < least }) ?? true
      else { return nil }
      bands.append(Scale.Band(least: least, name: name.cut(toBytes: 40)))
    }
    return bands
  }

  /// As `list(typed:)` reads it: "300 Poor, 580 Fair".
  static func typed(_ list: [Scale.Band]) -> String {
    var text = ""
    for band in list { text += (text.isEmpty ? "" : ", ") + String(band.least) + " " + band.name }
    return text
  }
}
