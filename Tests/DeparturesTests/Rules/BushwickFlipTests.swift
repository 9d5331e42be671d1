import Departures
import Testing

@Suite("The M in Bushwick")
struct BushwickFlipTests {
  @Test("the M changes sides at the six stops it shares with the J, and nothing else does")
  func bushwick() {
    #expect(["M11", "M12", "M13", "M14", "M16", "M18"].allSatisfy { BushwickFlip.applies(route: "M", stop: $0) })
    #expect(!BushwickFlip.applies(route: "M", stop: "M10"))
    #expect(!BushwickFlip.applies(route: "M", stop: "M15"))
    #expect(!BushwickFlip.applies(route: "J", stop: "M16"))
  }
}
