import Departures
import Kernel
import TestSupport
import Testing

@Suite("What the device keeps of boards")
struct KeptBoardsTests {
  let phone = Phone()

  private func board(_ station: String, in seconds: Int64 = 900) -> Board {
    Town.board(station, asOf: phone.now, north: [Town.train("Q", to: "96 St", in: seconds, from: phone.now)])
  }

  private func keepStops() {
    for station in ["127", "132", "R20"] { StationPage.open(station, on: phone).add() }
    phone.open("/departures")
    for station in ["127", "132", "R20"] { phone.hear(board(station)) }
    phone.wait(seconds: 3)
  }

  @Test("an offline start of my stops shows all of them, whatever screen was open last")
  func allMyStops() {
    keepStops()
    phone.open("/")
    phone.hear(board("127"))
    phone.wait(seconds: 40)
    StationPage.open("Q05", on: phone).phone.hear(board("Q05"))
    phone.wait(seconds: 40)
    phone.open("/departures", fromServer: false, online: false)
    let tiles = phone.page.all(class: "stop-tile")
    #expect(tiles.count == 3)
    #expect(tiles.allSatisfy { !$0.all(class: "next-train").isEmpty || !$0.all(class: "train-group").isEmpty })
    #expect(
      tiles.compactMap { $0.first(class: "age")?.text } == [
        "Offline · 1 min old", "Offline · 1 min old", "Offline · 1 min old",
      ])
  }

  @Test("a station that was opened lately is there offline too, with its own age")
  func openedLately() {
    StationPage.open("Q05", on: phone).phone.hear(board("Q05"))
    phone.wait(seconds: 120)
    StationPage.open("132", on: phone).phone.hear(board("132"))
    phone.wait(seconds: 1)
    phone.open("/departures/Q05", fromServer: false, online: false)
    let page = StationPage(phone: phone)
    #expect(page.age == "Offline · 2 min old")
    #expect(page.trains("Uptown").count == 1)
  }

  @Test("what is kept of stations that were only opened is bounded, and my stops stay")
  func bounded() {
    keepStops()
    let before = phone.kept.filter { $0.key.hasPrefix("board ") && !$0.value.isEmpty }
    #expect(before.count == 3)
    #expect(before.values.allSatisfy { $0.utf8.count < 3000 })
  }

  @Test("a board is written when it is new, and not again until 30 s have passed")
  func written() {
    _ = StationPage.open("Q05", on: phone)
    phone.hear(board("Q05"))
    let first = phone.kept["board Q05"]
    #expect(first != nil)
    phone.wait(seconds: 5)
    phone.hear(board("Q05", in: 1000))
    #expect(phone.kept["board Q05"] == first)
    phone.wait(seconds: 25)
    #expect(phone.kept["board Q05"] != first)
  }

  @Test("boards as the first version kept them are taken over, and its name is emptied")
  func oldForm() {
    _ = StationPage.open("127", on: phone, boards: [board("127")])
    let text = phone.kept["board 127"]?.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    let other = Phone()
    other.kept = ["boards": "[\(text)]"]
    let page = StationPage.open("127", on: other, fromServer: false)
    #expect(page.trains("Uptown").count == 1)
    #expect(other.kept["boards"]?.isEmpty == true && other.kept["board 127"] != nil)
  }

  @Test(
    "a damaged board on the device is none",
    arguments: ["", " ", "x", "5", "5 x", "5 {}", "99999999999999999999 {}", "5 {\"station\":{\"id\":\"132\"}}"])
  func damaged(text: String) {
    phone.kept = ["board 127": text]
    let page = StationPage.open("127", on: phone, fromServer: false)
    #expect(page.heading == "Times Sq-42 St" && page.isLoading)
  }

  @Test("my stops that are not on the screen are fetched now and then for when the network goes")
  func forLater() {
    keepStops()
    phone.open("/")
    let before = phone.fetches.count
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 100)
    #expect(
      phone.fetches.dropFirst(before) == ["/api/v1/stations/132/board?each=3", "/api/v1/stations/R20/board?each=3"])
    phone.wait(seconds: 201)
    #expect(phone.fetches.count == before + 4)
  }
}
