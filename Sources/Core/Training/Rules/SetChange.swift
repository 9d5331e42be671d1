/// Only what changes is said, so that two devices can each change something else of one set.
package enum SetChange: Equatable, Sendable {
  case amount(Int)
  case weight(Weight)
  case kind(ExerciseSet.Kind)
}

extension Superset {
  /// In one round, or in every one. A round or a slot that isn't there changes nothing.
  package mutating func change(_ slot: String, round: Int?, _ change: SetChange) {
    guard let index = index(of: slot) else { return }
    for place in rounds.indices where round == nil || round == place {
      switch change {
      case .amount(let amount): rounds[place].sets[index].amount = amount
      case .weight(let weight): rounds[place].sets[index].weight = weight
      case .kind(let kind): rounds[place].sets[index].kind = kind
      }
    }
  }

  /// Seconds after one round, or after every one.
  package mutating func setRest(_ seconds: Int, round: Int?) {
    for place in rounds.indices where round == nil || round == place { rounds[place].rest = seconds }
  }
}
