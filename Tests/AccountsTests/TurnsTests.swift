import Synchronization
import Testing

@testable import Accounts

@Suite("Turns")
struct TurnsTests {
  @Test("so many have one at once, so many wait, and whoever comes then gets none")
  func few() async throws {
    let turns = Turns(places: 1, mostWaiting: 1)
    var first = await turns.take()
    #expect(first != nil)
    let waits = Task { await turns.take() != nil }
    while turns.waiting == 0 { await Task.yield() }
    #expect(await turns.take() == nil)
    first = nil
    #expect(await waits.value)
    #expect(await turns.take() != nil, "each was given back")
  }

  private final class Order: Sendable {
    let numbers = Mutex<[Int]>([])
  }

  @Test("whoever waits longest comes next")
  func inOrder() async throws {
    let turns = Turns(places: 1, mostWaiting: 8)
    var first = await turns.take()
    let order = Order()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<3 {
        group.addTask {
          let turn = try #require(await turns.take())
          order.numbers.withLock { $0.append(number) }
          withExtendedLifetime(turn) {}
        }
        while turns.waiting <= number { await Task.yield() }
      }
      #expect(first != nil)
      first = nil
      try await group.waitForAll()
    }
    #expect(order.numbers.withLock { $0 } == [0, 1, 2])
  }
}
