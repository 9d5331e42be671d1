import Kernel

/// The open dialog: what it is about, and what has been typed into it so far.
package struct ScoreEditor: Equatable, Sendable {
  /// All that can be typed or chosen in any of the dialogs; each shows some of them.
  package enum Field: String, FormField {
    case score, date, scale, name, least, most
    /// Of one band, by its row.
    case bandLeast = "band-from"
    case bandName = "band-name"
  }

  /// What the dialog adds or changes, by the entry's or the scale's id.
  package enum Subject: Equatable, Sendable {
    case newEntry
    case entry(String)
    case newScale
    case bands(String)
  }

  package var subject: Subject
  var form = Form<Field>()
  /// The scale's bands when the form was filled: what has come since stays as it came.
  private(set) var held: [Scale.Bands] = []

  /// Its fields filled with what is there; `nil` for an entry or a scale that is gone.
  init?(_ subject: Subject, _ file: CreditFile, today: Day, in zone: Zone) {
    self.subject = subject
    var form = Form<Field>()
    form[.date] = today.iso8601
    switch subject {
    case .newEntry: form[.scale] = file.chosen
    case .entry(let id):
      guard let entry = file.entry(id) else { return nil }
      form[.score] = String(entry.report.score)
      form[.date] = zone.local(entry.time).day.iso8601
      form[.scale] = entry.scale
    case .newScale: break
    case .bands(let id):
      guard let scale = file.scale(id) else { return nil }
      held = scale.bands
      for (row, band) in (scale.bands.last?.list ?? []).enumerated() {
        form[.bandLeast, row] = String(band.least)
        form[.bandName, row] = band.name
      }
    }
    self.form = form.begun
  }

  /// Rows to draw: those in use, and an empty one to go on with.
  var bandRows: Int {
    var used = 0
    for row in 0..<Field.mostRows where !form[.bandLeast, row].isEmpty || !form[.bandName, row].isEmpty {
      used = row + 1
    }
    return min(max(used + 1, 3), Field.mostRows)
  }
}
