package import Kernel

/// Some of a scale's numbers are called otherwise from a day on; what isn't said stays as it held on that day.
package struct BandsChanged: ScoreFact {
  var scale = ""
  var from = Day(number: 0)
  /// New ones, and those that have another name.
  var set: [Scale.Band] = []
  /// By their least scores.
  var removed: [Int] = []

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("scale", &scale)
    fields.day("from", &from)
    if fields.isReading ? fields.has("set") : !set.isEmpty { fields.bands("set", &set) }
    if fields.isReading ? fields.has("removed") : !removed.isEmpty {
      fields.list(
        "removed", &removed, most: Scale.Band.most, write: { .integer(Int64($0)) },
        read: { $0.int.flatMap { Validity.isOnAScale($0) ? $0 : nil } })
      fields.check(!removed.isEmpty)
    }
    fields.check(!set.isEmpty || !removed.isEmpty)
  }

  /// Of what holds on that day, or held on the last one before it. More bands than a scale can have are left out.
  func apply(to file: inout CreditFile, id: String) {
    guard let index = file.scales.firstIndex(where: { $0.id == scale }) else { return }
    var list = file.scales[index].bands.on(from)
    list.removeAll { removed.contains($0.least) }
    for band in set {
      let place = list.firstIndex { $0.least >= band.least } ?? list.count
      if place < list.count, list[place].least == band.least {
        list[place] = band
      } else if list.count < Scale.Band.most {
        list.insert(band, at: place)
      }
    }
    file.scales[index].set(Scale.Bands(from: from, list: list))
  }

  func line(_ words: ScoreWords) -> String { words.didChangeScale }
}

extension BandsChanged {
  /// What makes the scale's bands as they are to be; nil where they are so on that day already, whichever day it is that
  /// they hold from.
  init?(_ scale: String, from held: [Scale.Bands], to bands: Scale.Bands) {
    self.init(scale: scale, from: bands.from)
    let before = held.on(from)
    set = bands.list.filter { !before.contains($0) }
    for band in before where !bands.list.contains(where: { $0.least == band.least }) { removed.append(band.least) }
    if set.isEmpty, removed.isEmpty { return nil }
  }
}

extension Fields {
  /// "580 Fair, 670 Good", at least one.
  fileprivate mutating func bands(_ name: String, _ list: inout [Scale.Band]) {
    value(
      name, &list, write: { .string(Scale.Band.typed($0)) }, read: { $0.string.flatMap { Scale.Band.list(typed: $0) } })
  }
}
