import Departures
import Testing

@Suite("The M in Bushwick")
struct BushwickFlipTests {
  @Test("the M changes sides at the six stops it shares with the J; what boards make of it stands with theirs")
  func bushwick() {
    #expect(BushwickFlip.route == "M")
    #expect(BushwickFlip.stops == ["M11", "M12", "M13", "M14", "M16", "M18"])
  }
}
