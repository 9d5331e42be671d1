import Accounts
import Departures
import Feeds
import Kernel
import Push

/// Reminders that hang on trains, held against a feed that has just come in.
package enum PushBench {
  private static let (stations, trains, people) = (100, 20, 5)
  private static let now = Instant(seconds: 1_795_611_600)

  /// 10,000 reminders at 100 stations, all of whose trains are later with each answer.
  package static func run() -> [Figure] {
    guard var table = table() else { return [] }
    // One on time and one late, in turns.
    let boards = [0, 10].map { delay in (0..<stations).map { board($0, delay) } }
    var turn = 0
    func look() -> Int {
      boards[turn % 2].reduce(0) { count, board in
        count + table.moves(at: board.station, by: board, in: BuiltIn.newYork, now: now).count
      }
    }
    return [
      .median("push: 10,000 reminders moved by a feed that changed") {
        turn += 1
        precondition(look() == stations * trains * people)
      },
      .median("push: 10,000 reminders of which a feed moved none") { precondition(look() == 0) },
    ]
  }

  private static func table() -> AnchorTable? {
    var table = AnchorTable()
    for person in 0..<stations * people {
      guard
        let account = AccountID(bytes: [UInt8](repeating: 0, count: 14) + [UInt8(person >> 8), UInt8(person & 255)])
      else { return nil }
      table.put((0..<trains).map { reminder(account, station: person % stations, train: $0) }, of: account)
    }
    return table
  }

  private static func reminder(_ account: AccountID, station: Int, train: Int) -> AnchoredReminder {
    let anchor = ReminderAnchor.train(
      AnchoredTrain(station: "s\(station)", trip: trip(train)), lead: ReminderAnchor.Lead(walk: 300, before: 120))
    let due = now.adding(seconds: Int64(3600 + train * 60))
    return AnchoredReminder(
      account: account, id: "r\(train)", anchor: anchor, asked: due, due: due, expires: due.adding(seconds: 600),
      at: anchor.time(due: due))
  }

  private static func trip(_ train: Int) -> String { "\(50000 + train * 100)_Q..N20R" }

  private static func board(_ station: Int, _ delay: Int64) -> Board {
    let departures = (0..<trains).map { train in
      Departure(
        route: "Q", destination: "96 St", time: now.adding(seconds: Int64(3600 + 420 + train * 60) + delay),
        state: .live,
        track: nil, tripID: trip(train), stop: "R16")
    }
    return Board(
      station: "s\(station)", asOf: now, health: .fresh,
      directions: [Board.Heading(direction: .north, label: "", departures: departures)])
  }
}
