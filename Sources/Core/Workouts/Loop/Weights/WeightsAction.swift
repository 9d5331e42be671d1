import Kernel
package import Training

/// What is done with the unit, the bar and the plates.
package enum WeightsAction: WordedAction {
  case unit(Weight.Unit)
  case plates(PlateField, String)

  /// The weight to load, the bar's own, and how many there are of a plate.
  package enum PlateField: String, Sendable { case target, bar, count }
}

extension WeightsAction {
  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case unit, plates
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .unit(let unit): (.unit, unit.symbol)
    case .plates(let field, let text): (.plates, field.rawValue + (text.isEmpty ? "" : " " + text))
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let (first, second) = (argument ?? "").halves(at: " ")
    switch word {
    case .unit: self = .unit(Weight.Unit(symbol: first))
    case .plates:
      guard let field = PlateField(rawValue: first) else { return nil }
      self = .plates(field, second.map { $0 + " " + value } ?? value)
    }
  }
}

extension Weight.Unit {
  /// Kilograms where the symbol says no other.
  init(symbol: String) { self = symbol == Weight.Unit.pounds.symbol ? .pounds : .kilograms }
}
