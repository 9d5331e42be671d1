import Kernel
import TestSupport
import Testing

@testable import App

@Suite("Two phones of one account")
struct TwoPhonesTests {
  private let log = PlayedLog()

  private func phone(_ name: String) -> Phone {
    let phone = Phone(device: name)
    phone.joinAccount()
    phone.open("/fare-card")
    phone.exchange(with: log)
    return phone
  }

  /// A moment passes, in which each sends and hears.
  private func meet(_ phones: Phone...) {
    for _ in 0..<2 {
      for phone in phones {
        phone.wait(seconds: 1)
        phone.exchange(with: log)
        phone.send("stream", ["event": .string("journal"), "data": .integer(Int64(log.count))])
        phone.exchange(with: log)
      }
    }
  }

  @Test("what is entered on one is drawn on the other, and both say the same")
  func both() {
    let (one, other) = (phone("one"), phone("other"))
    one.setBalance("20.00")
    meet(one, other)
    #expect(log.count == one.journal.count && log.count > 0)
    #expect(other.journal.values.sorted() == one.journal.values.sorted())
    #expect(other.page.text.contains("$20.00") && one.page.text == other.page.text)
  }

  @Test("both offline, both ride: both rides are on both, and nothing is sent twice")
  func offline() {
    let (one, other) = (phone("one"), phone("other"))
    one.setBalance("20.00")
    meet(one, other)
    log.refusal = (0, "")
    one.act("fare-card ride")
    other.act("fare-card ride")
    meet(one, other)
    log.refusal = nil
    for phone in [one, other] { phone.send("online", ["online": .bool(false)]) }
    for phone in [one, other] { phone.send("online", ["online": .bool(true)]) }
    meet(one, other)
    let count = log.count
    meet(one, other)
    #expect(log.count == count && Set(one.journal.values) == Set(other.journal.values))
    #expect(one.page.text == other.page.text)
  }

  @Test("back online nobody blames the server before it was asked, nor once it has answered")
  func backOnline() {
    let one = phone("one")
    var edge: String? { AccountPage(phone: one).edge }
    one.setBalance("20.00")
    meet(one)
    log.refusal = (0, "")
    one.act("fare-card ride")
    meet(one)
    #expect(edge == "1 not sent: the server doesn’t answer")
    one.send("online", ["online": .bool(false)])
    #expect(edge == "1 not sent: you’re offline")
    log.refusal = nil
    one.send("online", ["online": .bool(true)])
    var edges = [edge]
    one.exchange(with: log) { edges.append(edge) }
    #expect(edges.count > 3 && edges.allSatisfy { $0 == nil } && edge == nil)
  }

  @Test("a clock that is set back by an hour keeps nothing waiting for that hour")
  func clockSetBack() {
    let one = phone("one")
    one.wait(seconds: 1)
    one.exchange(with: log)
    one.setBalance("20.00")
    one.now = one.now.adding(seconds: -3600)
    one.wait(seconds: 1)
    one.exchange(with: log)
    #expect(log.count > 0 && log.count == one.journal.count)
  }

  @Test("a new phone says on each screen how much has come while there is more, and then nothing")
  func first() {
    let one = phone("one")
    for balance in ["20.00", "15.00", "10.00", "5.00"] { one.setBalance(balance) }
    meet(one)
    let other = Phone(device: "other")
    other.joinAccount()
    other.open("/races")
    var edges: [String] = []
    other.exchange(with: log) { if let edge = AccountPage(phone: other).edge { edges.append(edge) } }
    #expect(log.count > 3 && Set(edges) == ["3 entries here from your other devices, more is coming"])
    #expect(AccountPage(phone: other).edge == nil)
    other.wait(seconds: 1)
    #expect(!other.acts.contains { $0["act"]?.string == "lock" }, "what came is nothing to send")
  }

  @Test("one says that two cards are one, the other later that they are two: two they are on both, as it was told")
  func lastWord() {
    let (one, other) = (phone("one"), phone("other"))
    one.setBalance("20.00")
    other.setBalance("5.00")
    meet(one, other)
    func say(_ phone: Phone, _ label: String) {
      phone.act(phone.page.button(label)?.attribute("data-on-click") ?? "")
    }
    say(one, "The same card")
    other.wait(seconds: 1)
    say(other, "Two cards")
    #expect(other.page.text.contains("They stay two cards."))
    meet(one, other)
    // Each has its own on top.
    for (phone, balance) in [(one, "$20.00"), (other, "$5.00")] {
      phone.open("/fare-card", fromServer: false)
      phone.exchange(with: log)
      #expect(phone.page.text.contains(balance) && phone.page.first(class: "same-card") == nil)
    }
  }

  @Test("a card that stands open while another phone joins it with another one is that one from then on")
  func openWhileJoined() {
    let (one, other) = (phone("one"), phone("other"))
    one.setBalance("20.00")
    other.setBalance("5.00")
    meet(one, other)
    other.follow("/fare-card/cards/card%40other")
    one.act(one.page.button("The same card")?.attribute("data-on-click") ?? "")
    meet(one, other)
    #expect(other.page.text.contains("$5.00") && !other.page.text.contains("No such card"))
    other.follow("/fare-card/cards/card%40other/history")
    #expect(other.page.text.contains("$20.00") && other.page.text.contains("$5.00"))
  }

  @Test("who erases everything reads how much of it is nowhere else")
  func eraseUnsent() {
    let one = phone("one")
    one.setBalance("20.00")
    meet(one)
    one.follow("/settings/data")
    one.act("settings erase")
    #expect(!one.page.text.contains("sent yet"))
    one.act("settings cancel")
    log.refusal = (0, "")
    one.follow("/fare-card")
    one.act("fare-card ride")
    meet(one)
    one.follow("/settings/data")
    one.act("settings erase")
    #expect(one.page.text.contains("1 entry isn’t sent yet: removed, it would be lost."))
  }

  @Test("a phone that has shared its journal shows the same at its next start")
  func again() {
    let (one, other) = (phone("one"), phone("other"))
    one.setBalance("20.00")
    other.setBalance("5.00")
    meet(one, other)
    // Each has its own card on top.
    let shown = [one.page.text, other.page.text]
    one.open("/fare-card", fromServer: false)
    one.exchange(with: log)
    #expect(shown[0].contains("20.00") && shown[1].contains("5.00"))
    #expect([one.page.text, other.page.text] == shown)
  }

  @Test("another tab has changed whose device this is: this one stops, and reads it anew")
  func elsewhere() {
    let one = phone("one")
    one.kept["account"] = nil
    one.hear(account: "elsewhere", [:])
    #expect(one.acts.compactMap { $0["act"]?.string } == ["unlock", "open"])
    one.exchange(with: log)
    one.setBalance("20.00")
    one.wait(seconds: 1)
    one.exchange(with: log)
    #expect(log.count == 0 && one.stream?.contains("journal=1") != true)
  }

  @Test("a step of another account's log is not heard")
  func anothers() {
    let one = phone("one")
    one.setBalance("20.00")
    one.wait(seconds: 1)
    guard let lock = one.acts.first(where: { $0["act"]?.string == "lock" }), let step = lock["step"] else {
      Issue.record("nothing is to be sent")
      return
    }
    one.acts = []
    one.hear(account: "locked", ["step": step, "account": .string("another"), "ledger": .null, "there": .array([])])
    #expect(one.acts.isEmpty)
    one.hear(
      account: "locked", ["step": step, "account": lock["account"] ?? .null, "ledger": .null, "there": .array([])])
    #expect(one.acts.compactMap { $0["act"]?.string } == ["pull"])
  }

  @Test(
    "what a later version has noted of the log is left alone: this page says that there is one, and goes on here alone")
  func laterVersion() {
    let one = phone("one")
    let later = #"{"form":9,"account":"AAAAAAAAAAAAAAAAAAAAAA","revision":40,"more":[]}"#
    one.ledger = later
    one.setBalance("20.00")
    for _ in 0..<3 {
      one.wait(seconds: 1)
      one.exchange(with: log)
    }
    #expect(one.ledger == later && log.count == 0 && one.acts.isEmpty)
    #expect(one.page.text.contains("$20.00") && one.page.text.contains("This version of the app is too old"))
    one.open("/settings/account", fromServer: false)
    one.exchange(with: log)
    #expect(one.page.button("Reload") != nil)
  }

  @Test("before it is known what is in the log, nothing is said to wait")
  func unknown() {
    let one = phone("one")
    one.setBalance("20.00")
    one.exchange(with: log)
    one.open("/settings/account", fromServer: false)
    #expect(one.acts.contains { $0["act"]?.string == "open" })
    one.hear(account: "here", ["can": .object(["sealing": .bool(true)]), "profile": one.profile])
    #expect(!one.page.text.contains("to send"))
  }

  @Test("the live stream says when there is more, and no longer once the session has ended")
  func stream() {
    let one = phone("one")
    #expect(one.stream?.contains("journal=1") == true)
    log.refusal = (401, "signed-out")
    one.setBalance("20.00")
    one.wait(seconds: 1)
    one.exchange(with: log)
    one.wait(seconds: 1)
    #expect(one.stream?.contains("journal=1") != true, "it would be refused, and the boards with it")
    #expect(one.page.text.contains("$20.00"), "and all goes on")
  }
}
