package import Kernel
import Training

/// The bar, or how many there are of some plates, is otherwise; the rest of the rack of that unit stays.
package struct RackChanged: WorkoutsFact {
  var unit = Weight.Unit.kilograms
  /// In thousandths of the unit; nil where it stays.
  var bar: Int?
  /// In that unit: those of which there are more or fewer.
  var plates: [Rack.Plate] = []

  package mutating func code(_ fields: inout Fields) {
    fields.choice("unit", &unit)
    fields.whole("bar", &bar, 0...Weight.most)
    if fields.isReading ? fields.has("plates") : !plates.isEmpty {
      let unit = unit
      fields.list(
        "plates", &plates, most: Rack.mostPlates,
        write: { .array([SupersetRows.number($0.weight.thousandths), SupersetRows.number($0.count)]) },
        read: { Rack.Plate(pair: $0, unit) })
    }
    fields.check(bar != nil || !plates.isEmpty)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    var rack = mine.rack(in: unit)
    if let bar { rack.bar.thousandths = bar }
    for plate in plates { rack.set(plate) }
    mine.keep(rack)
  }

  /// A plate that has no room on the rack changes nothing, so that one said later can't make an earlier one needless.
  var register: Register? { .rack(unit, bar != nil && plates.isEmpty ? .part("bar") : .rest) }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    guard let bar, plates.isEmpty else { return words.didChangePlates }
    return words.didSet(words.bar, Weight(thousandths: bar, unit).text(in: words.language))
  }
}

extension Rack.Plate {
  /// `[thousandths, count]`.
  fileprivate init?(pair json: JSON, _ unit: Weight.Unit) {
    guard let pair = json.array, pair.count == 2, let thousandths = pair[0].int(upTo: Weight.most),
      let count = pair[1].int(upTo: 100)
    else { return nil }
    self.init(Weight(thousandths: thousandths, unit), count: count)
  }
}
