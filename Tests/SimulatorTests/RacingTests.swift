import Feeds
import Kernel
import Races
import Simulator
import Testing

@Suite("The simulated racing feed")
struct RacingTests {
  private static let now = Instant(seconds: 1_767_877_920)

  private func answer(
    _ scenario: Scenario = .calm, after seconds: Int64 = 0, count: Int = 200, fault: String? = nil
  ) -> Reply {
    Gateway(network: BuiltIn.newYork, scenario: scenario, seed: 1, startedAt: Self.now).answer(
      path: "/rest/v1/racing/", fault: fault, count: String(count), at: Self.now.adding(seconds: seconds))
  }

  @Test("goes on for ever: at any moment fifty and more races, in order, of every kind", arguments: 0..<40)
  func forEver(step: Int64) throws {
    let now = Self.now.adding(seconds: step * 86_407)
    let races = try NextRaces(answer(after: step * 86_407).body)
    #expect(races.races.count == 60 && races.skipped == SkippedRows())
    for kind in RaceCategory.choosable { #expect(races.races.contains { $0.category == kind }) }
    #expect(races.races.allSatisfy { $0.start.seconds > now.seconds - 115 })
    #expect(Set(races.races.map(\.id)).count == 60)
  }

  @Test("has every country seen, races past, equal starts, and starts that move")
  func oddities() throws {
    var codes: Set<String> = []
    var starts: [String: Set<Int64>] = [:]
    var hasPast = false
    var hasTies = false
    for minute: Int64 in 0..<240 {
      let races = try NextRaces(answer(after: minute * 60).body).races
      for race in races {
        if let code = race.country?.code { codes.insert(code) }
        starts[race.id, default: []].insert(race.start.seconds)
        hasPast = hasPast || race.start.seconds < Self.now.seconds + minute * 60 - 34
      }
      hasTies = hasTies || Set(races.map(\.start)).count < races.count
    }
    #expect(codes.count == 18)
    #expect(hasPast && hasTies)
    #expect(starts.values.contains { $0.count > 1 })
  }

  @Test("gives as many as asked for")
  func count() throws {
    #expect(try NextRaces(answer(count: 10).body).races.count == 10)
    #expect(try NextRaces(answer(count: 0).body).races.isEmpty)
  }

  @Test("each scenario is what it says")
  func scenarios() throws {
    #expect(try NextRaces(answer(.noRaces).body).races.isEmpty)
    #expect(answer(.racesDown).status == 500)
    #expect(answer(.racesOffline).pace == .cutShort)
    #expect(try NextRaces(answer(.onlyTwoGreyhounds).body).races.map(\.category) == [.greyhound, .greyhound])
    let hostile = try NextRaces(answer(.racesHostile).body)
    #expect(hostile.skipped.count > 2 && hostile.races.count > 40)
    let before = try NextRaces(answer(.raceMoved).body).races
    let after = try NextRaces(answer(.raceMoved, after: 20).body).races
    let moved = before.filter { race in
      after.contains { $0.id == race.id && $0.start.seconds(since: race.start) == 240 }
    }
    #expect(moved.count >= 3)
  }

  @Test(
    "fails in the same ways as the gateway", arguments: ["500", "403", "429", "html", "empty", "garbage", "truncate"])
  func faults(name: String) {
    let spoiled = answer(fault: name)
    #expect(spoiled.status != 200 || (try? NextRaces(spoiled.body)) == nil)
  }

  @Test("a fault can be ordered for it alone")
  func control() {
    let gateway = Gateway(network: BuiltIn.newYork, scenario: .calm, seed: 1, startedAt: Self.now)
    let body = Array(#"{"feed":"races","fault":"500","seconds":60}"#.utf8)
    #expect(gateway.answer(method: "POST", path: "/control", fault: nil, body: body, at: Self.now).status == 200)
    #expect(gateway.answer(path: "/rest/v1/racing/", fault: nil, at: Self.now).status == 500)
    #expect(gateway.answer(path: "/rest/v1/racing/", fault: nil, at: Self.now.adding(seconds: 61)).status == 200)
    #expect(gateway.answer(path: Gateway.feeds + "nyct%2Fgtfs-l", fault: nil, at: Self.now).status == 200)
  }
}
