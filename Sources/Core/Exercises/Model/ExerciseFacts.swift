// NB: the order of each is that of the letters in the bank's file; a new case comes last.

/// What an exercise is done with.
package enum Equipment: Int, CaseIterable, Sendable {
  case bodyweight, barbell, dumbbell, kettlebell, cable, machine, smithMachine, band, ezBar, trapBar, plate, landmine
  case medicineBall, exerciseBall, foamRoller, suspensionTrainer, weightVest, cardioMachine, sled, sandbag, strongman
  case jumpRope, abWheel, battleRopes, balanceBoard, hurdle, chains, gluteHamDeveloper, other
}

package enum Force: Int, CaseIterable, Sendable {
  case pull, push, hold
}

/// Over several joints, or one.
package enum Mechanic: Int, CaseIterable, Sendable {
  case compound, isolation
}

package enum Level: Int, CaseIterable, Sendable {
  case beginner, intermediate, expert
}

package enum Category: Int, CaseIterable, Sendable {
  case strength, stretching, plyometrics, powerlifting, weightlifting, strongman, cardio, technique
}

/// What a set of an exercise is written down in.
package enum Measurement: Int, CaseIterable, Sendable {
  case weightAndReps, reps, addedWeightAndReps, assistedReps, time, weightAndTime, distance, weightAndDistance

  init(_ measure: Measure) {
    switch measure {
    case .reps: self = .weightAndReps
    case .seconds: self = .weightAndTime
    case .metres: self = .weightAndDistance
    }
  }

  package var measure: Measure {
    switch self {
    case .weightAndReps, .reps, .addedWeightAndReps, .assistedReps: .reps
    case .time, .weightAndTime: .seconds
    case .distance, .weightAndDistance: .metres
    }
  }

  package var takesWeight: Bool {
    switch self {
    case .reps, .time, .distance: false
    case .weightAndReps, .addedWeightAndReps, .assistedReps, .weightAndTime, .weightAndDistance: true
    }
  }
}

extension Equipment {
  /// Our English word for it, as the source table and own exercises have it.
  package init?(word: String) {
    for equipment in Equipment.allCases where BankWords.english.equipment(equipment) == word {
      self = equipment
      return
    }
    return nil
  }

  package var word: String { BankWords.english.equipment(self) }
}
