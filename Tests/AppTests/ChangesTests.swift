import App
import Kernel
import Languages
import Testing
import TestSupport

@Suite("The last changes")
struct ChangesTests {
  let phone = Phone()

  @Test("they are listed newest first, survive a restart, and each can be taken back")
  func list() {
    StationPage.open("127", on: phone).add()
    let page = SettingsPage.open(phone)
    page.choose("Dark", in: "Theme")
    phone.open("/settings/history", fromServer: false)
    #expect(page.changes == ["Theme: Dark.", "Times Sq-42 St added to my stops."])
    let names = phone.page.all(class: "button").compactMap { $0.attribute("aria-label") }
    page.press(names.last { $0.hasPrefix("Undo: Times Sq-42 St added to my stops.") } ?? "")
    #expect(page.changes == ["Theme: Dark.", "Times Sq-42 St added to my stops."])
    #expect(page.takenBack == ["Times Sq-42 St added to my stops."])
    #expect(MyStopsPage.open(phone).stations.isEmpty)
  }

  @Test("what was taken back stays listed, and can be brought back, also after a restart")
  func bringBack() {
    StationPage.open("127", on: phone).add()
    phone.act("undo")
    let page = SettingsPage.open(phone, "history")
    #expect(page.takenBack == page.changes && page.changes.count == 1)
    phone.open("/settings/history", fromServer: false)
    page.press("Bring back: Times Sq-42 St added to my stops.")
    #expect(page.toast == "Brought back." && page.takenBack.isEmpty)
    #expect(MyStopsPage.open(phone).stations.count == 1)
  }

  @Test("each says what it did, also where no message was shown")
  func silent() {
    StationPage.open("127", on: phone).add()
    phone.act("departures time clock")
    SettingsPage.open(phone, "modules").press("Move Departures up")
    let page = SettingsPage.open(phone, "history")
    #expect(page.changes == ["Departures moved.", "Times shown as: Clock.", "Times Sq-42 St added to my stops."])
  }

  @Test("a change shows when its fact was, and never its stamp, which another's clock can have moved on by years")
  func noStamp() {
    let far = Town.now.adding(seconds: 10 * 365 * 86_400)
    phone.journal[1] =
      #"{"id":"phone-1","at":[\#(far.milliseconds),0],"kind":"departures.stopAdded","fields":{"station":"127","position":"a0"}}"#
    phone.open("/fare-card", fromServer: false)
    phone.setBalance("50")
    let page = SettingsPage.open(phone, "history")
    #expect(page.changes.count == 2)
    let moments = phone.page.all(class: "quiet").map(\.text).filter { $0.hasPrefix("2 October") }
    #expect(moments.count == 1)
    #expect(!phone.page.text.contains("September"), "ten years on")
  }

  @Test("a fact of which the day alone is known shows no time of that day")
  func dayAlone() {
    let noon = Town.now.adding(seconds: -86_400).milliseconds
    phone.journal[1] =
      #"{"id":"phone-1","at":[1,0],"kind":"score.entered","fields":{"scale":"clearscore","time":\#(noon),"report":{"score":514,"minScoreValue":0,"maxScoreValue":700}}}"#
    phone.open("/settings/history", fromServer: false)
    #expect(phone.page.all(class: "quiet").map(\.text).contains("1 October"))
  }

  @Test("Ctrl-Z takes back what the message offers, then the change before it, and says so")
  func keyboard() {
    let page = SettingsPage.open(phone)
    page.choose("Dark", in: "Theme")
    page.choose("French", in: "Language")
    phone.act("undo")
    #expect(page.toast == "Undone.")
    phone.act("undo")
    phone.act("undo")
    phone.follow("/settings/history")
    // The other language's texts have not come, so it was not chosen yet.
    #expect(page.changes == ["Theme: Dark."] && page.takenBack == page.changes)
  }

  @Test("nothing is called empty that has not been read: the list asks for what is older at once")
  func notRead() {
    let served = App.serve(
      path: "/settings/history", network: Town.network, board: { _ in nil }, races: { _ in nil }, now: Town.now,
      language: .en)
    #expect(!served.root.text.contains("Nothing to take back"))
    phone.journal[1] =
      #"{"id":"tablet-1","at":[1,0],"kind":"departures.stopAdded","fields":{"station":"127","position":"a0"}}"#
    phone.open("/settings/history", fromServer: false, hasMore: true)
    #expect(SettingsPage(phone: phone).notice == nil)
    #expect(!phone.effects("recall").isEmpty)
    phone.send("older", ["operations": .array([]), "keys": .array([]), "more": .bool(false)])
    #expect(SettingsPage(phone: phone).notice == "Nothing to take back")
  }

  @Test("a change of another year says which")
  func year() {
    phone.open("/fare-card", fromServer: false)
    phone.setBalance("50")
    phone.now = phone.now.adding(seconds: 200 * 86_400)
    _ = SettingsPage.open(phone, "history")
    #expect(phone.page.all(class: "quiet").map(\.text).contains { $0.hasPrefix("2 October 2025, ") })
  }

  @Test("none is an empty state, not an empty list")
  func empty() {
    #expect(SettingsPage.open(phone, "history").notice == "Nothing to take back")
  }

  @Test("no more than 50 are listed")
  func fifty() {
    let page = SettingsPage.open(phone)
    for turn in 0..<60 { page.choose(turn % 2 == 0 ? "Dark" : "Light", in: "Theme") }
    phone.follow("/settings/history")
    #expect(page.changes.count == 50)
  }
}
