import Journal
import Kernel
import TestSupport

/// Devices of one account, and everything that can go wrong between them and its log; all of it from the seed.
struct SimulatedAccount {
  var server = LogServer()
  var profiles: [SimulatedProfile] = []
  var random: SeededRandom
  var fault: ProtocolFault?
  var tabs = 0
  var entered = 0
  var trace: [String] = []
  /// Of each entry those of its field that were in sight when it was made.
  var inSight: [(entry: OperationID, before: OperationID)] = []
  /// An unsent entry may have lain on two devices, while a clock was more than five minutes ahead; or the server's clock was set.
  var mayReorder = false
  var intent = Intent()
  /// What was on a disk that was put back to an earlier copy, or dropped there, and nowhere else.
  var gone: Set<OperationID> = []
  private var backup: [Operation]?
  let loss: Double
  /// How many of a hundred steps enter something.
  private let share: Int
  /// And how many are trouble.
  private let trouble: Int
  private let troubles: [Trouble]

  enum Trouble: CaseIterable {
    case jump, restart, second, kill, leave, steal, twice, compact, copy, file, rollBack, wipe, restore, full, partition
    case serverClock, odd

    /// Lives in which nothing is ever in doubt, lives whose server forgets, lives with files and copies, and all.
    static let kinds: [[Trouble]] = [
      [.jump, .restart, .second, .kill, .leave, .steal, .full, .partition, .compact, .odd],
      [.jump, .rollBack, .wipe, .second, .full, .partition, .steal, .serverClock],
      [.jump, .copy, .file, .restart, .restore, .partition, .compact, .twice],
      [.jump, .file, .wipe, .partition, .twice, .second], allCases,
    ]
  }

  init(seed: UInt64, fault: ProtocolFault? = nil, devices: Int? = nil) {
    random = SeededRandom(seed: seed)
    self.fault = fault
    server.fault = fault
    let day: Int64 = 86_400_000
    let skews = [0, 0, 0, 200_000, -200_000, 400_000, 660_000, -900_000, 3650 * day, -3650 * day]
    loss = [0, 0.1, 0.3, 0.6].randomElement(using: &random) ?? 0
    share = [2, 8, 20].randomElement(using: &random) ?? 8
    trouble = [10, 30, 60].randomElement(using: &random) ?? 10
    var troubles: [Trouble] = []
    for trouble in Trouble.kinds[Int(seed % 5)] where Int.random(in: 0..<3, using: &random) > 0 {
      troubles.append(trouble)
    }
    self.troubles = troubles
    for _ in 0..<(devices ?? Int.random(in: 2...5, using: &random)) {
      profiles.append(SimulatedProfile(skew: skews.randomElement(using: &random) ?? 0))
      openTab(profiles.count - 1)
    }
  }

  /// Without chance: a device for each clock, one page each, a network that is well.
  init(skews: [Int64], fault: ProtocolFault? = nil) {
    random = SeededRandom(seed: 1)
    self.fault = fault
    server.fault = fault
    (loss, share, trouble, troubles) = (0, 0, 0, [])
    for skew in skews {
      profiles.append(SimulatedProfile(skew: skew))
      openTab(profiles.count - 1)
    }
  }

  mutating func isLost() -> Bool { Double.random(in: 0..<1, using: &random) < loss }
}

extension SimulatedAccount {
  mutating func openTab(_ place: Int) {
    tabs += 1
    profiles[place].writers.append("w\(tabs)")
    var tab = SimulatedTab(number: tabs, profiles[place].disk)
    tab.journal.adopt(profiles[place].writers)
    for other in profiles[place].tabs.indices { profiles[place].tabs[other].journal.adopt(["w\(tabs)"]) }
    tab.pending = tab.exchange.want(.sight)
    profiles[place].tabs.append(tab)
  }

  mutating func closeTab(_ place: Int, _ tab: Int) {
    if profiles[place].lock == profiles[place].tabs[tab].number { profiles[place].lock = nil }
    profiles[place].tabs.remove(at: tab)
    if profiles[place].tabs.isEmpty { openTab(place) }
  }

  /// The disk is another one: its pages are gone with it.
  private mutating func reopen(_ place: Int) {
    profiles[place].tabs = []
    profiles[place].lock = nil
    openTab(place)
  }

  mutating func step() {
    server.now += [10, 1000, 60_000, 200_000, 3_600_000].randomElement(using: &random) ?? 10
    let place = Int.random(in: 0..<profiles.count, using: &random)
    let tab = Int.random(in: 0..<profiles[place].tabs.count, using: &random)
    // A page hears of what others have stored when its turn comes.
    if Int.random(in: 0..<3, using: &random) == 0 { profiles[place].tabs[tab].catchUp(profiles[place].disk) }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<share: enter(place, tab)
    case share..<(100 - trouble): run(place, tab)
    default: if let trouble = troubles.randomElement(using: &random) { happen(trouble, place, tab) }
    }
  }

  private mutating func happen(_ trouble: Trouble, _ place: Int, _ tab: Int) {
    trace.append("\(trouble) at \(place)")
    switch trouble {
    case .jump:
      let day: Int64 = 86_400_000
      profiles[place].skew =
        [0, 500_000, -500_000, 700_000, 3650 * day, -3650 * day].randomElement(using: &random) ?? 0
    case .serverClock:
      server.now += [-3_600_000, 3_600_000, -86_400_000].randomElement(using: &random) ?? 0
      mayReorder = true
    case .restart: closeTab(place, tab)
    case .second: if profiles[place].tabs.count < 3 { openTab(place) }
    case .kill: reopen(place)
    case .leave:
      profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.stop()
    case .steal: profiles[place].lock = nil
    case .twice: enterTwice(place)
    // Its ledger may not know yet that the log was wiped: what no fold misses is gone then.
    case .compact: lose { $0.compact(place) }
    case .copy where profiles.count < 6:
      var copy = profiles[place]
      (copy.tabs, copy.lock) = ([], nil)
      profiles.append(copy)
      openTab(profiles.count - 1)
      mayReorder = true
    case .file: bring(from: Int.random(in: 0..<profiles.count, using: &random), to: place)
    case .wipe: lose { $0.server.roll(back: []) }
    case .rollBack:
      if let earlier = backup { lose { $0.server.roll(back: earlier) } }
      backup = backup == nil ? server.rows : nil
    case .restore:
      if let earlier = profiles[place].earlier {
        lose {
          $0.profiles[place].disk = earlier
          $0.reopen(place)
        }
        profiles[place].earlier = nil
        mayReorder = true
      } else {
        profiles[place].earlier = profiles[place].disk
      }
    case .full:
      if case .store(let number, _) = profiles[place].tabs[tab].pending.first {
        profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.notStored(number, chance: 0.5)
      }
    case .odd: answerOddly(place, tab)
    case .partition: profiles[place].isCutOff.toggle()
    case .copy: break
    }
  }

  /// What was in one place only is gone with it.
  private mutating func lose(_ what: (inout SimulatedAccount) -> Void) {
    let before = somewhere
    what(&self)
    gone.formUnion(before.subtracting(somewhere))
  }

  private var somewhere: Set<OperationID> {
    profiles.reduce(into: Set(server.rows.map(\.id))) { $0.formUnion($1.disk.operations.keys) }
  }

  private mutating func compact(_ place: Int) {
    let disk = profiles[place].disk
    var journal = disk.journal
    journal.adopt(profiles[place].writers)
    guard let ledger = disk.ledger else { return }
    let settled = Journal.Settled(undoable: 3, age: 600_000)
    profiles[place].disk.compact(journal.needless(settled, ledger, register: Entry.register))
  }
}
