import Journal
import Kernel
import TestSupport

/// One page of a device: a journal in memory, and its exchange. What is under way stands in `pending`.
struct SimulatedTab {
  var journal: Journal
  var exchange = Exchange()
  var pending: [Exchange.Effect] = []
  let number: Int
}

/// One browser profile: its disk, its clock, its pages.
struct SimulatedProfile {
  var records: [OperationID: Operation] = [:]
  var ledger = Ledger()
  /// All that its pages were ever called.
  var writers: Set<String> = []
  var tabs: [SimulatedTab] = []
  /// Which page has the lock.
  var lock: Int?
  /// How far its clock is wrong, and what was learned of that.
  var skew: Int64
  var offset: Int64 = 0
  /// Nothing that it asks arrives.
  var isCutOff = false
  /// A backup of the disk.
  var earlier: (records: [OperationID: Operation], ledger: Ledger)?

  init(skew: Int64) { self.skew = skew }

  func now(_ server: LogServer) -> Instant { Instant(milliseconds: max(0, server.now + skew + offset)) }

  var journal: Journal {
    var journal = Journal(writer: "reader")
    journal.receive(Array(records.values))
    return journal
  }

  /// What all of it makes: the later holds, field by field.
  var state: [String: String] {
    journal.fold([:]) { state, operation in
      guard case .object(let members) = operation.change.fields else { return }
      for member in members { state[member.name] = member.value.string }
    }
  }
}

/// Devices of one account, and everything that can go wrong between them and its log; all of it from the seed.
struct SimulatedAccount {
  var server = LogServer()
  var profiles: [SimulatedProfile] = []
  var random: SeededRandom
  var fault: ProtocolFault?
  private var tabs = 0
  private var entered = 0
  private(set) var trace: [String] = []
  /// Of each entry the one of its field that was in sight when it was made.
  private(set) var inSight: [(entry: OperationID, before: OperationID)] = []
  /// An unsent entry lay on two devices, while a clock was more than five minutes ahead.
  private(set) var mayReorder = false
  private var backup: [Operation]?
  /// What each entry was meant to say: the later holds, whatever else was said of other fields.
  private(set) var intended: [OperationID: (field: String, value: String)] = [:]
  private let loss: Double
  /// How many of a hundred steps enter something.
  private let share: Int
  /// And how many are faults.
  private let trouble: Int
  private let faults: [Fault]

  enum Fault: CaseIterable {
    case jump, restart, second, kill, copy, file, rollBack, wipe, restore, full, partition

    /// Lives of which the order of what was made in sight is certain, lives whose server forgets, and all.
    static let kinds: [[Fault]] = [
      [.jump, .restart, .second, .kill, .full, .partition], [.jump, .rollBack, .wipe, .second, .full, .partition],
      [.jump, .copy, .file, .restart, .restore, .partition], [.jump, .file, .wipe, .partition], allCases,
    ]
  }

  init(seed: UInt64, fault: ProtocolFault? = nil) {
    random = SeededRandom(seed: seed)
    self.fault = fault
    server.fault = fault
    let day: Int64 = 86_400_000
    let skews = [0, 0, 0, 200_000, -200_000, 400_000, 660_000, -900_000, 3650 * day, -3650 * day]
    loss = [0, 0.1, 0.3, 0.6].randomElement(using: &random) ?? 0
    share = [2, 8, 20].randomElement(using: &random) ?? 8
    trouble = [10, 30, 60].randomElement(using: &random) ?? 10
    var faults: [Fault] = []
    for fault in Fault.kinds[Int(seed % 5)] where Int.random(in: 0..<3, using: &random) > 0 { faults.append(fault) }
    self.faults = faults
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      profiles.append(SimulatedProfile(skew: skews.randomElement(using: &random) ?? 0))
      openTab(profiles.count - 1)
    }
  }

  /// Without chance: a device for each clock, one page each, a network that is well.
  init(skews: [Int64], fault: ProtocolFault? = nil) {
    random = SeededRandom(seed: 1)
    self.fault = fault
    server.fault = fault
    (loss, share, trouble, faults) = (0, 0, 0, [])
    for skew in skews {
      profiles.append(SimulatedProfile(skew: skew))
      openTab(profiles.count - 1)
    }
  }

  private func isLost(_ random: inout SeededRandom) -> Bool { Double.random(in: 0..<1, using: &random) < loss }
}

extension SimulatedAccount {
  mutating func openTab(_ place: Int) {
    tabs += 1
    var tab = SimulatedTab(journal: Journal(writer: "w\(tabs)"), number: tabs)
    tab.journal.receive(Array(profiles[place].records.values))
    profiles[place].writers.insert("w\(tabs)")
    tab.pending = tab.exchange.want()
    profiles[place].tabs.append(tab)
  }

  mutating func closeTab(_ place: Int, _ tab: Int) {
    if profiles[place].lock == profiles[place].tabs[tab].number { profiles[place].lock = nil }
    profiles[place].tabs.remove(at: tab)
    if profiles[place].tabs.isEmpty { openTab(place) }
  }

  mutating func step() {
    server.now += [10, 1000, 60_000, 200_000, 3_600_000].randomElement(using: &random) ?? 10
    let place = Int.random(in: 0..<profiles.count, using: &random)
    let tab = Int.random(in: 0..<profiles[place].tabs.count, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<share: enter(place, tab)
    case share..<(100 - trouble): run(place, tab)
    default: if let fault = faults.randomElement(using: &random) { happen(fault, place, tab) }
    }
  }

  mutating func enter(_ place: Int, _ tab: Int = 0) {
    // While something is being stored what is entered waits.
    if case .storing = profiles[place].tabs[tab].exchange.phase { return }
    entered += 1
    let field = ["a", "b", "c"].randomElement(using: &random) ?? "a"
    var fields: [JSON.Member] = [JSON.Member(field, .string(String(entered)))]
    if fault == .wholeObjects {
      let state = profiles[place].state
      for name in ["a", "b", "c"] where name != field {
        if let value = state[name] { fields.append(JSON.Member(name, .string(value))) }
      }
    }
    let seen = profiles[place].tabs[tab].journal.operations.last { $0.change.fields[field] != nil }?.id
    let now = profiles[place].now(server)
    let operation = profiles[place].tabs[tab].journal.draft(Change(kind: "toy.set", fields: .object(fields)), now: now)
    intended[operation.id] = (field, String(entered))
    if let seen { inSight.append((operation.id, seen)) }
    trace.append("enter \(operation.text) at \(place)")
    profiles[place].records[operation.id] = operation
    for other in profiles[place].tabs.indices { profiles[place].tabs[other].journal.receive([operation]) }
    profiles[place].tabs[tab].pending += profiles[place].tabs[tab].exchange.want()
  }

  private mutating func happen(_ fault: Fault, _ place: Int, _ tab: Int) {
    trace.append("\(fault) at \(place)")
    switch fault {
    case .jump:
      let day: Int64 = 86_400_000
      profiles[place].skew =
        [0, 500_000, -500_000, 700_000, 3650 * day, -3650 * day].randomElement(using: &random) ?? 0
    case .restart: closeTab(place, tab)
    case .second: if profiles[place].tabs.count < 3 { openTab(place) }
    case .kill:
      profiles[place].tabs = []
      profiles[place].lock = nil
      openTab(place)
    case .copy where profiles.count < 6:
      var copy = profiles[place]
      (copy.tabs, copy.lock) = ([], nil)
      profiles.append(copy)
      openTab(profiles.count - 1)
      mayReorder = true
    case .file: bring(from: Int.random(in: 0..<profiles.count, using: &random), to: place)
    case .wipe: server.roll(back: [])
    case .rollBack:
      if let earlier = backup { server.roll(back: earlier) }
      backup = backup == nil ? server.rows : nil
    case .restore:
      if let earlier = profiles[place].earlier {
        (profiles[place].records, profiles[place].ledger) = earlier
        profiles[place].tabs = []
        profiles[place].lock = nil
        openTab(place)
        profiles[place].earlier = nil
        mayReorder = true
      } else {
        profiles[place].earlier = (profiles[place].records, profiles[place].ledger)
      }
    case .full:
      if case .some(.store) = profiles[place].tabs[tab].pending.first {
        profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.notStored(chance: 0.5)
      }
    case .partition: profiles[place].isCutOff.toggle()
    case .copy: break
    }
  }
}

extension SimulatedAccount {
  /// One device's data file comes to another.
  mutating func bring(from: Int, to place: Int) {
    let fresh = profiles[from].records.values.filter { profiles[place].records[$0.id] == nil }.sorted { $0.id < $1.id }
    for operation in fresh { profiles[place].records[operation.id] = operation }
    for index in profiles[place].tabs.indices { profiles[place].tabs[index].journal.receive(fresh) }
    mayReorder = true
  }

  /// This device alone has a round, and nothing goes wrong.
  mutating func exchange(_ place: Int) {
    server.now += 60_000
    run(place, 0, safely: true)
    while !profiles[place].tabs[0].pending.isEmpty { run(place, 0, safely: true) }
  }

  /// The next thing that this page wants done is done, or goes wrong.
  mutating func run(_ place: Int, _ tab: Int, safely isSafe: Bool = false) {
    guard !profiles[place].tabs[tab].pending.isEmpty else {
      profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.want()
      return
    }
    let number = profiles[place].tabs[tab].number
    var following: [Exchange.Effect] = []
    switch profiles[place].tabs[tab].pending.removeFirst() {
    case .lock:
      if let holder = profiles[place].lock, holder != number {
        profiles[place].tabs[tab].pending.insert(.lock, at: 0)
        return
      }
      profiles[place].lock = number
      following = profiles[place].tabs[tab].exchange.locked(profiles[place].ledger)
    case .unlock: if profiles[place].lock == number { profiles[place].lock = nil }
    case .wait: following = profiles[place].tabs[tab].exchange.want()
    case .pull(let after, let mark):
      let arrives = isSafe || !(isLost(&random) || profiles[place].isCutOff)
      let answer = arrives ? server.pull(after: after, mark: mark, limit: 3) : .failure(.noAnswer)
      following = pulled(answer, place, tab)
    case .push(let batch, let mark):
      // The request is lost, or the answer to it, or all goes well; or it comes twice.
      let isSent = isSafe || !(isLost(&random) || profiles[place].isCutOff)
      var answer: Result<Pushed, SyncRefusal> = isSent ? server.push(batch, mark: mark) : .failure(.noAnswer)
      if isSent, !isSafe, isLost(&random) { answer = server.push(batch, mark: mark) }
      if !isSafe, fault != .sentIsTaken, isLost(&random) { answer = .failure(.noAnswer) }
      if fault == .sentIsTaken, case .failure(.noAnswer) = answer {
        answer = .success(Pushed(stamps: [], mark: mark ?? "0.\(Mixing.start)", now: Instant(milliseconds: server.now)))
      }
      following = pushed(answer, batch, place, tab)
    case .store(let write): following = store(write, place, tab)
    }
    // The page may be gone.
    guard tab < profiles[place].tabs.count, profiles[place].tabs[tab].number == number else { return }
    profiles[place].tabs[tab].pending += following
  }

  private mutating func pulled(
    _ answer: Result<Pulled, SyncRefusal>, _ place: Int, _ tab: Int
  ) -> [Exchange.Effect] {
    var answer = answer
    if case .success(var pulled) = answer {
      profiles[place].offset = server.now - (server.now + profiles[place].skew)
      if fault == .noEchoes { pulled.operations.removeAll { profiles[place].writers.contains($0.id.writer) } }
      answer = .success(pulled)
    }
    let journal = profiles[place].tabs[tab].journal
    return profiles[place].tabs[tab].exchange.pulled(answer, journal, chance: 0.5)
  }

  private mutating func pushed(
    _ answer: Result<Pushed, SyncRefusal>, _ batch: [Operation], _ place: Int, _ tab: Int
  ) -> [Exchange.Effect] {
    if fault == .shiftByOffset, case .failure(.clock) = answer {
      let shift = profiles[place].skew
      for operation in profiles[place].records.values where !profiles[place].ledger.isSent(operation.id) {
        let at = HybridTimestamp(
          milliseconds: max(0, operation.at.milliseconds - shift), counter: operation.at.counter,
          writer: operation.at.writer)
        profiles[place].records[operation.id] = Operation(id: operation.id, at: at, change: operation.change)
      }
      closeTab(place, tab)
      return []
    }
    let journal = profiles[place].tabs[tab].journal
    return profiles[place].tabs[tab].exchange.pushed(answer, journal, chance: 0.5)
  }

  private mutating func store(_ write: SyncWrite, _ place: Int, _ tab: Int) -> [Exchange.Effect] {
    if fault == .twoTransactions, isLost(&random) {
      profiles[place].ledger = write.ledger
      closeTab(place, tab)
      return []
    }
    for operation in write.arrived + write.replaced { profiles[place].records[operation.id] = operation }
    profiles[place].ledger = write.ledger
    for index in profiles[place].tabs.indices { profiles[place].tabs[index].journal.apply(write) }
    let journal = profiles[place].tabs[tab].journal
    return profiles[place].tabs[tab].exchange.stored(journal)
  }
}
