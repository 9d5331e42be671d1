import Kernel
import TestSupport
import Testing
import Wire

@testable import Feeds

@Suite("Vehicles that come apart from trips")
struct AgencyVehiclesTests {
  private let now = Stage.now

  private func trips(at seconds: Int64 = 0) -> [UInt8] {
    var feed = FeedWriter(at: now.seconds + seconds)
    feed.train(.plain("t1", delay: 60), [])
    return feed.bytes
  }

  private func vehicles(at seconds: Int64 = 0) -> [UInt8] {
    var feed = FeedWriter(at: now.seconds + seconds)
    feed.entity { entity in
      entity.message(4) { vehicle in
        vehicle.message(1) { $0.string(1, "t1") }
        vehicle.integer(5, now.seconds + seconds)
      }
    }
    return feed.bytes
  }

  private func held(at seconds: Int64) -> AgencyVehicles {
    let held = AgencyVehicles()
    _ = held.apply(vehicles(at: seconds), asOf: now.adding(seconds: seconds), at: now)
    return held
  }

  @Test("a trip is read with its vehicle, under the trips' own time")
  func together() throws {
    let both = try held(at: -30).columns(with: trips())
    #expect(both.trips.count == 1 && both.vehicles.count == 1 && both.header.timestamp == now.seconds)
  }

  @Test("vehicles that are long gone are left out, and so is none")
  func old() throws {
    #expect(try held(at: -91).columns(with: trips()).vehicles.count == 0)
    #expect(try AgencyVehicles().columns(with: trips()).vehicles.count == 0)
  }

  @Test("what comes late does not take the place of what is newer, and what is no feed is none")
  func order() throws {
    let held = held(at: 0)
    #expect(held.apply(vehicles(at: -20), asOf: now.adding(seconds: -20), at: now) == .older)
    #expect(held.apply(vehicles(), asOf: now, at: now) == .unchanged)
    #expect(throws: FeedError.self) { try held.columns(with: Array("<html>".utf8)) }
  }
}
