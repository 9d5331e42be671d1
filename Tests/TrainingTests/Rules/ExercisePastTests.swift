import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("What was done of an exercise before")
struct ExercisePastTests {
  @Test("last time's values stand beside the same set of the exercise, of the latest finished workout")
  func lastTime() {
    var old = PushDay.done(5)
    old.id = "old"
    old.finished = PushDay.start
    var recent = PushDay.done(2)
    recent.id = "recent"
    recent.finished = PushDay.start
    let log = [PushDay.done(4), recent, old]
    #expect(LastTime.set(0, of: .bank("bench"), in: log)?.amount == 10)
    #expect(LastTime.set(1, of: .bank("bench"), in: log)?.amount == 10)
    #expect(LastTime.set(1, of: .bank("bench"), in: [old])?.amount == 8)
    #expect(LastTime.set(0, of: .bank("dip"), in: log)?.amount == 12)
    #expect(LastTime.set(0, of: .bank("squat"), in: log) == nil)
  }

  @Test("an exercise's past has its days newest first, and its records")
  func past() {
    var old = PushDay.done(5)
    old.id = "old"
    let past = ExercisePast(.bank("bench"), [PushDay.done(3), old])
    #expect(past.sessions.map { $0.sets.count } == [2, 2])
    #expect(past.sessions.map { $0.logged } == ["run", "old"])
    #expect(past.records.heaviest?.weight == Weight(thousandths: 60_000))
  }
}
