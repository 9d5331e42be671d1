import Kernel
import Testing
import TestSupport

@Suite("Moving in a list that several devices order")
struct RankTests {
  /// A list as the modules keep it: by position, equal ones by id.
  private struct Items {
    var positions: [(id: String, position: String)]

    var order: [String] { positions.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.map { $0.id } }

    var ranks: [Rank] {
      positions.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.map { Rank(position: $0.position, id: $0.id) }
    }

    mutating func move(_ id: String, to index: Int) -> [Rank.Move] {
      let moves = Rank.moves(of: id, to: index, in: ranks)
      for move in moves {
        for place in positions.indices where positions[place].id == move.id {
          positions[place].position = move.position
        }
      }
      return moves
    }
  }

  @Test("one that is moved between two others moves alone")
  func alone() {
    var items = Items(positions: [("a", "a0"), ("b", "a1"), ("c", "a2")])
    let moves = items.move("c", to: 1)
    #expect(moves.map { $0.id } == ["c"] && moves.last?.position == "a0V")
    #expect(items.order == ["a", "c", "b"])
  }

  @Test("between two that have the same position, the second moves on, and from then on they are apart")
  func equal() {
    var items = Items(positions: [("a", "a0"), ("b", "a1"), ("c", "a1"), ("d", "a2")])
    let moves = items.move("a", to: 2)
    #expect(items.order == ["b", "c", "a", "d"] && moves.count == 1)
    let others = items.move("d", to: 1)
    #expect(items.order == ["b", "d", "c", "a"])
    #expect(others.map { $0.id } == ["c", "d"], "itself last: by it the change is named")
    #expect(Set(items.positions.map { $0.position }).count == 4)
  }

  @Test(
    "what is moved stands where it was put, whatever positions the others have", arguments: 0..<200 as Range<UInt64>)
  func anywhere(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...9, using: &random)
    let texts = ["a0", "a0", "a1", "a1V", "Zz", "", "?", "b", "a0V", String(repeating: "z", count: 300)]
    var items = Items(
      positions: (0..<count).map { (id: String($0), position: texts.randomElement(using: &random) ?? "") })
    for _ in 0..<12 {
      let order = items.order
      guard let id = order.randomElement(using: &random) else { return }
      let to = Int.random(in: 0..<count, using: &random)
      var expected = order.filter { $0 != id }
      expected.insert(id, at: to)
      let moves = items.move(id, to: to)
      #expect(items.order == expected, "seed \(seed): \(id) to \(to) in \(order)")
      #expect(moves.last?.id == id && moves.allSatisfy { $0.position.utf8.count <= 256 })
    }
  }

  @Test("three thousand moves between the same two neighbours don't make a position too long to be kept")
  func short() {
    var items = Items(positions: [("a", "a0"), ("b", "a1"), ("c", "a2")])
    var longest = 0
    for turn in 0..<3000 {
      let moves = items.move(turn % 2 == 0 ? "c" : "b", to: 1)
      longest = max(longest, moves.map { $0.position.utf8.count }.max() ?? 0)
    }
    #expect(longest <= 64)
  }
}
