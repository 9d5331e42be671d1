import Departures
import Kernel
import TestSupport
import Testing

/// Findings D30, D43 and D45: trains come first, and what is doubtful of them is told in words.
@Suite("What a board looks like")
struct BoardOrderTests {
  let phone = Phone()

  /// Where in the page, from its top, what has this class begins.
  private func places(of name: String) -> [Int] {
    phone.page.all.enumerated().filter { $0.element.has(class: name) }.map { $0.offset }
  }

  @Test("above the trains stand the name and one line of chips alone; what is used once stands below them")
  func order() throws {
    _ = StationPage.open("127", on: phone, boards: [Town.board("127", north: [Town.train("Q", to: "96 St", in: 120)])])
    let station = try #require(phone.page.first(class: "station")?.element)
    let above = station.children.prefix { !$0.has(class: "board") }.filter { !$0.has(class: "without-script") }
    #expect(above.count == 2)
    #expect(above.first?.has(class: "heading") == true && above.last?.has(class: "line-filter") == true)
    let board = try #require(places(of: "board").first)
    let choices = places(of: "segments")
    #expect(!choices.isEmpty && choices.allSatisfy { $0 > board })
  }

  @Test("what is said of late data pushes no train down, and has a line of its own")
  func advice() throws {
    let trains = [Town.train("Q", to: "96 St", in: 900)]
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: trains)])
    #expect(page.advice == nil)
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 121)
    #expect(page.age == "Delayed data · 2 min" && page.advice != nil)
    let parts = try #require(phone.page.first(class: "station")?.element?.children)
    let board = try #require(parts.firstIndex { $0.has(class: "board") })
    let advice = try #require(parts.firstIndex { $0.has(class: "advice") })
    #expect(advice > board)
  }

  @Test("that some of a board's lines are old stands above its rows, which look like the others")
  func partlyOld() throws {
    var board = Town.board(
      "127", north: [Town.train("Q", to: "96 St", in: 900), Town.train("1", to: "Inwood", in: 600)])
    board.feeds = [
      Board.Feed(lines: ["1"], asOf: Town.now, health: .fresh),
      Board.Feed(lines: ["Q"], asOf: Town.now.adding(seconds: -400), health: .stale),
    ]
    let page = StationPage.open("127", on: phone, boards: [board])
    #expect(page.advice == "Q: 6 min old.")
    let parts = try #require(phone.page.first(class: "station")?.element?.children)
    let rows = try #require(parts.firstIndex { $0.has(class: "board") })
    #expect(try #require(parts.firstIndex { $0.has(class: "advice") }) < rows)
  }

  @Test("that a train is the timetable's alone is a word on the page, wherever its row stands")
  func scheduled() {
    let trains = [Town.train("Q", to: "96 St", in: 600, state: .scheduled), Town.train("1", to: "Bronx", in: 700)]
    let board = Town.board("127", north: trains)
    StationPage.open("127", on: phone, boards: [board]).add()
    // Today has the first one alone.
    for (path, count) in [("/departures/127", 2), ("/departures", 2), ("/", 1)] {
      phone.follow(path)
      let rows = phone.page.all(class: "train-group")
      #expect(rows.count == count, "\(path)")
      for row in rows {
        let isScheduled = row.spokenRow.hasPrefix("Q")
        let words = row.first(class: "where")?.all(class: "note").map { $0.text } ?? []
        #expect(words.contains("scheduled") == isScheduled, "\(path)")
      }
    }
  }
}
