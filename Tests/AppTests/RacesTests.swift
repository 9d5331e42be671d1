import App
import Kernel
import Races
import TestSupport
import Testing

@Suite("Races in the app")
struct RacesInTheAppTests {
  let phone = Phone()

  static func board(
    _ count: Int = 25, from: Instant = Town.now, asOf: Instant = Town.now, query: String = "count=25"
  ) -> RaceBoard {
    let races = (0..<count).map { index in
      Race(
        id: "r\(index)", meetingID: "m\(index % 2)", meeting: ["Randwick", "Romford"][index % 2], number: index + 1,
        name: "Cup", category: [.horse, .greyhound][index % 2], start: from.adding(seconds: Int64(index) * 120 + 60),
        country: Country(iso: ["AU", "GB"][index % 2]))
    }
    return RaceBoard(asOf: asOf, health: .fresh, races: races, query: query, hasMore: true)
  }

  private var spoken: [String] { phone.page.all(class: "race").map { $0.accessibleName } }

  private func press(_ name: String) {
    phone.act(phone.page.button(name)?.attribute("data-on-click") ?? "")
  }

  @Test("the server's first page has the races, and the phone takes them over and listens for more")
  func firstPage() {
    phone.open("/races", races: Self.board())
    #expect(spoken.count == 5 && spoken[0] == "Horse racing, Randwick, race 1, Australia, in 1 minute")
    #expect(phone.stream == "/api/v1/live?races=all&count=25")
    #expect(phone.title == "Races · Pocketful")
  }

  @Test("a phone clock three hours wrong shows right times", arguments: [-10_800, 10_800] as [Int64])
  func wrongClock(error: Int64) {
    let phone = Phone(now: Town.now.adding(seconds: error))
    phone.open("/races", fromServer: false)
    // Unlike what is known, it has to be said twice.
    for _ in 0..<2 {
      phone.send("stream", ["event": .string("clock"), "data": .object(["now": .integer(Town.now.milliseconds)])])
    }
    phone.hear(Self.board())
    let race = phone.page.all(class: "race").first
    #expect(race?.first(class: "big")?.text == "1m 0s")
    #expect(race?.first(class: "clock")?.text == "10:21")
    phone.wait(seconds: 119)
    #expect(phone.page.all(class: "race").first?.first(class: "big")?.text == "-59s")
    phone.wait(seconds: 1)
    #expect(phone.page.all(class: "race").first?.accessibleName.hasPrefix("Greyhound racing") == true)
  }

  @Test("choices are kept in the journal, ask for what they need, and one control takes them back")
  func choices() {
    phone.open("/races", races: Self.board())
    press("Horses")
    press("10")
    #expect(phone.stream == "/api/v1/live?count=30&races=harness%2Cgreyhound")
    press("Reset to all races")
    #expect(phone.stream == "/api/v1/live?races=all&count=25")
    #expect(phone.journal.count == 4)
    phone.open("/races", fromServer: false)
    #expect(phone.stream == "/api/v1/live?races=all&count=25")
  }

  @Test("chips and countries pressed within a slow write count each, from what the one before has made")
  func slowWrite() {
    phone.open("/races", races: Self.board())
    phone.isDiskSlow = true
    for wire in ["category horse", "category harness", "category greyhound", "country AU", "country NZ", "country AU"] {
      phone.act("races " + wire)
    }
    phone.finishWrites()
    let wanted = [
      #"{"off":["horse"]}"#, #"{"off":["harness"]}"#, #"{"on":["horse","harness"]}"#, #"{"on":["AU"]}"#,
      #"{"on":["NZ"]}"#, #"{"off":["AU"]}"#,
    ]
    #expect(phone.journal.count == wanted.count)
    for (index, fields) in wanted.enumerated() {
      #expect(phone.journal[Int64(index) + 1]?.contains(fields) == true, "\(fields)")
    }
  }

  @Test("while the stream is down it asks each minute, sooner when races run out, and comes back by itself")
  func polling() {
    phone.open("/races", fromServer: false)
    #expect(phone.page.all(class: "race-placeholder").count == 5)
    phone.wait(seconds: 15)
    #expect(phone.fetches == ["/api/v1/races?count=25"])
    phone.send("answer", ["request": .string("races"), "status": .integer(0), "body": .string("")])
    #expect(phone.page.first(class: "notice")?.text.contains("The server doesn’t answer.") == true)
    press("Try again")
    #expect(phone.fetches.count == 2)
    phone.hear(Self.board())
    #expect(spoken.count == 5)
    phone.wait(seconds: 59)
    #expect(phone.fetches.count == 2)
    phone.wait(seconds: 1)
    #expect(phone.fetches.count == 3)
  }

  @Test("with the stream open it asks only when fewer than wanted are left and there are more")
  func refetches() {
    phone.open("/races", races: Self.board(6))
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 300)
    #expect(!phone.fetches.isEmpty)
    let asked = phone.fetches.count
    phone.hear(Self.board(from: phone.now, asOf: phone.now))
    phone.wait(seconds: 60)
    #expect(phone.fetches.count == asked)
  }

  @Test("the last board opens without a network, says its age, and races still leave on time")
  func offline() {
    phone.open("/races", races: Self.board())
    phone.wait(seconds: 30)
    #expect(phone.kept["races"] != nil)
    phone.now = phone.now.adding(seconds: 600)
    phone.open("/races", fromServer: false, online: false)
    #expect(spoken.count == 5 && spoken[0].contains("race 6"))
    #expect(phone.page.first(class: "age")?.text == "Offline · 10 min old")
    phone.wait(seconds: 120)
    #expect(spoken[0].contains("race 7"))
  }

  @Test("a followed race is told of on any screen, and its reminder is seen as well")
  func followed() {
    phone.open("/races/r4", races: Self.board())
    press("Follow this race")
    phone.follow("/fare-card")
    #expect(phone.stream == "/api/v1/live?races=all&count=25&follow=r4")
    phone.wait(seconds: 541)
    let left = ["in 5 minutes", "in 1 minute", "starting now"]
    #expect(phone.announcements.suffix(3) == left.map { "Randwick, race 5: " + $0 }[...])
    phone.follow("/")
    phone.hear(Self.board(from: Town.now.adding(seconds: 240), asOf: phone.now))
    #expect(phone.announcements.contains("Randwick, race 5 moved, 4 minutes later."))
  }

  @Test("the next followed race is the line on Today")
  func nowLine() {
    phone.open("/races/r1", races: Self.board())
    press("Follow this race")
    phone.follow("/")
    #expect(phone.page.first(class: "now-line")?.text.contains("Romford, race 2: in 3 minutes") == true)
  }

  @Test("a tick redraws only what changed")
  func ticks() {
    phone.open("/races", races: Self.board(60))
    press("30")
    phone.hear(Self.board(60, query: "count=50"))
    #expect(spoken.count == 30)
    phone.wait(seconds: 61)
    phone.wait(seconds: 1)
    // The rows under five minutes, shown and spoken, and the age.
    #expect(phone.patches.count <= 12)
  }
}
