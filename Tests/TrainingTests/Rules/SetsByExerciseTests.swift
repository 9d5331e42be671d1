import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("What was done, exercise by exercise")
struct SetsByExerciseTests {
  /// "1a bench" is the exercise in slot a of superset 1.
  private func done(_ sets: [(String, String)]) -> SetsByExercise {
    SetsByExercise(
      sets.enumerated().map { index, set in
        let place = SetPlace(superset: String(set.0.prefix(1)), slot: String(set.0.suffix(1)), round: index)
        return DoneSet(place, .bank(set.1), Plan.set(index + 1, 10), at: Instant(seconds: Int64(index)))
      })
  }

  private func said(_ sets: [(String, String)]) -> [String] {
    done(sets).lines.map { line in
      let place = line.place.map { "\($0.superset).\($0.slot) " } ?? ""
      return place + line.exercise.text + " " + line.sets.map { String($0.amount) }.joined(separator: ",")
    }
  }

  @Test("an exercise stands once with all its sets, those of a superset together, in the order each was begun")
  func grouped() {
    #expect(said([("1a", "bench"), ("1b", "row"), ("1a", "bench")]) == ["0.0 bench 1,3", "0.1 row 2"])
    #expect(
      said([("1a", "bench"), ("2a", "dip"), ("1b", "row"), ("2a", "dip")])
        == ["0.0 bench 1", "0.1 row 3", "dip 2,4"])
  }

  @Test("the only exercise of a superset has no place in it; supersets are counted in the order they stand")
  func places() {
    #expect(
      said([("3a", "dip"), ("1a", "bench"), ("1b", "row")]) == ["dip 1", "1.0 bench 2", "1.1 row 3"])
    #expect(said([]).isEmpty)
  }

  @Test("the same exercise in two slots, or another one put in its place, is a line of its own")
  func alike() {
    #expect(said([("1a", "bench"), ("1c", "bench")]) == ["0.0 bench 1", "0.1 bench 2"])
    #expect(said([("1a", "bench"), ("1a", "row")]) == ["0.0 bench 1", "0.1 row 2"])
  }
}
