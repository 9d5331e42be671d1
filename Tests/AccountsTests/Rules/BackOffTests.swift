import Kernel
import Testing

@testable import Accounts

@Suite("How long one waits for the next try")
struct BackOffTests {
  private static let start = Instant(seconds: 1_000_000)

  @Test(
    "at one account five are free, then each failure doubles the wait, up to a quarter of an hour",
    arguments: [(1, 0), (4, 0), (5, 1), (6, 2), (7, 4), (10, 32), (14, 512), (15, 900), (40, 900), (1000, 900)]
      as [(Int64, Int64)])
  func wait(failures: Int64, seconds: Int64) { #expect(BackOff.wait(after: failures) == seconds) }

  @Test("whoever tries again as soon as may be has five tries, and then waits longer each time")
  func account() throws {
    var (tally, now, waits): (BackOff.Tally?, Instant, [Int64]) = (nil, Self.start, [])
    while waits.count < 5 {
      switch BackOff.account.counting(tally, at: now) {
      case .success(let next): tally = next
      case .failure(.wait(let seconds)):
        waits.append(seconds)
        now = now.adding(seconds: seconds)
      case .failure(let error): throw error
      }
    }
    #expect(waits == [1, 2, 4, 8, 16] && tally?.count == 9)
  }

  @Test(
    "an account's failures are forgotten after a day without a try, and a clock that was set back locks nobody out",
    arguments: [(86_400, 11), (86_401, 1), (-3600, 1)] as [(Int64, Int64)])
  func forgotten(seconds: Int64, count: Int64) throws {
    let tally = BackOff.Tally(count: 10, until: Self.start)
    let next = try BackOff.account.counting(tally, at: Self.start.adding(seconds: seconds)).get()
    #expect(next.count == count)
  }

  @Test("a try that was not made after all leaves no wait", arguments: [1, 4, 5, 6, 14, 30] as [Int64])
  func takenBack(count: Int64) throws {
    let before = BackOff.Tally(count: count - 1, until: Self.start)
    let counted = try BackOff.account.counting(before, at: Self.start).get()
    #expect(BackOff.account.takingBack(counted) == before)
  }

  @Test("those who can't be told apart have six hundred in ten minutes together")
  func crowd() throws {
    var tally: BackOff.Tally?
    for _ in 0..<600 { tally = try BackOff.crowd.counting(tally, at: Self.start).get() }
    let last = tally
    #expect(throws: AccountError.wait(seconds: 600)) { try BackOff.crowd.counting(last, at: Self.start).get() }
  }

  @Test(
    "an address has thirty in ten minutes, whatever becomes of them, and ten wrong codes",
    arguments: [(.address, 30), (.code, 10)] as [(BackOff, Int64)])
  func address(backOff: BackOff, most: Int64) throws {
    var tally: BackOff.Tally?
    for second in 0..<most {
      tally = try backOff.counting(tally, at: Self.start.adding(seconds: second)).get()
    }
    let last = tally
    #expect(throws: AccountError.wait(seconds: 560)) {
      try backOff.counting(last, at: Self.start.adding(seconds: 40)).get()
    }
    #expect(try backOff.counting(last, at: Self.start.adding(seconds: 600)).get().count == 1)
    #expect(try backOff.counting(last, at: Self.start.adding(seconds: -3600)).get().count == 1)
  }
}
