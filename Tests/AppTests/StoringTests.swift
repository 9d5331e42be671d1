import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// What a person does while a change is on its way to the disk, or cannot get there.
@Suite("Storing")
struct StoringTests {
  let phone = Phone()

  @Test("two taps within a slow write: the second is decided on what the first has made")
  func twoTaps() {
    phone.open("/settings")
    phone.isDiskSlow = true
    phone.act("settings choose theme dark")
    phone.act("settings choose theme dark")
    #expect(phone.announcements.last == "Saving…")
    #expect(phone.isAskedBeforeLeaving)
    phone.finishWrites()
    #expect(phone.journal.count == 1, "the second finds it chosen already")
    #expect(!phone.isAskedBeforeLeaving)
  }

  @Test("a second ride within a slow write is asked about, as it would be a moment later")
  func twoRides() {
    phone.open("/fare-card")
    phone.setBalance("3")
    phone.act("fare-card ride")
    phone.now = phone.now.adding(seconds: 60)
    phone.act("fare-card ride")
    let whatIsAsked = phone.page.first(tag: "dialog")?.first(tag: "h2")?.text
    let slow = Phone()
    slow.open("/fare-card")
    slow.setBalance("3")
    slow.isDiskSlow = true
    slow.act("fare-card ride")
    slow.now = slow.now.adding(seconds: 60)
    slow.act("fare-card ride")
    slow.finishWrites()
    #expect(whatIsAsked != nil)
    #expect(slow.page.first(tag: "dialog")?.first(tag: "h2")?.text == whatIsAsked)
    #expect(slow.journal.count == phone.journal.count)
  }

  @Test("a ride taken while a balance is being written is a ride, on what is there then", arguments: ["", "0.50"])
  func rideBeforeBalance(balance before: String) {
    phone.open("/fare-card")
    if !before.isEmpty { phone.setBalance(before) }
    let count = phone.journal.count
    phone.isDiskSlow = true
    phone.setBalance("20")
    phone.act("fare-card ride")
    #expect(phone.announcements.last == "Saving…", "neither dropped nor refused")
    phone.finishWrites()
    #expect(phone.journal.count == count + 2)
  }

  @Test("a choice and the one of before it, pressed within a slow write: the last one counts")
  func thereAndBack() {
    phone.open("/departures/127")
    phone.isDiskSlow = true
    phone.act("departures order time")
    phone.act("departures order lines")
    phone.finishWrites()
    #expect(phone.journal.count == 2 && phone.journal[2]?.contains("lines") == true)
  }

  @Test("what was held does not bring back the screen that was left meanwhile")
  func leftMeanwhile() {
    phone.open("/departures/127")
    phone.isDiskSlow = true
    phone.act("departures order time")
    phone.act("departures order lines")
    phone.follow("/settings")
    phone.finishWrites()
    #expect(phone.journal.count == 2 && phone.title.hasPrefix("Settings"))
  }

  @Test("what needs no disk goes on meanwhile")
  func goesOn() {
    phone.open("/")
    phone.isDiskSlow = true
    phone.act("settings choose theme dark")
    phone.act("settings choose theme light")
    phone.follow("/settings/about")
    #expect(phone.title.hasPrefix("About"))
    phone.finishWrites()
    #expect(phone.journal.count == 2)
  }

  @Test("a write that takes longer than a moment says so, until it is done")
  func slow() {
    phone.open("/settings")
    phone.isDiskSlow = true
    phone.act("settings choose theme dark")
    let page = SettingsPage(phone: phone)
    #expect(page.toast == nil)
    phone.wait(seconds: 3)
    #expect(page.toast == "Saving…")
    phone.finishWrites()
    #expect(page.toast == nil && phone.announcements.last == "Theme: Dark.")
  }

  @Test("a write that fails lets go of what was held, and each is said")
  func fails() {
    phone.open("/settings")
    phone.isDiskSlow = true
    phone.act("settings choose theme dark")
    phone.act("settings choose language fr")
    phone.diskFailure = "full"
    phone.finishWrites()
    #expect(phone.journal.isEmpty)
    #expect(phone.announcements.last == "Couldn’t save: this device has no room left. Nothing was changed.")
    #expect(!phone.isAskedBeforeLeaving)
  }

  private let departuresAlone = ["shared", "network"] + Parts.names.filter { $0.hasPrefix("departures") }

  /// A station's screen stands, and what reads and writes the journal has not come.
  private func openWithoutJournal() -> StationPage {
    phone.parts = departuresAlone
    return StationPage.open("127", on: phone)
  }

  /// Closed, and opened again where all of the program is at hand.
  private func openAgain(_ phone: Phone) {
    phone.parts = nil
    phone.open("/departures/127", fromServer: false)
  }

  @Test(
    "a first entry whose program has not come yet is kept, said to be on its way, and stored by the next start, once")
  func drafts() {
    openWithoutJournal().add()
    #expect(phone.journal.isEmpty)
    #expect(phone.announcements.last == "Saving…")
    phone.wait(seconds: 60)
    #expect(phone.page.all(class: "toast").count == 1, "as long as it takes")
    let kept = phone.kept
    openAgain(phone)
    #expect(phone.journal.count == 1)
    #expect(phone.kept["drafts"] == "")
    // It was on disk when the page was closed, before what was kept of it could be taken away.
    phone.kept = kept
    openAgain(phone)
    #expect(phone.journal.count == 1 && phone.kept["drafts"] == "")
    // And another tab's start, at the same moment: what is stored twice has one name, and is one.
    let (journal, other) = (phone.journal, Phone())
    other.kept = kept
    other.isDiskSlow = true
    openAgain(other)
    other.journal = journal
    other.finishWrites()
    #expect(Set(other.journal.values.compactMap { try? Operation(text: $0).id }).count == 1)
    openAgain(other)
    #expect(MyStopsPage.open(other).stations == ["Times Sq-42 St"])
  }

  @Test("what was done on a notification is stored once, by a page that hears of it or by the next start")
  func onANotification() {
    let (name, text) = ("drafts x", #"["told-7-1",["app.moduleHidden",{"module":"score","hidden":true}]]"#)
    phone.open("/")
    phone.kept[name] = text
    phone.diskFailure = "full"
    phone.send("kept", ["name": .string(name), "text": .string(text)])
    #expect(phone.journal.isEmpty && phone.kept[name] == text, "what could not be stored is for the next start")
    phone.diskFailure = nil
    openAgain(phone)
    #expect(phone.journal.count == 1 && phone.kept[name] == "")
    phone.kept[name] = text
    openAgain(phone)
    phone.send("kept", ["name": .string(name), "text": .string(text)])
    #expect(phone.journal.count == 1 && phone.kept[name] == "")
    phone.send("kept", ["name": .string("clock"), "text": .string("1")])
    phone.send("kept", ["name": .string(name), "text": .string("[]")])
    #expect(phone.journal.count == 1)
  }

  @Test("once it has come the entry is stored at once and nothing of it is kept beside")
  func comes() {
    let page = openWithoutJournal()
    page.add()
    phone.parts = departuresAlone + ["races"]
    phone.send("part", [:])
    #expect(phone.journal.isEmpty && !page.isKept, "another part has come")
    phone.parts = departuresAlone + ["journal"]
    phone.send("part", [:])
    #expect(phone.journal.count == 1 && phone.kept["drafts"] == "" && page.isKept)
  }

  @Test("an entry that could not be stored is not kept either: nothing was changed")
  func notKept() {
    openWithoutJournal().add()
    phone.diskFailure = "full"
    phone.parts = nil
    phone.send("part", [:])
    #expect(phone.kept["drafts"] == "")
    phone.diskFailure = nil
    openAgain(phone)
    #expect(phone.journal.isEmpty)
  }

  @Test("a browser that keeps nothing says so on every screen, for as long as it is so, and on Data")
  func memory() {
    phone.open("/")
    phone.send("storeFailed", ["reason": .string("unavailable"), "drafts": .array([])])
    phone.wait(seconds: 60)
    for path in ["/", "/fare-card", "/departures", "/settings"] {
      phone.follow(path)
      #expect(phone.page.all(class: "not-kept").count == 1, "\(path)")
    }
    phone.act("settings choose theme dark")
    phone.follow("/settings/data")
    #expect(phone.page.text.contains("Nowhere: this browser keeps nothing here."))
    #expect(phone.page.text.contains("1 change is on this page only."))
    #expect(!phone.page.text.contains("saved here") && !phone.page.text.contains("which is in no account"))
  }

  @Test("a newer version that has taken the database is said to be that, and offers to be loaded")
  func newer() {
    phone.open("/fare-card")
    phone.send("storeFailed", ["reason": .string("newer"), "drafts": .array([])])
    let page = SettingsPage(phone: phone)
    #expect(page.heading == "A newer version is open")
    #expect(!phone.page.text.contains("make room"))
    page.press("Reload")
    #expect(phone.effects("reload").count == 1)
  }

  @Test("diagnostics are said to be copied by the clipboard's own answer", arguments: [true, false])
  func diagnostics(isDone: Bool) {
    phone.open("/fare-card")
    phone.send("storeFailed", ["reason": .string("unreadable"), "drafts": .array([])])
    let page = SettingsPage(phone: phone)
    page.press("Copy diagnostics")
    #expect(phone.announcements.isEmpty, "nothing is copied yet")
    phone.send("copied", ["done": .bool(isDone)])
    #expect(phone.announcements == [isDone ? "Copied." : "This browser does not let a page copy."])
    phone.send("copied", ["done": .bool(isDone)])
    #expect(phone.announcements.count == 1, "an answer that nobody waits for")
  }

  @Test("what can't be read here is exported by the host", arguments: ["unreadable", "tooMuch"])
  func rescue(reason: String) {
    phone.open("/fare-card")
    phone.send("storeFailed", ["reason": .string(reason), "drafts": .array([])])
    let page = SettingsPage(phone: phone)
    #expect(page.heading == "Your data can’t be opened")
    page.press("Export what can be read")
    let frame = phone.rescued.last?.frame ?? []
    let record = #"{"id":"phone-1","at":[1,0],"kind":"x.y","fields":{}}"#
    let text = frame.count == 3 ? frame[0] + record + frame[1] + #""cut off""# + frame[2] : ""
    let file = try? JSON.parse(text)
    #expect(file?["format"]?.string == "pocketful.data")
    #expect(file?["operations"]?.array?.count == 1 && file?["damaged"]?.array?.first?.string == "cut off")
  }
}
