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
}
