import Kernel
import Races
import Testing

@Suite("A venue’s own time")
struct VenueZoneTests {
  @Test(
    "a venue's time is told only where its zone is beyond doubt",
    arguments: [
      ("AU", "NSW", "18:30"), ("AU", "SA", "18:00"), ("AU", "WA", "15:30"), ("AU", "ZZ", nil), ("NZ", "NZ", "20:30"),
      ("GB", "UK", "07:30"), ("US", "CA", "23:30"), ("US", "KY", nil), ("BR", "BRA", nil), ("ZA", "ZAF", "09:30"),
    ] as [(String, String, String?)])
  func venue(country: String, state: String, clock: String?) {
    let zone = VenueZone.zone(country: Country(iso: country), state: state)
    #expect(zone.map { ClockText.text(Card.now, in: $0) } == clock)
  }
}
