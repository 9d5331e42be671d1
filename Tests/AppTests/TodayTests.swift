import App
import Departures
import Kernel
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

  @Test("the tile shows the next train at the first stop")
  func tile() {
    StationPage.open("127", on: phone).add()
    phone.open("/")
    #expect(phone.stream == "/api/v1/live?stations=127&each=3&races=all&count=25")
    phone.hear(
      Town.board(
        "127", north: [Town.train("1", to: "Van Cortlandt Park", in: 400)],
        south: [Town.train("Q", to: "Coney Island", in: 130)]))
    let tile = phone.page.all(class: "tile-departures").first
    #expect(tile?.all(class: "times").first?.text == "2 min10:22")
    #expect(tile?.text.contains("Times Sq-42 St → Coney Island") == true)
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
    phone.open("/fare-card")
    phone.act("fare-card edit balance")
    phone.act("fare-card type amount 9", value: "3.50")
    phone.act("fare-card save")
    phone.follow("/")
    let now = phone.page.first(class: "now-line")?.text ?? ""
    #expect(now.hasPrefix("Now: ") && now.count > 5)
    #expect(phone.page.all(class: "tile").filter { $0.text.contains(now.dropFirst(5)) }.isEmpty)
  }
}
