package import Kernel
import Training

/// The bar and the plates that the person owns, all of a rack: what was stored before `RackChanged`. That of the other unit
/// stays.
package struct RackChosen: WorkoutsFact {
  var rack = Rack(bar: Weight(), plates: [])

  package mutating func code(_ fields: inout Fields) { rack.code(&fields) }
  func apply(to mine: inout MyWorkouts, id: String) { mine.keep(rack) }
  var register: Register? { .rack(rack.bar.unit) }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didChangePlates }
}

extension Register {
  /// The one rack of a unit.
  static func rack(_ unit: Weight.Unit, _ reach: Reach = .whole) -> Register {
    Register("workouts.rack." + unit.symbol, reach)
  }
}
