import Departures
import Kernel
import Testing

@Suite("Trains by line and destination")
struct BoardGroupsTests {
  private func train(_ route: String, _ destination: String, _ seconds: Int64) -> Departure {
    Departure(
      route: route, destination: destination, time: Instant(seconds: seconds), state: .live, track: nil,
      tripID: "\(route)\(destination)\(seconds)", stop: "127")
  }

  private func heading(_ departures: [Departure]) -> Board.Heading {
    Board.Heading(direction: .north, label: "Uptown", departures: departures)
  }

  private func times(_ departures: [Departure]) -> [Int64] { departures.map { $0.time.seconds } }

  @Test("each line and destination stands once, in the station's order of lines, with its next three times")
  func grouped() {
    let trains = [
      train("Q", "96 St", 10), train("1", "Bronx", 20), train("Q", "96 St", 30), train("Q", "Astoria", 40),
      train("Q", "96 St", 50), train("Q", "96 St", 60), train("X", "Elsewhere", 70),
    ]
    let groups = BoardGroups.groups(of: heading(trains), lines: ["1", "Q"])
    #expect(groups.map { $0.id } == ["1→Bronx", "Q→96 St", "Q→Astoria", "X→Elsewhere"])
    #expect(groups.map { times($0.departures) } == [[20], [10, 30, 50], [40], [70]])
  }

  @Test("nothing in, nothing out, and nothing asked for, nothing given")
  func edges() {
    #expect(BoardGroups.groups(of: heading([]), lines: ["1"]).isEmpty)
    #expect(BoardGroups.groups(of: heading([train("1", "Bronx", 1)]), lines: ["1"], each: 0).isEmpty)
    #expect(BoardGroups.nextOfEach([train("1", "Bronx", 1)], each: 0, most: 100).isEmpty)
    #expect(BoardGroups.nextOfEach([train("1", "Bronx", 1)], each: 3, most: 0).isEmpty)
  }

  @Test("one list by time ends where more of a frequent line may run that the board does not hold")
  func byTime() {
    let trains = [train("Q", "96 St", 10), train("Q", "96 St", 30), train("1", "Bronx", 50), train("1", "Bronx", 70)]
    func listed(each: Int?, _ left: [Departure]? = nil) -> [Int64] {
      let board = Board(station: "127", asOf: nil, health: .fresh, directions: [heading(trains)], each: each)
      return times(BoardGroups.byTime(heading(left ?? trains), of: board))
    }
    #expect(listed(each: 2) == [10, 30])
    #expect(listed(each: 3) == [10, 30, 50, 70], "no line has as many as the board may hold")
    #expect(listed(each: nil) == [10, 30, 50, 70], "a board cut by time has no gaps")
    #expect(listed(each: 2, Array(trains.dropFirst())) == [30], "what has left does not move the end")
    #expect(listed(each: 2, Array(trains.dropFirst(2))) == [50, 70], "of other lines nobody asked")
  }

  @Test("a list by time of a board at its bound ends with the first of the groups that were cut")
  func byTimeAtTheBound() {
    let all = (0..<40).flatMap { time in ["A", "B", "C"].map { train($0, "X", Int64(time * 3) + 1) } }
    let whole = heading(BoardGroups.nextOfEach(all + [train("S", "Y", 999)], each: 50, most: Board.most))
    let board = Board(station: "127", asOf: nil, health: .fresh, directions: [whole], each: 50)
    let listed = BoardGroups.byTime(whole, of: board)
    let missing = all.filter { !whole.departures.contains($0) }.map { $0.time.seconds }.min()
    #expect(listed.count > 90)
    #expect(listed.allSatisfy { $0.time.seconds < missing ?? 0 })
  }

  @Test("a rare line is never crowded out by a frequent one")
  func rareLine() {
    let many = (1...500).map { train("S", "Grand Central", Int64($0)) } + [train("A", "Inwood", 501)]
    #expect(times(BoardGroups.nextOfEach(many, each: 3, most: 100)) == [1, 2, 3, 501])
  }

  @Test("beyond the bound every group keeps its first trains before any keeps more, and the order stays by time")
  func bounded() {
    let trains = (0..<10).flatMap { time in ["A", "B", "C"].map { train($0, "X", Int64(time * 3) + 1) } }
    let cut = BoardGroups.nextOfEach(trains, each: 5, most: 4)
    #expect(cut.map { $0.route } == ["A", "B", "C", "A"])
    #expect(times(cut) == times(cut).sorted())
  }
}
