package import Kernel

// NB: the order of each is that of the letters in the bank's file; a new case comes last.

/// What an exercise is done with.
package enum Equipment: Int, CaseIterable, Sendable {
  case bodyweight, barbell, dumbbell, kettlebell, cable, machine, smithMachine, band, ezBar, trapBar, plate, landmine
  case medicineBall, exerciseBall, foamRoller, suspensionTrainer, weightVest, cardioMachine, sled, sandbag, strongman
  case jumpRope, abWheel, battleRopes, balanceBoard, hurdle, chains, gluteHamDeveloper, other
}

/// What the muscles do with the load.
package enum Force: Int, CaseIterable, Sendable {
  case pull, push, hold
}

/// Over several joints, or one.
package enum Mechanic: Int, CaseIterable, Sendable {
  case compound, isolation
}

/// How much practice an exercise asks for.
package enum Level: Int, CaseIterable, Sendable {
  case beginner, intermediate, expert
}

/// The kind of training that an exercise is part of.
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

  /// What its amount counts.
  package var measure: Measure {
    switch self {
    case .weightAndReps, .reps, .addedWeightAndReps, .assistedReps: .reps
    case .time, .weightAndTime: .seconds
    case .distance, .weightAndDistance: .metres
    }
  }

  /// Whether a weight is written beside the amount: lifted, added, or taken off as a help.
  package var takesWeight: Bool {
    switch self {
    case .reps, .time, .distance: false
    case .weightAndReps, .addedWeightAndReps, .assistedReps, .weightAndTime, .weightAndDistance: true
    }
  }
}

/// A fact that the source table writes as an English word, as own exercises and files do.
package protocol BankFact: CaseIterable, RawRepresentable<Int> {
  static var words: TextKeys { get }
}

extension BankFact {
  package init?(word: String) {
    guard let place = Self.words.place(of: word) else { return nil }
    self.init(rawValue: place)
  }

  package var word: String { Self.words[rawValue] }
}

extension Equipment: BankFact { package static var words: TextKeys { BankWords.equipmentNameKeys } }
extension Muscle: BankFact { package static var words: TextKeys { BankWords.muscleNameKeys } }
extension Force: BankFact { package static var words: TextKeys { BankWords.forceNameKeys } }
extension Mechanic: BankFact { package static var words: TextKeys { BankWords.mechanicNameKeys } }
extension Level: BankFact { package static var words: TextKeys { BankWords.levelNameKeys } }
extension Category: BankFact { package static var words: TextKeys { BankWords.categoryNameKeys } }
extension Measurement: BankFact { package static var words: TextKeys { BankWords.measurementNameKeys } }
