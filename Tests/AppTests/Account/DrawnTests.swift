import FareCard
import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// What one device draws together of a long log is what the next one shows first.
@Suite("A log that was drawn together")
struct DrawnTests {
  private let log = PlayedLog()
  private let tablet: Journal

  /// A life of 2,000 entries on a tablet that nobody sees here.
  init() {
    var tablet = Journal(writer: "tablet")
    let balance = Change(kind: "fareCard.corrected", fields: Self.balance(2000))
    let walk = Change(
      kind: "departures.walkTimeChosen", fields: .object(["station": .string("127"), "minutes": .integer(4)]))
    let life: [Operation] = (0..<2000).map { index in
      tablet.draft(index == 1000 ? balance : walk, now: Town.now.adding(seconds: Int64(index) - 90_000))
    }
    tablet.receive(life)
    log.add(life)
    log.most = 1000
    self.tablet = tablet
  }

  private static func balance(_ cents: Int64) -> JSON {
    .object([
      "card": .string("card"), "time": .integer(Town.now.milliseconds - 60_000), "amount": .integer(cents),
      "currency": .string("USD"),
    ])
  }

  private func phone(_ name: String, beforeEach look: (Phone) -> Void = { _ in }) -> Phone {
    let phone = Phone(device: name)
    phone.joinAccount()
    phone.open("/fare-card")
    phone.exchange(with: log) { look(phone) }
    return phone
  }

  private func rest(_ phones: Phone...) {
    for phone in phones {
      for _ in 0..<6 {
        phone.wait(seconds: 1)
        phone.exchange(with: log)
      }
    }
  }

  private func add(balance: Int64, secondsAgo: Int64 = 30) {
    var tablet = tablet
    let change = Change(kind: "fareCard.corrected", fields: Self.balance(balance))
    log.add([tablet.draft(change, now: Town.now.adding(seconds: -secondsAgo))])
  }

  @Test("a device that has all of it draws it together in a quiet moment, once")
  func drawing() {
    let one = phone("one")
    #expect(log.drawn == nil, "the page has other things to do")
    rest(one)
    #expect(log.drawn?.through == 2000 && log.drawn?.parts.count == 6)
    log.drawn = nil
    one.open("/fare-card")
    one.exchange(with: log)
    rest(one)
    #expect(log.drawn == nil, "little has come since")
  }

  @Test("who has entries that are not in the log draws nothing: what stands for a log has no more than that")
  func unsent() {
    let one = phone("one")
    one.setBalance("7.00")
    log.refusal = (403, "full")
    rest(one)
    #expect(log.drawn == nil)
  }

  @Test("a new device shows it, and what came later, before it has read any of the log; then it stands on its own")
  func first() {
    rest(phone("one"))
    add(balance: 1234)
    var shown: [String] = []
    let other = phone("other") {
      shown.append($0.page.text.contains("$12.34") ? "all" : $0.journal.isEmpty ? "nothing" : "some")
    }
    #expect(shown.contains("nothing") && !shown.contains("some"))
    let whole = other.page.text
    log.drawn = nil
    rest(other)
    #expect(other.page.text == whole && other.journal.count == 2001)
    #expect(log.drawn == nil && other.drawing?.contains("\"count\":2000") == true, "it is as its own would be")
    other.open("/fare-card", fromServer: false)
    #expect(other.page.text.contains("$12.34"))
  }

  @Test("what was drawn is not what the log says: the log is right, and the device draws its own at once")
  func wrong() throws {
    rest(phone("one"))
    let drawn = try #require(log.drawn)
    log.drawn?.parts = drawn.parts.map { $0.replacing("2000", with: "9900") }
    var shown = false
    let other = phone("other") { shown = shown || $0.page.text.contains("$99.00") }
    rest(other)
    #expect(shown && other.page.text.contains("$20.00"))
    #expect(log.drawn?.parts == drawn.parts)
  }

  @Test("what came later takes back what was drawn: nothing untrue is shown, the log is read without it")
  func takenBack() {
    rest(phone("one"))
    var tablet = tablet
    log.add([tablet.draft(tablet.undo(OperationID(writer: "tablet", counter: 1001)), now: Town.now)])
    var shown: [String] = []
    let other = phone("other") { if $0.page.text.contains("$20.00") { shown.append("\($0.journal.count)") } }
    rest(other)
    #expect(!shown.contains("0"))
    #expect(!other.page.text.contains("$20.00") && other.journal.count == 2001)
  }

  @Test("a file that is opened while its entries are on their way is looked at when they are here")
  func fileMeanwhile() {
    let one = phone("one")
    rest(one)
    one.act("settings export")
    let file = one.saved.first?.text ?? ""
    var isOpened = false
    let other = phone("other") { phone in
      guard !isOpened, phone.journal.count == 1000 else { return }
      isOpened = true
      phone.follow("/settings/data")
      phone.act("settings read", value: file)
      #expect(!phone.page.text.contains("new"))
    }
    rest(other)
    #expect(isOpened && other.journal.count == 2000)
  }

  @Test("what is entered while it is shown counts, then and when all is here")
  func entered() {
    rest(phone("one"))
    var hasRidden = false
    let other = phone("other") { phone in
      guard !hasRidden, phone.page.text.contains("$20.00") else { return }
      hasRidden = true
      phone.act("fare-card ride")
      #expect(phone.page.text.contains("$17.10"))
    }
    rest(other)
    #expect(hasRidden && other.page.text.contains("$17.10") && log.count == 2001)
  }

  @Test(
    "without a network half way it shows on, an export says all that is shown, and the rest comes when there is one")
  func interrupted() {
    rest(phone("one"))
    let other = phone("other") { [log] in if $0.journal.count == 1000 { log.refusal = (0, "") } }
    other.wait(seconds: 3)
    #expect(other.page.text.contains("$20.00") && other.journal.count == 1000)
    other.follow("/settings/history")
    other.follow("/settings/data")
    #expect(!other.page.text.contains("1000 changes"))
    other.act("settings export")
    #expect(other.saved.first?.text.contains("\"state\"") == true)
    log.refusal = nil
    other.send("online", ["online": .bool(false)])
    other.send("online", ["online": .bool(true)])
    other.exchange(with: log)
    rest(other)
    #expect(other.journal.count == 2000)
    other.follow("/settings/data")
    #expect(other.page.text.contains("2000 changes"))
  }

  @Test("parts that are not of one moment, or are none, show nothing")
  func notOne() throws {
    rest(phone("one"))
    let parts = try #require(log.drawn?.parts)
    #expect(Snapshot(parts: parts)?.kept.fareCard != Snapshot(parts: [])?.kept.fareCard)
    #expect(Snapshot(parts: []) == nil && Snapshot(parts: ["x"]) == nil && Snapshot(parts: ["[]"]) == nil)
    let other = parts.enumerated().map { $0.offset == 0 ? $0.element.replacing("tablet", with: "mobile") : $0.element }
    #expect(Snapshot(parts: other) == nil)
  }
}
