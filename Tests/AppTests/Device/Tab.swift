import Departures
import Journal
import Kernel
import Languages

@testable import App

/// One open page: the app's loop without its drawing, and beside it what host/journal.js does, a step at a time, so that
/// a kill can come between any two.
final class Tab {
  private(set) var state: AppState
  private(set) var acknowledged: Set<OperationID> = []
  private let disk: SimulatedDisk
  /// What the host has still to do, in order.
  private var tasks: [Task] = []
  private var seen: Int64 = 0
  /// It was opened with one.
  let hasSnapshot: Bool
  private var rest: (from: Int64, to: Int64)?

  enum Task {
    case append(key: Int64, records: [String])
    case stored(isAnswer: Bool)
    case conflict([String])
    case failed([String])
    case snapshot(last: Int64, text: String, needless: [Int64])
    case older(all: Bool)
  }

  static let mostAtStart = 60
  static let mostAtOnce = 25

  init(_ disk: SimulatedDisk, now: Instant) {
    self.disk = disk
    state = AppState(path: "/", network: .none, now: now, language: .en)
    state.keeping.pace = Pace(snapshot: 24, checkpoint: 8, undoable: 6, needless: 8, importing: 7, settled: 10_000)
    var snapshot = disk.snapshot
    var records = disk.between(snapshot?.last ?? 0, .max, most: Self.mostAtStart + 1)
    var hasMore = snapshot != nil
    if records.count > Self.mostAtStart { (records, hasMore, snapshot) = ([], true, nil) }
    hasSnapshot = snapshot != nil
    seen = disk.last
    if hasMore { rest = (0, records.first?.key ?? seen + 1) }
    perform(
      state.open(
        Opening(
          records: records.map { StoredRecord(key: $0.key, text: $0.text) }, last: seen, snapshot: snapshot?.text,
          hasMore: hasMore, device: "phone")))
  }

  func act(_ body: (inout AppState) -> [Outgoing]) { perform(body(&state)) }

  func tell(_ kind: Message.Kind, _ now: Instant) { perform(state.update(Message(now: now, kind: kind))) }

  func follow() { tasks.append(.stored(isAnswer: false)) }

  var isIdle: Bool { tasks.isEmpty }

  func idle() { if rest != nil { tasks.append(.older(all: false)) } }

  /// The next thing the host does; says whether other tabs are to be told.
  func step(_ now: Instant) -> Bool {
    if tasks.isEmpty { return false }
    switch tasks.removeFirst() {
    case .append(let key, let records):
      switch disk.add(key, records) {
      case .added:
        tasks.insert(.stored(isAnswer: true), at: 0)
        return true
      case .taken: tasks.insert(contentsOf: [.stored(isAnswer: false), .conflict(records)], at: 0)
      case .full: tasks.insert(.failed(records), at: 0)
      }
    case .stored(let isAnswer): catchUp(now, isAnswer)
    case .conflict(let records): tell(.conflict(drafts: records), now)
    case .failed(let records): tell(.storeFailed(reason: "full", drafts: records), now)
    case .snapshot(let last, let text, let needless): disk.keep(text, last: last, without: needless)
    case .older(let all): older(all, now)
    }
    return false
  }

  private func catchUp(_ now: Instant, _ isAnswer: Bool) {
    let records = disk.between(seen, .max, most: Self.mostAtOnce)
    let hasMore = records.count == Self.mostAtOnce
    if records.isEmpty, !isAnswer { return }
    seen = records.last?.key ?? seen
    let waiting = state.keeping.outbox.inFlight
    tell(
      .stored(records.map { StoredRecord(key: $0.key, text: $0.text) }, last: seen, isAnswer: isAnswer && !hasMore), now
    )
    // Said to the person.
    if isAnswer, !hasMore, let waiting {
      acknowledged.formUnion(waiting.operations.map { $0.id })
    }
    if hasMore { tasks.insert(.stored(isAnswer: isAnswer), at: 0) }
  }

  private func older(_ all: Bool, _ now: Instant) {
    guard let (from, to) = rest else { return }
    let records = disk.between(from, to - 1, most: Self.mostAtOnce)
    rest = records.count < Self.mostAtOnce ? nil : (records[records.count - 1].key, to)
    if all, rest != nil { tasks.insert(.older(all: true), at: 0) }
    tell(.older(records.map { StoredRecord(key: $0.key, text: $0.text) }, hasMore: rest != nil), now)
  }

  private func perform(_ effects: [Outgoing]) {
    for effect in effects {
      switch effect {
      case .store(let key, let records): tasks.append(.append(key: key, records: records))
      case .snapshot(let last, let text, let needless):
        tasks.append(.snapshot(last: last, text: text, needless: needless))
      case .recall: if rest != nil { tasks.append(.older(all: true)) }
      default: break
      }
    }
  }
}
