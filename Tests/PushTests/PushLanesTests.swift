import Testing

@testable import Push

@Suite("The ways to the push services")
struct PushLanesTests {
  private let lanes = PushLanes()

  private func fill(_ origin: String) async {
    for _ in 0..<PushLanes.places { #expect(await lanes.take(origin) == .go) }
  }

  @Test("beyond its places a service has others wait for it, and nobody waits for another service")
  func places() async {
    await fill("a")
    let waiting = Task { await lanes.take("a") }
    #expect(await lanes.take("b") == .go)
    // It waits, or has not begun to: the place that becomes free is its own either way.
    lanes.end("a", isAnswered: true)
    #expect(await waiting.value == .go)
  }

  @Test("three in a row without an answer and it rests; then one message tries, and its answer opens the way again")
  func rests() async {
    for _ in 0..<3 { #expect(await lanes.take("a") == .go) }
    for _ in 0..<3 { lanes.end("a", isAnswered: false) }
    guard case .later(let seconds) = await lanes.take("a") else { return #expect(Bool(false), "it does not rest") }
    #expect((14...16).contains(seconds))
    #expect(await lanes.take("b") == .go)
  }

  @Test("an answer, whichever, ends what was counted")
  func answers() async {
    for isAnswered in [false, false, true, false, false] {
      #expect(await lanes.take("a") == .go)
      lanes.end("a", isAnswered: isAnswered)
    }
    #expect(await lanes.take("a") == .go)
  }

  @Test("who waits for a service that hangs is told to come again, and a node that ends keeps nobody waiting")
  func slow() async throws {
    await fill("a")
    let lanes = lanes
    let first = Task { await lanes.take("a") }
    let second = Task { await lanes.take("a") }
    try await Task.sleep(for: .milliseconds(50))
    lanes.release(isEnding: false)
    try await Task.sleep(for: .milliseconds(2100))
    #expect(await lanes.take("a") == .later(seconds: 5), "nobody new begins to wait")
    lanes.release(isEnding: false)
    #expect(await first.value == .later(seconds: 5))
    #expect(await second.value == .later(seconds: 5))
    lanes.end("a", isAnswered: true)
    #expect(await lanes.take("a") == .go)
    let third = Task { await lanes.take("a") }
    try await Task.sleep(for: .milliseconds(50))
    lanes.release(isEnding: true)
    #expect(await third.value == .later(seconds: 0))
  }
}
