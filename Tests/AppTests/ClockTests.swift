import Journal
import Kernel
import Languages
import Testing

@testable import App
import Departures

/// What the server's time is learned from, and what can't move it (Documentation/Decisions/0015).
@Suite("What a clock is")
struct ClockTests {
  static let hour: Int64 = 3600
  let phone = Phone()

  private func answer(_ server: Instant) {
    phone.send(
      "answer",
      [
        "request": .string("time"), "status": .integer(200), "body": .string("ok"),
        "serverTime": .integer(server.milliseconds),
      ])
  }

  @Test("one answer unlike all before moves nothing, two that agree do, two that differ do not")
  func twoAgree() {
    for far in [-21 * 24 * Self.hour, -93, 93, 10 * 365 * 24 * Self.hour] {
      var clock = ServerClock(device: Town.now)
      clock.begin(with: Town.now)
      clock.learn(Town.now.adding(seconds: far))
      #expect(clock.now == Town.now, "one answer, \(far) s off")
      clock.learn(Town.now.adding(seconds: far * 2))
      #expect(clock.now == Town.now, "two that differ")
      clock.learn(Town.now.adding(seconds: far * 2 - 1))
      #expect(clock.now == Town.now.adding(seconds: far * 2), "two that agree, the later of them")
    }
  }

  @Test(
    "a device's clock that is set back while the page is open makes nothing count anew, and the server is asked at once"
  )
  func setBack() {
    var clock = ServerClock(device: Town.now)
    clock.begin(with: Town.now)
    let wasSet = clock.go(to: Town.now.adding(seconds: -20 * 24 * Self.hour))
    #expect(wasSet)
    #expect(clock.now == Town.now)
    let asks = clock.asks(isHeard: true)
    #expect(asks)
    clock.learn(Town.now.adding(seconds: 1))
    #expect(clock.now == Town.now.adding(seconds: 1))
  }

  @Test("where it leaps ahead one answer tells a clock that was set from a device that slept")
  func leap() {
    for passed in [0, 26 * 24 * Self.hour] {
      var clock = ServerClock(device: Town.now)
      clock.begin(with: Town.now)
      let wasSet = clock.go(to: Town.now.adding(seconds: 26 * 24 * Self.hour))
      let asks = clock.asks(isHeard: true)
      #expect(!wasSet && asks)
      clock.learn(Town.now.adding(seconds: passed))
      #expect(clock.now == Town.now.adding(seconds: passed))
    }
    var clock = ServerClock(device: Town.now)
    clock.begin(with: Town.now)
    _ = clock.go(to: Town.now.adding(seconds: 60))
    let asks = clock.asks(isHeard: true)
    #expect(!asks, "a minute's pause is none")
  }

  @Test("news travels late: of close estimates the greatest counts")
  func late() {
    var clock = ServerClock(device: Town.now)
    clock.begin(with: Town.now.adding(seconds: -3))
    clock.learn(Town.now)
    clock.learn(Town.now.adding(seconds: -4))
    #expect(clock.now == Town.now)
  }

  @Test("a server that has lost its own clock, or says no time at all, is not believed")
  func lost() {
    for server: Int64 in [0, 1, -1, .min, .max, 253_402_300_800_000] {
      var clock = ServerClock(device: Town.now)
      for _ in 0..<3 { clock.learn(Instant(milliseconds: server)) }
      #expect(clock.now == Town.now)
    }
  }

  @Test("a device of any time, with any offset kept, ends nothing")
  func extremes() {
    for device: Int64 in [.min, .min + 1, -1, 0, 1 << 53, .max] {
      for kept in ["9223372036854775807 0", "-9223372036854775808 0", "0 -9223372036854775808", "x", "", "1", "1 2 3"] {
        var clock = ServerClock(device: Instant(milliseconds: device), kept: kept)
        clock.learn(Town.now)
        clock.learn(Town.now)
        _ = clock.now
        _ = clock.news()
        _ = clock.asks(isHeard: false)
      }
    }
  }

  @Test("an entry with no network is dated by what was learned with one, three hours slow or ten years fast")
  func keptOffline() throws {
    for wrong in [-3 * Self.hour, 10 * 365 * 24 * Self.hour] {
      let phone = Phone()
      phone.now = Town.now.adding(seconds: wrong)
      phone.open("/fare-card", fromServer: false)
      for _ in 0..<2 {
        phone.send(
          "answer",
          [
            "request": .string("time"), "status": .integer(200), "body": .string("ok"),
            "serverTime": .integer(Town.now.milliseconds),
          ])
      }
      phone.now = phone.now.adding(seconds: 600)
      phone.open("/fare-card", fromServer: false, online: false)
      phone.setBalance("50")
      let ride = try Operation(text: phone.journal[1] ?? "")
      #expect(ride.change.fields["time"]?.integer == Town.now.adding(seconds: 600).milliseconds)
      #expect(ride.at.milliseconds == Town.now.adding(seconds: 600).milliseconds)
    }
  }

  @Test("what was kept is not used once the device's clock was put back, nor after a month")
  func setSince() {
    let kept = "10800000 \(Town.now.milliseconds)"
    let used = ServerClock(device: Town.now.adding(seconds: 60), kept: kept)
    #expect(used.now == Town.now.adding(seconds: 60 + 3 * Self.hour))
    for later in [-1, 31 * 86_400] as [Int64] {
      let device = Town.now.adding(seconds: later)
      #expect(ServerClock(device: device, kept: kept).now == device)
    }
  }

  @Test("a page out of a cache says nothing of the time, one drawn a while ago is that much later")
  func cachedPage() {
    var start = Start(json: .object(["state": .object(["now": .integer(Town.now.milliseconds)])]))
    func opened(_ age: Int64?) -> Instant {
      start.age = age
      let state = AppState(start, now: Town.now.adding(seconds: 86_400), .en, .none)
      _ = state.open(start, now: Town.now.adding(seconds: 86_400))
      return state.clock.now
    }
    #expect(opened(nil) == Town.now.adding(seconds: 86_400))
    #expect(opened(0) == Town.now)
    #expect(opened(20_000) == Town.now.adding(seconds: 20))
  }

  @Test(
    "a screen that asks the server for nothing asks it for the time, once; of two answers that differ at once again")
  func asks() {
    phone.open("/fare-card", fromServer: false)
    #expect(phone.fetches == ["/healthz"])
    phone.wait(seconds: 30)
    #expect(phone.fetches.count == 1)
    answer(phone.now.adding(seconds: -40))
    #expect(phone.fetches.count == 2)
    answer(phone.now.adding(seconds: -40))
    phone.wait(seconds: 120)
    #expect(phone.fetches.count == 2, "it is known now")
    let offline = Phone()
    offline.open("/fare-card", fromServer: false, online: false)
    #expect(offline.fetches.isEmpty)
  }
}
