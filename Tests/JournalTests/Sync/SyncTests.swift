import Foundation
import Journal
import Kernel
import Testing

/// Devices with several pages each, their disks and clocks, and one account's log, with everything that can go wrong between
/// them: `SEEDS=100000` tries more.
@Suite("Devices of one account")
struct SyncTests {
  static let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap { UInt64($0) } ?? 200

  @Test("whatever happens, all end with the same, nothing is lost, and then nothing is sent any more")
  func converge() {
    for seed in 1...Self.seeds {
      if let complaint = Self.complaint(seed, steps: 2000) {
        Issue.record("seed \(seed): \(complaint)")
        return
      }
    }
  }

  @Test(
    "each fault of the protocol is found within 200 seeds",
    arguments: ProtocolFault.allCases.filter { $0 != .checkWithoutTime })
  func testOfTheTest(fault: ProtocolFault) {
    let found = (1...200 as ClosedRange<UInt64>).first { Self.complaint($0, fault) != nil }
    #expect(found != nil, "\(fault) is not noticed")
  }

  @Test(
    "a log that has the same entries under other times is another log",
    arguments: [nil, ProtocolFault.checkWithoutTime])
  func sameRowsOtherTimes(fault: ProtocolFault?) {
    let tenYears: Int64 = 315_576_000_000
    var account = SimulatedAccount(skews: [tenYears, tenYears], fault: fault)
    account.enter(0)
    account.bring(from: 0, to: 1)
    account.exchange(0)
    account.server.roll(back: [])
    account.exchange(1)
    #expect((account.rest() == nil) == (fault == nil), "the check has to hold the times")
  }

  @Test("a clock that is ten years ahead ends on no device, blocks nothing, and keeps its order")
  func farAhead() {
    var account = SimulatedAccount(skews: [315_576_000_000, 0])
    for _ in 0..<3 { account.enter(0) }
    account.exchange(0)
    account.exchange(1)
    account.enter(1)
    #expect(account.rest() == nil)
    for profile in account.profiles {
      #expect(profile.journal.operations.allSatisfy { $0.at.milliseconds <= account.server.now + 300_000 })
    }
    #expect(account.server.rows.map(\.id.counter) == [1, 2, 3, 1])
  }

  @Test("a server that was wiped gets everything back, each entry under the time that it had")
  func wiped() {
    var account = SimulatedAccount(skews: [0, 0])
    for _ in 0..<7 { account.enter(0) }
    account.exchange(0)
    account.exchange(1)
    let before = account.server.rows
    account.server.roll(back: [])
    account.exchange(1)
    #expect(account.server.rows == before && account.rest() == nil)
  }

  @Test("one seed is one life, byte for byte")
  func sameTrace() {
    func trace(_ seed: UInt64) -> [String] {
      var account = SimulatedAccount(seed: seed)
      for _ in 0..<400 { account.step() }
      return account.trace
    }
    #expect(trace(7) == trace(7) && trace(7) != trace(8))
  }

  /// What is wrong in the end; nil where nothing is.
  static func complaint(_ seed: UInt64, _ fault: ProtocolFault? = nil, steps: Int = 400) -> String? {
    var account = SimulatedAccount(seed: seed, fault: fault)
    for _ in 0..<steps {
      account.step()
      if let complaint = account.stepComplaint { return complaint }
    }
    return account.rest()
  }
}

extension SimulatedAccount {
  /// What a page shows is the fold of what its disk holds.
  var stepComplaint: String? {
    for profile in profiles {
      for tab in profile.tabs where tab.journal.operations.count != profile.records.count {
        return "a page has \(tab.journal.operations.count) of \(profile.records.count) that its disk has"
      }
    }
    return nil
  }

  /// The network is well again, and all meet.
  mutating func rest() -> String? {
    var known: Set<OperationID> = Set(server.rows.map(\.id))
    for profile in profiles { known.formUnion(profile.records.keys) }
    for _ in 0..<6 { settle() }
    let rows = server.rows.count
    settle()
    if server.rows.count != rows { return "a second round sends something" }
    if Set(server.rows.map(\.id)) != known { return "the server lacks something, or has what nobody made" }
    if server.rows.count != known.count { return "the server has something twice" }
    var fresh = SimulatedProfile(skew: 0)
    fresh.records = [:]
    profiles.append(fresh)
    openTab(profiles.count - 1)
    settle()
    let reference = profiles[profiles.count - 1].journal.operations
    for (place, profile) in profiles.enumerated() {
      if profile.journal.operations.map(\.id) != reference.map(\.id) {
        return "device \(place) has others, or another order"
      }
      if profile.journal.operations != reference { return "device \(place) has other times" }
      if profile.state != profiles[profiles.count - 1].state { return "device \(place) shows something else" }
      if !profile.ledger.unsent(profile.journal).isEmpty { return "device \(place) has something left to send" }
      for tab in profile.tabs where tab.journal.operations != reference {
        return "a page of device \(place) is not what its disk is"
      }
    }
    var meant: [String: String] = [:]
    for operation in reference { if let said = intended[operation.id] { meant[said.field] = said.value } }
    if profiles[profiles.count - 1].state != meant { return "something else is shown than was entered last" }
    if mayReorder { return nil }
    var places: [OperationID: Int] = [:]
    for (place, operation) in reference.enumerated() { places[operation.id] = place }
    for pair in inSight {
      guard let entry = places[pair.entry], let before = places[pair.before] else { continue }
      if entry < before { return "\(pair.entry.text), made in sight of \(pair.before.text), loses against it" }
    }
    return nil
  }

  /// Each page has one round at least, and goes on until nothing is left to do.
  private mutating func settle() {
    server.now += 10
    for turn in 0..<20_000 {
      var isBusy = false
      for place in profiles.indices {
        var tab = 0
        while tab < profiles[place].tabs.count {
          if turn == 0 || !profiles[place].tabs[tab].pending.isEmpty {
            isBusy = true
            run(place, tab, safely: true)
          }
          tab += 1
        }
      }
      if !isBusy { return }
    }
  }
}
