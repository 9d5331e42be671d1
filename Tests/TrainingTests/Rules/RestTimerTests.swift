import Kernel
import TestSupport
import Testing
import Training

@Suite("The rest after a set")
struct RestTimerTests {
  @Test("the short rest inside a superset, the full one after its round, none after the last set")
  func rests() {
    #expect(RestTimer(PushDay.done(0), PushDay.order) == nil)
    #expect(RestTimer(PushDay.done(1), PushDay.order)?.secondsLeft(at: PushDay.start.adding(seconds: 100)) == 15)
    let full = RestTimer(PushDay.done(2), PushDay.order)
    #expect(full?.secondsLeft(at: PushDay.start.adding(seconds: 230)) == 60)
    #expect(full?.thousandthsLeft(at: PushDay.start.adding(seconds: 245)) == 500)
    #expect(full?.secondsLeft(at: PushDay.start.adding(seconds: 1000)) == 0)
    #expect(full?.thousandthsLeft(at: PushDay.start) == 1000)
    #expect(RestTimer(PushDay.done(5), PushDay.order) == nil)
  }

  @Test("a clock that is put back makes no rest longer than it was")
  func clockPutBack() {
    #expect(RestTimer(PushDay.done(2), PushDay.order)?.secondsLeft(at: PushDay.start.adding(seconds: -3600)) == 90)
  }

  @Test("one that was changed by hand ends when it was said to; at its beginning there is none")
  func changed() {
    var logged = PushDay.done(1)
    logged.restUntil = PushDay.start.adding(seconds: 170)
    #expect(RestTimer(logged, PushDay.order)?.secondsLeft(at: PushDay.start.adding(seconds: 100)) == 70)
    logged.restUntil = PushDay.start.adding(seconds: 100)
    #expect(RestTimer(logged, PushDay.order) == nil)
  }

  @Test("a change of the rest before, that comes late, leaves the one that is on alone")
  func late() {
    var logged = PushDay.done(1)
    logged.restUntil = PushDay.start.adding(seconds: 99)
    #expect(RestTimer(logged, PushDay.order)?.secondsLeft(at: PushDay.start.adding(seconds: 100)) == 15)
  }
}
