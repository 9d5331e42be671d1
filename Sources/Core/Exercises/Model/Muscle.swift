/// What exercises train.
///
/// NB: their order is kept in journals, links and the bank's file.
package enum Muscle: Int, CaseIterable, Sendable {
  case abdominals, abductors, adductors, biceps, calves, chest, forearms, glutes, hamstrings
  case hipFlexors, lats, lowerBack, middleBack, neck, quadriceps, shoulders, traps, triceps
}

/// Muscles without an order of their own: one bit each.
package struct MuscleSet: Equatable, Sendable {
  private var bits: UInt32 = 0

  package init() {}

  package mutating func insert(_ muscle: Muscle) { bits |= 1 << UInt32(muscle.rawValue) }

  package func contains(_ muscle: Muscle) -> Bool { bits & 1 << UInt32(muscle.rawValue) != 0 }

  package var isEmpty: Bool { bits == 0 }

  /// In the order of `Muscle`.
  package var all: [Muscle] {
    var all: [Muscle] = []
    for muscle in Muscle.allCases where contains(muscle) { all.append(muscle) }
    return all
  }
}
