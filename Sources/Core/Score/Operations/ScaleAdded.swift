package import Kernel

/// A scale of the person's own, whose id is that of this operation.
package struct ScaleAdded: ScoreFact {
  var name = ""
  var least = 0
  var most = 0
  var bands = Scale.Bands()

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("name", &name)
    fields.whole("least", &least)
    fields.whole("most", &most)
    fields.check((try? Validity.check(least, least: least, most: most)) != nil)
    fields.object("bands", &bands)
  }

  func apply(to file: inout CreditFile, id: String) {
    guard file.scale(id) == nil else { return }
    file.scales.append(
      Scale(id: id, name: name, least: least, most: most, bands: bands.list.isEmpty ? [] : [bands]))
  }

  func line(_ words: ScoreWords) -> String { words.didAddScale(name) }
}
