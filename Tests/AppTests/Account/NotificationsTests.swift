import Kernel
import Testing
import TestSupport

@testable import App

@Suite("What is told with the app closed")
struct NotificationsTests {
  let phone = Phone()
  let log = PlayedLog()

  /// On a phone that is an account's, once all is exchanged and the host was asked how it stands.
  private func member(_ path: String = "/settings/notifications", status: String = "on", count: Int64 = 1)
    -> NotificationsPage
  {
    phone.joinAccount()
    phone.open(path)
    phone.hear(account: "here", ["can": .object(["sealing": .bool(true)]), "profile": phone.profile])
    phone.exchange(with: log)
    let page = NotificationsPage(phone: phone)
    phone.wait(seconds: 1)
    page.answer(status, count: count)
    return page
  }

  /// What was entered is sent, and more seconds than five have passed.
  private func settle() {
    phone.wait(seconds: 6)
    phone.exchange(with: log)
    phone.wait(seconds: 6)
  }

  @Test("without an account it says what one would give, and leads there")
  func noAccount() {
    phone.open("/settings/notifications")
    let page = NotificationsPage(phone: phone)
    #expect(page.text.contains("With an account, this device is told"))
    #expect(phone.page.all(tag: "a").contains { $0.attribute("href") == "/settings/account" })
    #expect(!page.buttons.contains("Turn on"))
    phone.wait(seconds: 10)
    #expect(phone.accountActs.isEmpty)
  }

  @Test(
    "how this device stands is said as it is, with what to do",
    arguments: [
      ("off", "Off: you are told only while the app is open.", ["Turn on"]),
      ("on", "On: this device is told while the app is closed.", ["Send a test", "Turn off"]),
      ("denied", "Allow notifications for this site in the browser’s settings", ["Look again"]),
      ("unsupported", "Another browser, or another device of your account, can.", ["Look again"]),
      ("not-installed", "Share, then Add to Home Screen", ["Look again"]),
      ("stopped", "Turn it on again", ["Turn on"]),
    ])
  func statuses(_ status: String, _ sentence: String, _ buttons: [String]) {
    let page = member(status: status)
    #expect(page.text.contains(sentence))
    #expect(buttons.allSatisfy(page.buttons.contains))
  }

  @Test("turning it on is asked of the host once, however often it is pressed, and what came of it is said")
  func turnOn() {
    let page = member(status: "off", count: 0)
    page.press("Turn on")
    page.press("Turn on")
    #expect(page.asked == ["state", "on"] && page.text.contains("One moment …"))
    page.answer("on", to: "on", count: 1)
    #expect(!page.text.contains("One moment …"))
    #expect(page.text.contains("On: this device is told") && phone.announcements.last?.hasPrefix("On:") == true)
    page.press("Send a test")
    page.answer("on", to: "test", outcome: "tested")
    #expect(page.text.contains("A test is on its way"))
    page.press("Send a test")
    page.answer("on", to: "test", outcome: "too-many")
    #expect(page.text.contains("That was too often."))
  }

  @Test("where what speaks with the server is not here, the button can be pressed again")
  func unavailable() {
    let page = member(status: "off", count: 0)
    page.press("Turn on")
    phone.hear(account: "unavailable", [:])
    #expect(page.text.contains("The server did not answer."))
    page.press("Turn on")
    #expect(page.asked == ["state", "on", "on"])
  }

  @Test("where the server did not say how it stands, that is said, and asked again by a button and by itself")
  func unknown() {
    let page = member(status: "")
    #expect(page.text.contains("The server did not answer.") && page.asked == ["state"])
    page.press("Look again")
    #expect(page.asked == ["state", "state"] && page.text.contains("One moment"))
    page.answer("off")
    #expect(page.buttons.contains("Turn on"))
  }

  @Test("the server is given what is due, its texts sealed by the host, once for each change of it")
  func reminders() throws {
    let page = member("/fare-card")
    #expect(page.sets == [[]], "what another visit told may be over")
    phone.setBalance("5.00")
    settle()
    let set = try #require(page.sets.last)
    #expect(set.count == 1)
    let one = try #require(set.first)
    #expect(one["kind"]?.string == "card" && one["badge"]?.integer == 1)
    #expect((one["due"]?.integer ?? 0) > phone.now.milliseconds)
    let sealed = try JSON.parse(one["sealed"]?.string ?? "")
    #expect(
      sealed["face"]?.array?.first?.string == "Time to add money"
        && sealed["path"]?.string?.hasPrefix("/fare-card") == true)
    let count = page.sets.count
    phone.wait(seconds: 130)
    #expect(page.sets.count == count, "nothing is otherwise")
    #expect(page.lastSeq == Int64(log.count))
  }

  @Test("what this server did not take is told again a minute later, and not before")
  func refused() {
    let page = member("/fare-card")
    phone.setBalance("5.00")
    settle()
    let count = page.sets.count
    phone.hear(account: "reminded", ["step": .integer(0), "status": .integer(0)])
    phone.wait(seconds: 30)
    #expect(page.sets.count == count)
    phone.wait(seconds: 31)
    #expect(page.sets.count == count + 1)
  }

  @Test(
    "that the server takes none of what is due is said, for as long as that is so, and what came of a test before is over"
  )
  func lasting() {
    let page = member("/fare-card")
    settle()
    phone.hear(account: "reminded", ["step": .integer(0), "status": .integer(422)])
    phone.follow("/settings/notifications")
    #expect(page.asked == ["state", "state"], "as its screen opens")
    page.answer("on", count: 1)
    #expect(page.text.contains("The server has not taken what is due next."))
    page.press("Send a test")
    page.answer("on", to: "test", outcome: "tested")
    phone.hear(account: "reminded", ["step": .integer(0), "status": .integer(200)])
    #expect(!page.text.contains("The server has not taken"))
    phone.follow("/settings")
    phone.follow("/settings/notifications")
    #expect(!page.text.contains("A test is on its way"))
  }

  @Test("in another language, or by another clock, it is all told anew")
  func words() {
    let page = member("/fare-card")
    phone.setBalance("5.00")
    settle()
    let (count, asked) = (page.sets.count, page.asked.count)
    phone.act("settings choose language fr")
    settle()
    #expect(page.sets.count == count + 1 && page.asked.count == asked + 1)
  }

  @Test("nothing is told where no device of the account is told of anything")
  func nobody() {
    let page = member("/fare-card", status: "off", count: 0)
    phone.setBalance("5.00")
    settle()
    #expect(page.sets.isEmpty)
  }

  @Test("a kind that is turned off is left out, on every device alike")
  func kinds() throws {
    let page = member("/fare-card")
    phone.setBalance("5.00")
    settle()
    #expect(page.sets.last?.count == 1)
    phone.follow("/settings/notifications")
    #expect(page.isOn("Fare cards running low or expiring"))
    page.press("Fare cards running low or expiring")
    #expect(!page.isOn("Fare cards running low or expiring"))
    settle()
    #expect(page.sets.last?.isEmpty == true)
  }

  @Test("what changes within five seconds of the last set is told when they are over, though nobody looks at the page")
  func soon() {
    let page = member("/fare-card")
    settle()
    phone.setBalance("5.00")
    phone.wait(seconds: 3)
    phone.exchange(with: log)
    let (count, wakes) = (page.sets.count, phone.effects("wake").count)
    #expect(page.sets.last?.count == 1)
    phone.setBalance("50.00")
    phone.wait(seconds: 3)
    phone.exchange(with: log)
    #expect(page.sets.count == count && phone.effects("wake").count > wakes)
  }

  @Test("quiet hours are chosen by their first hour, and their end is asked for then")
  func quiet() {
    let page = member()
    #expect(!page.text.contains("Until"))
    page.press("22:00")
    #expect(page.text.contains("Until"))
    page.press("08:00")
    #expect(page.pressed == ["22:00", "08:00"])
    page.press("Never")
    #expect(!page.text.contains("Until"))
  }

  @Test("an account that was left is told of no more")
  func left() {
    let page = member()
    phone.hear(account: "left", ["act": .string("leave")])
    #expect(page.text.contains("With an account, this device is told"))
  }
}

/// The screen, and the host behind it.
private struct NotificationsPage: AppPage {
  let phone: Phone

  var text: String { phone.page.first(tag: "main")?.text ?? "" }
  var buttons: [String] { phone.page.first(tag: "main")?.all(tag: "button").map { $0.accessibleName } ?? [] }
  var pressed: [String] {
    phone.page.all(tag: "button").filter { $0.attribute("aria-pressed") == "true" }.map { $0.accessibleName }
  }
  func isOn(_ name: String) -> Bool { phone.page.button(name)?.attribute("aria-checked") == "true" }

  /// What the host was asked for, in order.
  var asked: [String] { acts("notify").map { $0["to"]?.string ?? "" } }
  /// Each set of reminders, in order.
  var sets: [[JSON]] { acts("remind").map { $0["reminders"]?.array ?? [] } }
  var lastSeq: Int64? { acts("remind").last?["seq"]?.integer }

  private func acts(_ name: String) -> [JSON] { phone.accountActs.filter { $0["act"]?.string == name } }

  func answer(_ status: String, to request: String = "state", count: Int64? = nil, outcome: String? = nil) {
    phone.hear(
      account: "notified",
      [
        "step": .integer(0), "to": .string(request), "status": .string(status),
        "count": count.map { .integer($0) } ?? .null, "outcome": outcome.map { .string($0) } ?? .null,
      ])
    phone.wait(seconds: 1)
  }
}
