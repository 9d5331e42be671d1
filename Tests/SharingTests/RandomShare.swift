import Exercises
import Kernel
import Sharing
import Training
import TestSupport

/// Any workout that can be planned, with exercises of the bank and of one's own; the same for the same seed.
struct RandomShare {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// `exercises` are ids of the bank.
  mutating func workout(_ exercises: [Exercise]) -> SharedWorkout {
    var own: [OwnExercise] = []
    for index in 0..<number(0...3) {
      let name = ["Grandma’s Ride", "Sled, backwards", "Élan 駅", "x10 A. (hard)"][index]
      guard case .own(let id) = ExerciseRef.own(named: name) else { continue }
      own.append(
        OwnExercise(
          id: id, name: name, measure: Measure.allCases[number(0...2)], primary: number(0...1) == 0 ? [.calves] : [],
          secondary: number(0...1) == 0 ? [.neck, .lats] : [], equipment: number(0...1) == 0 ? "band" : ""))
    }
    var supersets: [Superset] = []
    for _ in 0..<number(0...6) { supersets.append(superset(exercises, own)) }
    let name = ["Push day", "Ünï 駅 \"q\"", "5×5", "A"][number(0...3)]
    return SharedWorkout(Workout(name: name, supersets: supersets), own: own)
  }

  private mutating func superset(_ exercises: [Exercise], _ own: [OwnExercise]) -> Superset {
    var slots: [Slot] = []
    var measures: [Measure] = []
    for _ in 0..<number(1...3) {
      if let mine = own.randomElement(using: &random), number(0...3) == 0 {
        slots.append(Slot(exercise: .own(mine.id)))
        measures.append(mine.measure)
      } else if let exercise = exercises.randomElement(using: &random) {
        slots.append(Slot(exercise: exercise.ref))
        measures.append(exercise.measurement.measure)
      }
    }
    var rounds: [Round] = []
    let isEven = number(0...1) == 0
    for _ in 0..<number(1...6) {
      if isEven, let last = rounds.last {
        rounds.append(last)
        continue
      }
      var sets: [ExerciseSet] = []
      for measure in measures { sets.append(set(measure)) }
      rounds.append(Round(sets: sets, rest: [0, 45, 90, 150, 3600][number(0...4)]))
    }
    return Superset(slots: slots, rounds: rounds, shortRest: [0, 15, 30][number(0...2)])
  }

  private mutating func set(_ measure: Measure) -> ExerciseSet {
    ExerciseSet(
      amount: [0, 1, 8, 12, 90, 1500, 100_000][number(0...6)], measure: measure,
      weight: Weight(
        thousandths: [0, 20_000, 22_500, 61_250, 333, Weight.most][number(0...5)], Weight.Unit.allCases[number(0...1)]),
      kind: ExerciseSet.Kind.allCases[number(0...3)])
  }
}
