package import Kernel
import Training

/// The bar and the plates that the person owns.
package struct RackChosen: WorkoutsFact {
  var rack = Rack(bar: Weight(), plates: [])

  package mutating func code(_ fields: inout Fields) { rack.code(&fields) }
  func apply(to mine: inout MyWorkouts, id: String) { mine.rack = rack }
  var register: Register? { Register("workouts.rack") }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didChangePlates }
}
