import Accounts
import Feeds
import Kernel
import Logging
import Races
import ServiceLifecycle
import Storage
import Synchronization

/// Moves reminders with the trains and races that they hang on, on the one node that leads this.
package final class Retiming: Sendable {
  /// What is to be looked at with the next turn.
  private struct News {
    var stations: Set<String> = []
    var races = false
  }

  /// What this node holds while it leads.
  private struct Held {
    var table = AnchorTable()
    /// When each account's set was put, of those that may be met again.
    var seen: [AccountID: Int64] = [:]
    var last: Int64?
    var looked: Instant?
  }

  private let store: ReminderStore
  private let boards: BoardSource
  private let races: RaceSource
  private let isLeading: @Sendable () -> Bool
  private let pause: Duration
  private let alarm: Alarm
  private let moved: @Sendable () -> Void
  private let clock: @Sendable () -> Instant
  private let logger: Logger
  private let news = Mutex(News())

  /// Milliseconds by which a set may be seen later than one that was put after it: transactions don't end in the order of their times.
  private static let overlap: Int64 = 10_000
  /// Seconds between two looks at what only time changes: a train that is missing for half a minute, one that can't be caught any more.
  private static let interval: Int64 = 10

  /// `alarm` rings where a set was put here; `isAlone`: nowhere else is one. `moved` is told that something may be due now.
  init(
    _ store: ReminderStore, _ boards: BoardSource, _ races: RaceSource, alarm: Alarm, isAlone: Bool,
    isLeading: @escaping @Sendable () -> Bool, moved: @escaping @Sendable () -> Void,
    clock: @escaping @Sendable () -> Instant, logger: Logger
  ) {
    self.store = store
    self.boards = boards
    self.races = races
    self.isLeading = isLeading
    pause = isAlone ? .seconds(Self.interval) : .seconds(1)
    self.alarm = alarm
    self.moved = moved
    self.clock = clock
    self.logger = logger
  }
}

extension Retiming: Service {
  package func run() async throws {
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await stations in self.boards.changes() {
            self.news.withLock { $0.stations.formUnion(stations) }
            self.alarm.ring()
          }
        }
        group.addTask {
          for await _ in self.races.changes() {
            self.news.withLock { $0.races = true }
            self.alarm.ring()
          }
        }
        group.addTask { await self.turns() }
      }
    }
  }

  private func turns() async {
    var held = Held()
    var failure: StorageError?
    while !Task.isCancelled {
      if isLeading() {
        do throws(StorageError) {
          try await turn(&held)
          failure = nil
        } catch {
          // Read anew: what was not written is not so.
          held = Held()
          if failure != error { logger.warning("reminders don't follow trains and races: \(error.sentence)") }
          failure = error
        }
      } else {
        held = Held()
      }
      await alarm.sleep(for: failure == nil ? pause : .seconds(1))
    }
  }

  private func turn(_ held: inout Held) async throws(StorageError) {
    let isFirst = held.last == nil
    var places = try await read(into: &held)
    let now = clock()
    let news = news.withLock { news in
      defer { news = News() }
      return news
    }
    let isTime = held.looked.map { abs(now.seconds(since: $0)) >= Self.interval } ?? true
    if isTime || isFirst {
      held.looked = now
      places = held.table.places
    }
    let changed = held.table.moves(at: places, news.stations, isRaced: news.races, boards, races, now: now)
    if changed.isEmpty { return }
    try await store.move(changed)
    moved()
  }

  /// What was put since, at any node; where that is to be looked at.
  private func read(into held: inout Held) async throws(StorageError) -> Set<ReminderAnchor.Place> {
    let changes = try await store.changes(since: held.last.map { $0 - Self.overlap })
    let new = changes.filter { held.seen[$0.account] != $0.changed }
    held.last = max(held.last ?? 0, changes.map(\.changed).max() ?? 0)
    let oldest = (held.last ?? 0) - Self.overlap
    held.seen = held.seen.filter { $0.value >= oldest }
    var places: Set<ReminderAnchor.Place> = []
    for (account, reminders) in try await store.anchored(of: new.map(\.account)) {
      held.table.put(reminders, of: account)
      places.formUnion(reminders.map(\.anchor.place))
    }
    for (account, changed) in new where changed >= oldest { held.seen[account] = changed }
    return places
  }
}

extension AnchorTable {
  /// What is another by boards and races as they are now: at these places, and where there is news.
  fileprivate mutating func moves(
    at places: Set<ReminderAnchor.Place>, _ stations: Set<String>, isRaced: Bool, _ boards: BoardSource,
    _ races: RaceSource, now: Instant
  ) -> [MovedReminder] {
    var moved: [MovedReminder] = []
    let (all, network) = (boards.boards(), boards.network())
    var isRaced = isRaced
    for place in self.places {
      switch place {
      case .race: isRaced = isRaced || places.contains(place)
      case .station(let station):
        guard places.contains(place) || stations.contains(station), let board = all.board(station, .whole, now) else {
          continue
        }
        moved += moves(at: station, by: board, in: network, now: now)
      }
    }
    if isRaced {
      let starts = races.reading().races.map { ($0.id, $0.start) }
      moved += moves(byStarts: Dictionary(starts) { $1 }, now: now)
    }
    return moved
  }
}

extension Boards.Filter {
  /// As many of the next trains as there are, by time, whichever line.
  fileprivate static let whole = Boards.Filter(limit: Boards.Filter.most)
}
