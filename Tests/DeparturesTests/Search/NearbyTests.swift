import Departures
import Kernel
import TestSupport
import Testing

@Suite("Nearby")
struct NearbyTests {
  let network = SearchPlaces.network

  @Test("lists the nearest station first, with its metres")
  func nearest() {
    let found = Nearby.stations(of: network, near: Location(latitude: 40.7496, longitude: -73.9880), limit: 3)
    #expect(found.map { $0.station.id } == ["R17", "128", "A28"])
    #expect(found[0].metres < 10 && found[1].metres > 200)
  }

  @Test(
    "measures as the haversine formula does",
    arguments: [
      (40.75529, -73.987495, 40.754672, -73.986754, 92.8327),
      (48.8566, 2.3522, 51.5074, -0.1278, 343_556.5),
      (0, 0, 0, 180, 20_015_114.4), (90, 0, -90, 0, 20_015_114.4), (10, 179.9, 10, -179.9, 21_901.155),
      (12, 34, 12, 34, 0),
    ])
  func haversine(latitude: Double, longitude: Double, toLatitude: Double, toLongitude: Double, metres: Double) {
    let from = Location(latitude: latitude, longitude: longitude)
    let distance = from.metres(to: Location(latitude: toLatitude, longitude: toLongitude))
    #expect(abs(distance - metres) < max(0.1, metres * 1e-6))
  }

  @Test(
    "knows no station near a place that is not on Earth",
    arguments: [(.nan, 0), (0, .nan), (91, 0), (0, 180.1), (.infinity, 0), (0, -.infinity)] as [(Double, Double)])
  func nowhere(latitude: Double, longitude: Double) {
    let place = Location(latitude: latitude, longitude: longitude)
    #expect(Nearby.stations(of: network, near: place, limit: 5).isEmpty)
  }

  @Test("keeps to the limit and never gives more than there is")
  func limits() {
    let place = Location(latitude: 40.7, longitude: -74)
    #expect(Nearby.stations(of: network, near: place, limit: 0).isEmpty)
    #expect(Nearby.stations(of: network, near: place, limit: -3).isEmpty)
    #expect(Nearby.stations(of: network, near: place, limit: .max).count == network.stations.count)
  }

  @Test("comes in order of distance from anywhere")
  func ascending() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let place = Location(
        latitude: Double.random(in: -90...90, using: &random), longitude: Double.random(in: -180...180, using: &random))
      let metres = Nearby.stations(of: network, near: place, limit: 50).map { $0.metres }
      #expect(metres == metres.sorted())
    }
  }
}
