import Kernel
import Training

/// The bar, and what goes on it.
extension WorkoutsState {
  mutating func update(_ action: WeightsAction, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .unit(let unit): unit == self.unit && mine?.unit != nil ? [] : [append(.unitChosen(UnitChosen(unit: unit)))]
    case .plates(let field, let text): plates(field, text, words)
    }
  }

  /// The person's own in the unit they use, else the usual one.
  var rack: Rack { mine?.rack(in: unit) ?? Plates.usual(unit) }

  /// Of a count the text begins with the plate's place: "2 4" is four of the third.
  private mutating func plates(_ field: WeightsAction.PlateField, _ text: String, _ words: WorkoutsWords) -> [Effect] {
    let rack = rack
    var change = RackChanged(unit: unit)
    switch field {
    case .target:
      target = text.cut(toBytes: 32)
      return []
    case .bar:
      guard let weight = Weight(typed: text, unit) else { return refuse("bar", text, .weight, words) }
      if weight != rack.bar { change.bar = weight.thousandths }
    case .count:
      let (place, typed) = text.halves(at: " ")
      guard let place = Int(place), rack.plates.indices.contains(place) else { return [] }
      guard let count = Whole.typed(typed ?? "", from: 0, to: 100) else {
        return refuse("plate-" + String(place), typed ?? "", .amount, words)
      }
      if count != rack.plates[place].count { change.plates = [Rack.Plate(rack.plates[place].weight, count: count)] }
    }
    refusal = nil
    return change == RackChanged(unit: unit) ? [] : [append(.rackChanged(change))]
  }
}
