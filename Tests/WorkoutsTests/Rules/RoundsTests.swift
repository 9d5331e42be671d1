import Testing
import Workouts

@Suite("How many rounds a superset has")
struct RoundsTests {
  @Test("fewer rounds keep the first, more repeat the last")
  func rounds() {
    var mine = Plan.mine([Plan.superset(["bench"], [[(10, 20)], [(8, 22.5)], [(6, 25)]])])
    mine.change(.rounds(2))
    #expect(mine.first.said == ["10×20", "8×22.5"])
    mine.change(.rounds(4))
    #expect(mine.first.said == ["10×20", "8×22.5", "8×22.5", "8×22.5"])
  }

  @Test("a number of rounds that can't be is refused", arguments: ["0", "-1", "", "three", "101", "2.5", "1e1", " "])
  func refused(_ text: String) {
    #expect(Rounds.typed(text) == nil)
  }

  @Test("others are read", arguments: [("1", 1), ("100", 100), (" 8 ", 8), ("007", 7)])
  func read(_ text: String, _ rounds: Int) {
    #expect(Rounds.typed(text) == rounds)
  }

  @Test("every round has one set an exercise, whatever was done", arguments: 0..<200)
  func whole(seed: UInt64) {
    var life = RandomLife(seed: seed)
    for _ in 0..<150 {
      life.step()
      for workout in life.mine.workouts {
        for superset in workout.supersets {
          #expect(!superset.slots.isEmpty && (1...Superset.mostRounds).contains(superset.rounds.count))
          #expect(superset.rounds.allSatisfy { $0.sets.count == superset.slots.count })
        }
      }
    }
  }
}
