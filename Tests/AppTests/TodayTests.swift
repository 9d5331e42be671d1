import App
import Departures
import Kernel
import Languages
import Testing
import TestSupport

@Suite("Today")
struct TodayTests {
  let phone = Phone()

  @Test("with no stops yet the tile leads to search")
  func empty() {
    phone.open("/")
    #expect(phone.page.first(tag: "h1")?.text == "Today")
    #expect(phone.page.link("Find a station") != nil)
    #expect(phone.stream == "/api/v1/live?races=all&count=25", "the races' tile alone is live")
  }

  @Test("the tile shows the next trains one can still catch at the first stop, each way")
  func tile() {
    StationPage.open("127", on: phone).add()
    phone.open("/")
    #expect(phone.stream == "/api/v1/live?stations=127&each=3&races=all&count=25&alerts=en&station=127")
    phone.hear(
      Town.board(
        "127", north: [Town.train("1", to: "Van Cortlandt Park", in: 400)],
        south: [
          Town.train("1", to: "South Ferry", in: 59), Town.train("Q", to: "Coney Island", in: 130),
          Town.train("Q", to: "Coney Island", in: 420),
        ]))
    #expect(
      rows == [
        "1 to Van Cortlandt Park, in 6 minutes, 10:26, leave in 1 min",
        "Q to Coney Island, in 2 and 7 minutes, 10:22, 10:27, leave in 2 min for the one at 10:27",
      ])
    #expect(phone.page.first(class: "tile-departures")?.text.contains("Times Sq-42 St") == true)
  }

  private var rows: [String] {
    phone.page.all(class: "tile-departures").first?.all(class: "train-group").map { $0.spokenRow } ?? []
  }

  @Test("where all that is known leaves within the minute, that is shown rather than nothing")
  func allLeaving() {
    StationPage.open("127", on: phone).add()
    phone.open("/")
    phone.hear(Town.board("127", north: [Town.train("1", to: "Van Cortlandt Park", in: 30)]))
    #expect(rows == ["1 to Van Cortlandt Park, now, 10:20, sooner than a 5 min walk"])
    #expect(phone.page.first(class: "tile-departures")?.text.contains("Downtown: No trains now.") == true)
  }

  @Test("the line above the tiles does not repeat the departures' tile")
  func nothingTwice() {
    StationPage.open("127", on: phone).add()
    phone.open("/")
    phone.hear(Town.board("127", north: [Town.train("1", to: "Van Cortlandt Park", in: 130)]))
    #expect(phone.page.first(class: "now-line")?.text.contains("Van Cortlandt") != true)
  }

  @Test("the Now line keeps its place: where nothing is urgent it says the day, which the server doesn't know")
  func day() {
    phone.open("/")
    #expect(phone.page.all(class: "now-line").map { $0.text } == ["Thursday 2 October"])
    let served = App.serve(
      path: "/", network: Town.network, board: { _ in nil }, now: Town.now, language: .en)
    #expect(served.root.all(class: "now-line").map { $0.text } == [""])
  }

  @Test("what the Now line says stands in no tile a second time")
  func now() {
    phone.open("/")
    phone.setBalance("3.50")
    phone.follow("/")
    let now = phone.page.first(class: "now-line")?.text ?? ""
    #expect(now.hasPrefix("Now: ") && now.count > 5)
    #expect(phone.page.all(class: "tile").filter { $0.text.contains(now.dropFirst(5)) }.isEmpty)
  }
}
