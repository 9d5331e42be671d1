import Departures
import Foundation
import Kernel
import Testing

/// One conversation that visits every screen and presses everything, kept in a file. The journey `test_same_program.py`
/// plays it to the WebAssembly program, whose compiler is another one: each answer must be the same, byte for byte.
@Suite("The same program everywhere")
struct ConversationTests {
  private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Journeys/conversation.json")

  @Test("the conversation kept for the browser is the one this program holds (RECORD=1 writes it anew)")
  func kept() throws {
    let told = JSON.array(conversation()).text
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(told.utf8).write(to: file)
    }
    let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(kept == told, "The app answers differently: if that is meant, run once with RECORD=1.")
  }

  /// The walk, a train's page, and reminders of both kinds.
  private func leave(_ phone: Phone, _ board: Board) {
    let page = LeavingPage(phone: phone)
    phone.follow("/departures/127")
    phone.hear(board)
    page.press("A minute more")
    phone.act("departures time both")
    phone.follow("/departures/127/Q96%20St1040")
    page.press("Remind me to leave")
    page.press("Measure from where I am")
    phone.send("location", ["latitude": .number(40.7512), "longitude": .number(-73.9855)])
    phone.wait(seconds: 400)
    phone.hear(Town.board("127", asOf: phone.now, south: [Town.train("Q", to: "Coney Island", in: 700)]))
    phone.wait(seconds: 40)
    phone.follow("/departures/reminders?stop=127")
    page.press("Monday")
    page.press("Q line")
    page.press("Downtown")
    page.type("10:20", into: "First train")
    page.type("11:00", into: "Last train")
    page.save()
    phone.wait(seconds: 2)
    phone.follow("/")
    phone.follow("/departures/reminders")
    let weekly = "Times Sq-42 St, Tue, Wed, Thu and Fri 10:20–11:00 · Downtown"
    page.press("Not any more today, " + weekly)
    page.press("Earlier, Notice 1")
    page.press("Remove the reminder for " + weekly)
    page.undo()
  }

  private func conversation() -> [JSON] {
    let phone = Phone()
    let trains = (0..<9).map { Town.train($0 % 2 == 0 ? "Q" : "1", to: "96 St", in: Int64($0) * 130, track: "2") }
    let board = Town.board("127", north: trains, south: [Town.train("Q", to: "Coney Island", in: 45, state: .held)])
    for path in ["/", "/departures", "/departures/search", "/departures/near", "/nowhere", "/departures/zzz"] {
      phone.open(path, fromServer: false)
    }
    phone.open("/departures/127", boards: [board])
    let station = StationPage(phone: phone)
    station.add()
    for style in ["Minutes", "Clock", "Both"] { station.showTimes(as: style) }
    station.only("Q")
    station.press("All")
    station.press("Later trains")
    phone.wait(seconds: 70)
    phone.follow("/departures/search")
    let search = SearchPage(phone: phone)
    for text in ["1", "14", "14 s", "14th street", "uniom", "zzzz", ""] { search.type(text) }
    search.type("14 st")
    search.send()
    search.choose("14 St").add()
    phone.follow("/departures/near")
    let nearby = NearbyPage(phone: phone)
    nearby.useMyLocation()
    phone.send("location", ["latitude": .number(40.7512), "longitude": .number(-73.9855)])
    nearby.near("union")
    phone.follow("/departures")
    let stops = MyStopsPage(phone: phone)
    phone.hear(board)
    phone.wait(seconds: 2)
    stops.edit()
    stops.moveUp("14 St")
    stops.drag(from: 0, to: 1)
    stops.remove("14 St")
    stops.undo()
    leave(phone, board)
    for path in ["/settings", "/settings/modules", "/settings/history", "/settings/data", "/settings/about"] {
      phone.follow(path)
    }
    let settings = SettingsPage(phone: phone)
    phone.follow("/settings")
    settings.choose("Français", in: "Language")
    settings.choose("English", in: "Langue")
    settings.choose("Dark", in: "Theme")
    phone.follow("/settings/modules")
    settings.press("Move Fare card down")
    settings.press("Show Fare card")
    settings.press("Show Fare card")
    phone.follow("/settings/data")
    settings.press("Export all")
    settings.chooseFile(phone.saved.last?.text ?? "")
    phone.follow("/fare-card")
    for action in ["ride", "edit balance", "type amount 9", "save", "ride", "ride new", "ride", "ride transfer"] {
      phone.act("fare-card " + action, value: "12.50")
    }
    phone.follow("/fare-card/history")
    phone.act("fare-card export csv")
    phone.follow("/races")
    phone.hear(RacesInTheAppTests.board())
    for action in ["category horse", "country GB", "count 10", "reset"] { phone.act("races " + action) }
    phone.follow("/races/r3")
    for action in ["follow r3", "reminder 2", "follow-meeting r3"] { phone.act("races " + action) }
    phone.follow("/races")
    phone.wait(seconds: 62)
    phone.send("online", ["online": .bool(false)])
    phone.wait(seconds: 3)
    phone.follow("/")
    return phone.transcript
  }
}
