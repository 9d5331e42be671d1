import Departures
import Kernel
import Testing

@Suite("A train that is not heard of")
struct TrainSilenceTests {
  @Test(
    "a silent train is held after 90 s, dimmed after 10 min, dropped after 30",
    arguments: [
      (-60, .live), (90, .live), (91, .held), (600, .held), (601, .dimmed), (1800, .dimmed), (1801, .dropped),
      (14 * 3600, .dropped),
    ] as [(Int64, TrainSilence)])
  func silence(seconds: Int64, verdict: TrainSilence) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(TrainSilence.verdict(lastSeen: asOf.adding(seconds: -seconds), asOf: asOf, fetchedAt: asOf) == verdict)
    let ahead = asOf.adding(seconds: 1900)
    #expect(TrainSilence.verdict(lastSeen: asOf.adding(seconds: -seconds), asOf: ahead, fetchedAt: asOf) == verdict)
  }

  @Test("a trip without a vehicle is not silent: nothing is known of its train")
  func noVehicle() {
    #expect(TrainSilence.verdict(lastSeen: nil, asOf: Instant(seconds: 5), fetchedAt: Instant(seconds: 5)) == .live)
  }
}
