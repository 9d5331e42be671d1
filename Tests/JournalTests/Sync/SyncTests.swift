import Foundation
import Journal
import Kernel
import Testing

/// Devices with several pages each, their disks and clocks, and one account's log, with everything that can go wrong between
/// them: `SEEDS=100000` tries more, and `LONG=100000` gives five devices a life of so many steps.
@Suite("Devices of one account")
struct SyncTests {
  static let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap { UInt64($0) } ?? 200
  static let long = ProcessInfo.processInfo.environment["LONG"].flatMap { Int($0) } ?? 0

  @Test("whatever happens, all end with the same, nothing is lost, and then nothing is sent any more")
  func converge() {
    for seed in 1...Self.seeds {
      if let complaint = Self.complaint(seed, steps: 2000) {
        Issue.record("seed \(seed): \(complaint)")
        return
      }
    }
  }

  @Test("so do five devices that live long", .enabled(if: long > 0))
  func longLife() { #expect(Self.complaint(5, steps: Self.long, devices: 5) == nil) }

  @Test(
    "each fault of the protocol is found within 200 seeds",
    arguments: ProtocolFault.allCases.filter { ![.checkWithoutTime, .clockAlone, .blindStore].contains($0) })
  func testOfTheTest(fault: ProtocolFault) {
    let found = (1...200 as ClosedRange<UInt64>).first { Self.complaint($0, fault, steps: 400) != nil }
    #expect(found != nil, "\(fault) is not noticed")
    if let found { #expect(Self.complaint(found) == nil, "it is not the fault that was found") }
  }

  @Test("an answer is reckoned anew where others have stored meanwhile", arguments: [nil, ProtocolFault.blindStore])
  func storedMeanwhile(fault: ProtocolFault?) {
    // Of 3,000 lives the one in which it shows.
    #expect((Self.complaint(1539, fault, steps: 600) == nil) == (fault == nil))
  }

  @Test(
    "a log that has the same entries under other times is another log",
    arguments: [nil, ProtocolFault.checkWithoutTime])
  func sameRowsOtherTimes(fault: ProtocolFault?) {
    let tenYears: Int64 = 315_576_000_000
    var account = SimulatedAccount(skews: [tenYears, tenYears], fault: fault)
    account.enterField(0)
    account.bring(from: 0, to: 1)
    account.exchange(0)
    account.server.roll(back: [])
    account.exchange(1)
    #expect((account.rest() == nil) == (fault == nil), "the check has to hold the times")
  }

  @Test(
    "a server whose clock was put back takes what is made behind what it has",
    arguments: [nil, ProtocolFault.clockAlone])
  func clockPutBack(fault: ProtocolFault?) {
    var account = SimulatedAccount(skews: [0, 0], fault: fault)
    account.enterField(0)
    account.exchange(0)
    account.exchange(1)
    account.server.now -= 86_400_000
    account.enterField(1)
    account.exchange(1)
    #expect((account.server.rows.count == 2) == (fault == nil), "its limit is the later of its clock and its log")
  }

  @Test("what a log gave times far ahead is taken again by one that was wiped and has the right clock")
  func wipedAfterFarAhead() {
    var account = SimulatedAccount(skews: [315_576_000_000, 0])
    account.server.now += 315_576_000_000
    account.enterField(0)
    account.exchange(0)
    account.exchange(1)
    account.server.now -= 315_576_000_000
    account.server.roll(back: [])
    account.enterField(1)
    #expect(account.rest() == nil)
  }

  @Test("a clock that is ten years ahead ends on no device, blocks nothing, and keeps its order")
  func farAhead() {
    var account = SimulatedAccount(skews: [315_576_000_000, 0])
    for _ in 0..<3 { account.enterField(0) }
    account.exchange(0)
    account.exchange(1)
    account.enterField(1)
    #expect(account.rest() == nil)
    for profile in account.profiles {
      #expect(profile.disk.journal.operations.allSatisfy { $0.at.milliseconds <= account.server.now + 300_000 })
    }
    #expect(account.server.rows.map(\.id.counter) == [1, 2, 3, 1])
  }

  @Test("a server that was wiped gets everything back, each entry under the time that it had")
  func wiped() {
    var account = SimulatedAccount(skews: [0, 0])
    for _ in 0..<7 { account.enterField(0) }
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
  static func complaint(
    _ seed: UInt64, _ fault: ProtocolFault? = nil, steps: Int = 400, devices: Int? = nil
  ) -> String? {
    var account = SimulatedAccount(seed: seed, fault: fault, devices: devices)
    // Looking at all that is there at each fiftieth step of many would take longer than the steps.
    let pause = max(50, steps / 200)
    for step in 0..<steps {
      account.step()
      if step % pause == 0, let complaint = account.stepComplaint { return complaint }
    }
    return account.rest()
  }
}
