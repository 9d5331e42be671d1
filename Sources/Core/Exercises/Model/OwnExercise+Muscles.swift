extension OwnExercise {
  /// What an exercise is for a muscle.
  ///
  /// NB: their order is kept in journals.
  package enum Role: Int, Sendable {
    case none
    /// It is for this muscle.
    case primary
    /// This muscle helps.
    case secondary
  }

  /// One that stands in both lists, as old ones may, is trained.
  package func role(of muscle: Muscle) -> Role {
    primary.contains(muscle) ? .primary : secondary.contains(muscle) ? .secondary : .none
  }

  /// In its place in the muscles' order, so that it is the same whichever device said its muscle first.
  package mutating func set(_ muscle: Muscle, _ role: Role) {
    primary.removeAll { $0 == muscle }
    secondary.removeAll { $0 == muscle }
    switch role {
    case .none: break
    case .primary: Self.put(muscle, into: &primary)
    case .secondary: Self.put(muscle, into: &secondary)
    }
  }

  private static func put(_ muscle: Muscle, into list: inout [Muscle]) {
    var place = 0
    while place < list.count, list[place].rawValue < muscle.rawValue { place += 1 }
    list.insert(muscle, at: place)
  }

  /// What the same exercise says elsewhere, where this one says nothing: muscles that it doesn't name, and its equipment.
  package mutating func fill(from other: OwnExercise) {
    for muscle in other.primary + other.secondary where role(of: muscle) == .none {
      set(muscle, other.role(of: muscle))
    }
    if equipment.isEmpty { equipment = other.equipment }
  }
}
