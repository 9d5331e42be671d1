import Departures
import Feeds
import Kernel
import TestSupport
import Testing

struct ChangeStreamTests {
  @Test("only the stations whose rows differ are named, and a slow reader gets the union of what it missed")
  func changes() async throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    try accept(live, at: 0, times: ["127N": 600, "L03N": 700, "142S": 800])
    var reader = live.source.changes().makeAsyncIterator()
    try accept(live, at: 5, times: ["127N": 600, "L03N": 730, "142S": 800])
    #expect(await reader.next() == ["635"])
    try accept(live, at: 10, times: ["127N": 660, "L03N": 730, "142S": 800])
    try accept(live, at: 10, times: ["127N": 999])
    try accept(live, at: 15, times: ["127N": 660, "L03N": 730])
    #expect(await reader.next() == ["127", "142"])
  }

  @Test("a feed that goes on without a new row is announced whole now and then, so that ages stay right")
  func ages() async throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "", lines: ["1"])], network: Places.network)
    try accept(live, at: 0, times: ["127N": 600])
    var reader = live.source.changes().makeAsyncIterator()
    try accept(live, at: 15, times: ["127N": 600])
    try accept(live, at: 30, times: ["127N": 600])
    #expect(await reader.next() == ["127", "142"])
  }

  @Test("each listener has a stream of its own; a new timetable or network concerns every station")
  func listeners() async throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    var first = live.source.changes().makeAsyncIterator()
    var second = live.source.changes().makeAsyncIterator()
    live.replace(timetable: .none)
    let all = Set(Places.network.stations.map(\.id))
    #expect(await first.next() == all)
    #expect(await second.next() == all)
    var smaller = Places.network
    smaller.stations = [Places.timesSquare]
    live.replace(network: smaller)
    #expect(await first.next() == ["127"])
    #expect(live.source.network().stations.count == 1)
    #expect(live.source.boards().board("635", Boards.Filter(), Stage.now) == nil)
  }

  @Test("a new network takes the rows at hand with it")
  func networkKeepsRows() throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    try accept(live, at: 0, times: ["127N": 600, "142S": 700])
    var smaller = Places.network
    smaller.stations = [Places.southFerry]
    live.replace(network: smaller)
    let board = live.source.boards().board("142", Boards.Filter(), Stage.now)
    #expect(board?.directions[1].departures.map(\.time.seconds) == [soon(700)])
  }

  private func accept(_ live: LiveBoards, at offset: Int64, times: KeyValuePairs<String, Int64>) throws {
    var writer = FeedWriter(at: soon(offset))
    for (stop, time) in times {
      writer.train(.init("trip-\(stop)", route: "1"), [.init(stop, departure: soon(time))])
    }
    try live.accept(writer.bytes, from: "f", at: Instant(seconds: soon(offset)))
  }
}
