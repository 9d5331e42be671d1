import Kernel

/// The open dialog: what it is about, and what has been typed into it so far.
package struct ScoreEditor: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    case newEntry
    case entry(String)
    case newScale
    case bands(String)
  }

  package enum Field: Int, Sendable {
    case score, date, scale, name, least, most, bands

    static let count = 7
  }

  package var subject: Subject
  /// By field.
  private var texts = [String](repeating: "", count: Field.count)
  /// What the fields held at first: a field says what is wrong with it once it differs, or once Save was tried.
  private var start: [String] = []
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
      self[.bands] = Scale.Band.typed(scale.bands.last?.list ?? [])
    }
    start = texts
  }

  subscript(field: Field) -> String {
    get { texts[field.rawValue] }
    set { texts[field.rawValue] = newValue }
  }

  func isChanged(_ field: Field) -> Bool { start[field.rawValue] != texts[field.rawValue] }
}

extension ScoreEditor.Field {
  private static let names = ["score", "date", "scale", "name", "least", "most", "bands"]

  /// In wire forms, and as the id of what is typed into.
  var name: String { Self.names[rawValue] }

  init?(name: String) {
    for index in Self.names.indices where Self.names[index] == name {
      self.init(rawValue: index)
      return
    }
    return nil
  }
}
