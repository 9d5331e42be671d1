import Journal
import Kernel
import TestSupport
import Testing

@Suite("The kept fold")
struct FoldTests {
  @Test("after anything that can arrive it is what a fold of the whole journal gives", arguments: 0..<40)
  func follows(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var journal = Journal(writer: "phone")
    var other = Journal(writer: "tablet")
    var fold = Fold<[String]>([])
    for step in 0..<400 {
      var arrived: [Operation] = []
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        guard let target = journal.operations.suffix(70).randomElement(using: &random) else { continue }
        arrived = [journal.draft(journal.undo(target.id), now: .at(Int64(step)))]
      case 1 where step % 7 == 0:
        // From elsewhere: anywhere in time, or an undo of anything.
        let target = journal.operations.randomElement(using: &random)
        let change = target.map { Bool.random(using: &random) ? journal.undo($0.id) : .note("their \(step)") }
        other.receive(Bool.random(using: &random) ? journal.operations : [])
        arrived = [other.draft(change ?? .note("t"), now: .at(Int64.random(in: 0..<400, using: &random)))]
      default:
        let count = Int.random(in: 1...4, using: &random)
        arrived = (0..<count).map { journal.draft(.note("\(step) \($0)"), now: .at(Int64(step))) }
      }
      guard let place = journal.receive(arrived) else { continue }
      fold.follow(journal, from: place) { $0.note($1) }
      #expect(fold.state == journal.notes, "seed \(seed), step \(step)")
      #expect(fold.count == journal.operations.count)
    }
  }

  @Test("one more operation, or an undo of one of the last fifty, applies few others", arguments: [100, 1000, 4096])
  func few(length: Int) {
    var journal = Journal(writer: "phone")
    var fold = Fold<Int>(0)
    var applied = 0
    func follow(_ arrived: [Operation]) -> Int {
      applied = 0
      if let place = journal.receive(arrived) {
        fold.follow(journal, from: place) { count, _ in
          count += 1
          applied += 1
        }
      }
      return applied
    }
    let many = (0..<length).map { _ in journal.draft(.note("x"), now: .at(1)) }
    #expect(follow(many) == length)
    #expect(follow([journal.draft(.note("y"), now: .at(2))]) == 1)
    for age in [0, 10, 49] {
      let target = journal.recent[age].id
      #expect(follow([journal.draft(journal.undo(target), now: .at(3))]) < 192)
    }
    #expect(fold.state == length + 1 - 3)
  }

  @Test("one from the past applies about twice as many as came since, in a journal that grew and in one read at once")
  func past() {
    for size in [1, 7, 5000] {
      for age in [1, 60, 200, 1000, 4000] {
        var journal = Journal(writer: "phone")
        var fold = Fold<Int>(0)
        var applied = 0
        func follow(_ arrived: [Operation]) {
          applied = 0
          guard let place = journal.receive(arrived) else { return }
          fold.follow(journal, from: place) { count, _ in
            count += 1
            applied += 1
          }
        }
        let all = (1...5000).map { journal.draft(.note("x"), now: .at(Int64($0) * 10)) }
        for start in stride(from: 0, to: all.count, by: size) {
          follow(Array(all[start..<min(start + size, all.count)]))
        }
        #expect(fold.checkpoints.count < 20)
        var other = Journal(writer: "tablet")
        follow([other.draft(.note("late"), now: .at(Int64(5000 - age) * 10 + 5))])
        #expect(applied <= 2 * age + 130, "\(applied) for an age of \(age)")
        #expect(fold.state == 5001)
      }
    }
  }
}

extension [String] {
  fileprivate mutating func note(_ operation: Operation) {
    if operation.change.kind == "test.note", let text = operation.change.fields["text"]?.string { append(text) }
  }
}
