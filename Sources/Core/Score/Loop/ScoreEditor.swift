import Kernel

/// The open dialog: what it is about, and what has been typed into it so far.
package struct ScoreEditor: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    case newEntry
    case entry(String)
    case newScale
    case bands(String)
  }

  package enum Field: Equatable, Sendable {
    case score, date, scale, name, least, most
    /// Of one band, by its row.
    case bandLeast(Int), bandName(Int)
  }

  private struct Text: Equatable {
    var field: Field
    var text: String
  }

  /// Rows of bands that a form has at most.
  package static let mostBands = 20

  package var subject: Subject
  private var texts: [Text] = []
  /// What the fields held at first: a field says what is wrong with it once it differs, or once Save was tried.
  private var start: [Text] = []
  var isTried = false

  /// Its fields filled with what is there; `nil` for an entry or a scale that is gone.
  init?(_ subject: Subject, _ file: CreditFile, today: Day, in zone: Zone) {
    self.subject = subject
    self[.date] = today.iso8601
    switch subject {
    case .newEntry: self[.scale] = file.chosen
    case .entry(let id):
      guard let entry = file.entry(id) else { return nil }
      self[.score] = String(entry.report.score)
      self[.date] = zone.local(entry.time).day.iso8601
      self[.scale] = entry.scale
    case .newScale: break
    case .bands(let id):
      guard let scale = file.scale(id) else { return nil }
      for (row, band) in (scale.bands.last?.list ?? []).enumerated() {
        self[.bandLeast(row)] = String(band.least)
        self[.bandName(row)] = band.name
      }
    }
    start = texts
  }

  subscript(field: Field) -> String {
    get { Self.text(of: field, in: texts) }
    set {
      if let place = texts.firstIndex(where: { $0.field == field }) {
        texts[place].text = newValue
      } else {
        texts.append(Text(field: field, text: newValue))
      }
    }
  }

  func isChanged(_ field: Field) -> Bool { self[field] != Self.text(of: field, in: start) }

  private static func text(of field: Field, in texts: [Text]) -> String {
    for one in texts where one.field == field { return one.text }
    return ""
  }

  /// Rows to draw: those in use, and an empty one to go on with.
  var bandRows: Int {
    var used = 0
    for row in 0..<Self.mostBands where !self[.bandLeast(row)].isEmpty || !self[.bandName(row)].isEmpty {
      used = row + 1
    }
    return min(max(used + 1, 3), Self.mostBands)
  }
}

extension ScoreEditor.Field {
  private static let single: [ScoreEditor.Field] = [.score, .date, .scale, .name, .least, .most]

  /// In wire forms, and as the id of what is typed into.
  var name: String {
    switch self {
    case .score: "score"
    case .date: "date"
    case .scale: "scale"
    case .name: "name"
    case .least: "least"
    case .most: "most"
    case .bandLeast(let row): "band-from-" + String(row)
    case .bandName(let row): "band-name-" + String(row)
    }
  }

  init?(name: String) {
    for field in Self.single where field.name == name {
      self = field
      return
    }
    for row in 0..<ScoreEditor.mostBands {
      for field in [Self.bandLeast(row), .bandName(row)] where field.name == name {
        self = field
        return
      }
    }
    return nil
  }
}
