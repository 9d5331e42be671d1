import Kernel
import Testing
import TestSupport

@Suite("Data in and out")
struct DataTests {
  let phone = Phone()

  private func exported() -> String {
    StationPage.open("127", on: phone).add()
    let page = SettingsPage.open(phone, "data")
    page.press("Export all")
    return phone.saved.last?.text ?? ""
  }

  @Test("the export is one documented JSON file named by the day")
  func export() throws {
    let json = try JSON.parse(exported())
    #expect(phone.saved.last?.name == "pocketful-2025-10-02.json")
    #expect(json["format"]?.string == "pocketful.data")
    #expect(json["version"]?.integer == 1)
    #expect(json["operations"]?.array?.first?["kind"]?.string == "departures.stopAdded")
  }

  @Test("another device reads it back after seeing what is in it, and twice adds nothing")
  func roundTrip() {
    let file = exported()
    let other = Phone(device: "other")
    let page = SettingsPage.open(other, "data")
    page.chooseFile(file)
    #expect(page.preview.first == "1 new change")
    #expect(page.preview.contains("Departures: 1"))
    #expect(other.journal.isEmpty)
    page.press("Add 1")
    #expect(MyStopsPage.open(other).stations == ["Times Sq-42 St"])
    other.follow("/settings/data")
    page.chooseFile(file)
    #expect(
      page.preview == ["Everything in it is here already.", "Exported on 2 October, 10:20", "1 that is here already"])
    #expect(other.journal.count == 2, "it, and that a file brought it")
  }

  @Test("what a file brought in is taken back by the message, stands in the list of changes, and comes back from there")
  func takenBack() {
    let file = exported()
    let other = Phone(device: "other")
    let page = SettingsPage.open(other, "data")
    page.chooseFile(file)
    page.press("Add 1")
    #expect(page.toast == "1 entry brought in.")
    page.press("Undo")
    #expect(page.toast == "Undone." && MyStopsPage.open(other).stations.isEmpty)
    other.follow("/settings/history")
    #expect(page.changes == ["1 entry brought in."] && page.takenBack == page.changes)
    page.press(other.page.all(class: "button").compactMap { $0.attribute("aria-label") }.first ?? "")
    #expect(page.toast == "Brought back." && MyStopsPage.open(other).stations == ["Times Sq-42 St"])
  }

  @Test("a file that was taken back is new when it is brought in once more")
  func onceMore() {
    let file = exported()
    let other = Phone(device: "other")
    let page = SettingsPage.open(other, "data")
    page.chooseFile(file)
    page.press("Add 1")
    page.press("Undo")
    page.chooseFile(file)
    #expect(page.preview.first == "1 new change")
    page.press("Add 1")
    #expect(MyStopsPage.open(other).stations == ["Times Sq-42 St"])
  }

  @Test("cancelling a preview adds nothing")
  func cancel() {
    let file = exported()
    let other = Phone(device: "other")
    let page = SettingsPage.open(other, "data")
    page.chooseFile(file)
    page.press("Cancel")
    #expect(page.preview.isEmpty)
    #expect(other.journal.isEmpty)
  }

  @Test(
    "a file that is not ours says why and adds nothing",
    arguments: [
      ("", "This file is empty, or can’t be read. Nothing was added."),
      (
        "{\"format\":\"pocketful.data\",\"version\":1,\"operations\":[",
        "This file is not JSON, or it is cut off. Nothing was added."
      ),
      ("[1,2,3]", "This file is not an export of Pocketful. Nothing was added."),
      (
        "{\"format\":\"other\",\"version\":1,\"operations\":[]}",
        "This file is not an export of Pocketful. Nothing was added."
      ),
      (
        "{\"format\":\"pocketful.data\",\"version\":2,\"operations\":[]}",
        "This file is from a later version. Update this app first; nothing was added."
      ),
    ])
  func foreign(text: String, sentence: String) {
    let page = SettingsPage.open(phone, "data")
    page.chooseFile(text)
    #expect(page.failure == sentence)
    #expect(phone.journal.isEmpty)
  }

  @Test("what is no entry in a file is counted and left out, and what is a damaged one is kept as it is")
  func damaged() {
    let page = SettingsPage.open(phone, "data")
    page.chooseFile(
      """
      {"format":"pocketful.data","version":1,"operations":[
      {"id":"x-1","at":[1759414800000,0],"kind":"app.chosen","fields":{"preference":"theme","value":"dark"}},
      {"id":"x","at":[0,0],"kind":"app.chosen","fields":{}},
      {"id":"x-2","at":[1759414800001,0],"kind":"music.played","fields":{"song":"7"}},
      42]}
      """)
    #expect(page.preview.first == "2 new changes")
    #expect(page.preview.contains("1 that can’t be used, left out"))
    #expect(page.preview.contains("1 damaged entry, kept as it is"))
    #expect(page.preview.contains("Of a later version: 1"))
  }

  @Test("every truncation of a file is refused or understood, never a trap")
  func truncations() {
    let file = Array(exported().utf8)
    let page = SettingsPage.open(phone, "data")
    for length in 0..<file.count {
      page.chooseFile(String(decoding: file[..<length], as: UTF8.self))
      #expect(page.failure != nil)
    }
  }

  @Test("random damage to a file never traps, and never removes what was there")
  func randomDamage() {
    let file = Array(exported().utf8)
    let page = SettingsPage.open(phone, "data")
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      page.chooseFile(String(decoding: bytes, as: UTF8.self))
    }
    #expect(MyStopsPage.open(phone).stations == ["Times Sq-42 St"])
  }

  @Test("erasing asks first, advises an export, and only then erases")
  func erase() {
    let page = SettingsPage.open(phone, "data")
    page.press("Erase everything")
    #expect(phone.page.first(tag: "dialog")?.text.contains("Export first") == true)
    page.press("Cancel")
    #expect(phone.effects("erase").isEmpty)
    page.press("Erase everything")
    page.press("Erase now")
    #expect(phone.effects("erase").count == 1)
  }

  @Test("what the browser promised is shown, and it is asked after the first entry")
  func promise() {
    let page = SettingsPage.open(phone, "data")
    phone.send("storage", ["persisted": .bool(false), "usage": .integer(1_234_567), "quota": .integer(2_500_000_000)])
    #expect(page.facts.contains("1.2\u{A0}MB used of 2.5\u{A0}GB"))
    #expect(page.facts.contains("may clear it"))
    phone.open("/departures/127")
    phone.send("storage", ["persisted": .bool(false), "usage": .integer(1), "quota": .integer(2)])
    #expect(phone.effects("persist").isEmpty)
    StationPage(phone: phone).add()
    #expect(phone.effects("persist").count == 1)
    phone.send("storage", ["persisted": .bool(true), "usage": .integer(1), "quota": .integer(2)])
    phone.follow("/settings/data")
    #expect(page.facts.contains("promised to keep it"))
  }
}
