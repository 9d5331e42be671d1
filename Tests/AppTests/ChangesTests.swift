import Kernel
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
    page.press(names.last { $0.hasPrefix("Undo: Times Sq-42 St added to my stops. ") } ?? "")
    #expect(page.changes == ["Theme: Dark."])
    #expect(MyStopsPage.open(phone).stations.isEmpty)
  }

  @Test("each says what it did, also where no message was shown")
  func silent() {
    StationPage.open("127", on: phone).add()
    phone.act("departures time clock")
    SettingsPage.open(phone, "modules").press("Move Departures up")
    let page = SettingsPage.open(phone, "history")
    #expect(page.changes == ["Departures moved.", "Times shown as: Clock.", "Times Sq-42 St added to my stops."])
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
