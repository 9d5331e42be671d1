package import Kernel

/// What a scale's numbers are called from a day on.
package struct BandsSet: ScoreFact {
  var scale = ""
  var bands = Scale.Bands()

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("scale", &scale)
    fields.object("bands", &bands)
  }

  func apply(to file: inout CreditFile, id: String) {
    guard let index = file.scales.firstIndex(where: { $0.id == scale }) else { return }
    file.scales[index].set(bands)
  }

  func line(_ words: ScoreWords) -> String { words.didChangeScale }
}

/// `{"from":"2026-01-01","list":"580 Fair, 670 Good"}`; an empty list is "".
extension Scale.Bands: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.day("from", &from)
    fields.value(
      "list", &list, write: { .string(Scale.Band.typed($0)) },
      read: { $0.string.flatMap { $0.isEmpty ? [] : Scale.Band.list(typed: $0) } })
  }
}
