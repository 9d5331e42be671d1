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
  private(set) var seen: Int64 = 0
  /// It was opened with one.
  let hasSnapshot: Bool
  private var rest: (from: Int64, to: Int64)?

  enum Task {
    case append([String], writer: String?)
    case stored(isAnswer: Bool)
    case failed([String])
    case snapshot(Cut)
    case older(all: Bool)
    case wake
  }

  static let mostAtStart = 60
  static let mostAtOnce = 25

  init(_ disk: SimulatedDisk, now: Instant) {
    self.disk = disk
    state = AppState(path: "/", network: .none, now: now, language: .en)
    state.keeping.pace = Pace(
      snapshot: 24, checkpoint: 8, undoable: 6, turn: 10, tail: 40, needless: 8, importing: 7, settled: 10_000)
    if disk.isShared { state.keeping.shared = Keeping.SharedLog() }
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
          records: records, last: seen, snapshot: snapshot?.text, hasMore: hasMore, device: "phone",
          writer: disk.birth(), writers: disk.writers(after: 0), known: disk.known ?? "")))
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
    case .append(let records, let writer):
      let isAdded = disk.add(records, writer: writer)
      tasks.insert(isAdded ? .stored(isAnswer: true) : .failed(records), at: 0)
      return isAdded
    case .stored(let isAnswer): catchUp(now, isAnswer)
    case .failed(let records): tell(.storeFailed(reason: "full", drafts: records), now)
    case .snapshot(let cut): disk.keep(cut)
    case .older(let all): older(all, now)
    case .wake: tell(.tick, now)
    }
    return false
  }

  private func catchUp(_ now: Instant, _ isAnswer: Bool) {
    let records = disk.between(seen, .max, most: Self.mostAtOnce)
    let writers = disk.writers(after: seen)
    let (hasMore, isAmended) = (records.count == Self.mostAtOnce, disk.amended > seen)
    if records.isEmpty, !isAnswer { return }
    seen = records.last?.key ?? seen
    let waiting = state.keeping.outbox.inFlight
    tell(.stored(records, last: seen, writers: writers, isAnswer: isAnswer && !hasMore, isAmended: isAmended), now)
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
    tell(.older(records, hasMore: rest != nil, known: rest == nil ? disk.known : nil), now)
  }

  private func perform(_ effects: [Outgoing]) {
    for effect in effects {
      switch effect {
      case .store(let records, let writer): tasks.append(.append(records, writer: writer))
      case .snapshot(let cut): tasks.append(.snapshot(cut))
      case .recall: if rest != nil { tasks.append(.older(all: true)) }
      case .module(.wake): tasks.append(.wake)
      default: break
      }
    }
  }
}
