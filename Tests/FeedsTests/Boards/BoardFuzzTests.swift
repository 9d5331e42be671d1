import Departures
import Feeds
import Kernel
import TestSupport
import Testing

/// Whatever a feed says, boards made from it can be read.
struct BoardFuzzTests {
  @Test("boards made from damaged feeds can be read at every station, at any time, with any limit")
  func damaged() throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    var random = SeededRandom(seed: 11)
    var swapped = 0
    for round in 0..<1500 {
      var bytes = BoardFuzzTests.feed(at: Int64(round))
      for _ in 0...(round % 6) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let now = Instant(seconds: soon(Int64(round)))
      guard (try? live.accept(bytes, from: "f", at: now)) == .swapped else { continue }
      swapped += 1
      read(live, at: now)
    }
    #expect(swapped > 100)
  }

  @Test("a clock at the end of time, or a limit beyond reason, traps nothing")
  func extremes() throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    try live.accept(BoardFuzzTests.feed(at: 0), from: "f", at: Stage.now)
    for milliseconds in [Int64.min, -1, 0, Int64(UInt32.max) * 1000, .max] {
      read(live, at: Instant(milliseconds: milliseconds))
    }
    for limit in [Int.min, -1, 0, 1, .max] {
      let board = live.source.boards().board("127", Boards.Filter(limit: limit), Stage.now)
      #expect((board?.directions[0].departures.count ?? 0) <= max(0, limit))
    }
  }

  @Test("readers read whole boards while a writer swaps them")
  func readersAndWriter() async throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for step in 0..<300 {
          var writer = FeedWriter(at: soon(Int64(step)))
          // Both rows move together: a reader must never see one moved and the other not.
          for stop in ["127N", "R16N"] {
            writer.train(.init("t-\(stop)", route: "1"), [.init(stop, departure: soon(5000 + Int64(step)))])
          }
          _ = try? live.accept(writer.bytes, from: "f", at: Stage.now)
        }
        return true
      }
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<1000 {
            let board = live.source.boards().board("127", Boards.Filter(), Stage.now)
            let times = board?.directions[0].departures.map(\.time) ?? []
            if Set(times).count > 1 || times.count == 1 { return false }
          }
          return true
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }

  private func read(_ live: LiveBoards, at now: Instant) {
    let boards = live.source.boards()
    for station in Places.network.stations {
      let board = boards.board(station.id, Boards.Filter(), now)
      #expect(board?.directions.count == 2)
    }
    #expect(boards.feeds(now).count == 1)
  }

  private static func feed(at moment: Int64) -> [UInt8] {
    var writer = FeedWriter(at: soon(moment))
    for (index, stop) in ["127N", "R16S", "L03N", "M16S", "142S", "902"].enumerated() {
      let offset = moment + Int64(index) * 60
      writer.train(
        .init("06\(index)000_M..N0\(index)R", route: index % 2 == 0 ? "M" : "5X", isAssigned: index != 3),
        seen: soon(moment - offset),
        [
          .init(stop, arrival: soon(60 + offset), departure: soon(90 + offset), track: "1"),
          .init("142S", arrival: soon(offset + 900)),
        ])
    }
    return writer.bytes
  }
}
