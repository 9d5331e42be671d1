import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("Records")
struct RecordsTests {
  @Test("records are the heaviest, the best estimate and the most; across units; an equal one later is none")
  func records() {
    var records = Records()
    records.add(DoneSet(PushDay.order.steps[0].place, .bank("bench"), Plan.set(5, 100), at: PushDay.start))
    records.add(
      DoneSet(PushDay.order.steps[0].place, .bank("bench"), Plan.set(12, 80), at: PushDay.start.adding(seconds: 1)))
    let pounds = ExerciseSet(amount: 1, weight: Weight(thousandths: 225_000, .pounds))
    records.add(DoneSet(PushDay.order.steps[0].place, .bank("bench"), pounds, at: PushDay.start.adding(seconds: 2)))
    records.add(DoneSet(PushDay.order.steps[0].place, .bank("bench"), pounds, at: PushDay.start.adding(seconds: 3)))
    records.add(DoneSet(PushDay.order.steps[0].place, .bank("bench"), Plan.set(1, 300, .warmUp), at: PushDay.start))
    #expect(records.heaviest?.weight == pounds.weight && records.heaviest?.time == PushDay.start.adding(seconds: 2))
    #expect(records.oneRepMax?.set.amount == 5 && records.oneRepMax?.weight == Weight(thousandths: 116_700))
    #expect(records.most?.set.amount == 12)
  }

  @Test("of two sets with as many repetitions the heavier is the record, whichever came first; of equal ones the first")
  func mostOfEquals() {
    for arrival in [[0, 1, 2], [2, 1, 0]] {
      var records = Records()
      for index in arrival {
        let set = Plan.set(10, [55, 60, 60][index])
        records.add(
          DoneSet(PushDay.order.steps[0].place, .bank("bench"), set, at: PushDay.start.adding(seconds: Int64(index))))
      }
      #expect(
        records.most?.weight == Weight(thousandths: 60_000) && records.most?.time == PushDay.start.adding(seconds: 1))
    }
  }
}
