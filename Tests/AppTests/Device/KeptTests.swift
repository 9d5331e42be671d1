import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// What a start reads instead of the whole journal must say all that the journal makes, for every module and kind.
@Suite("What is kept, as a snapshot")
struct KeptTests {
  /// Every kind in turn, then any, each understood.
  private func live(_ seed: UInt64, _ then: (Operation, Kept) -> Void) -> Kept {
    var random = SeededRandom(seed: seed)
    var journal = Journal(writer: "phone")
    var kept = Kept()
    var now = Instant(seconds: 1_759_414_800)
    for step in 0..<(AnyChange.kinds.count * 3) {
      now = now.adding(seconds: 60)
      let any = AnyChange(kept: kept, now: now)
      let change =
        step % 3 == 0 ? any.change(AnyChange.kinds[step / 3], &random) : any.next(&random)
      let operation = journal.draft(change, now: now)
      journal.receive([operation])
      kept.apply(DecodedOperation(operation))
      then(operation, kept)
    }
    return kept
  }

  @Test("a snapshot read back is the same state, after every kind of operation of every module", arguments: 1...12)
  func everyKind(seed: UInt64) throws {
    var kinds: Set<String> = []
    _ = live(seed) { operation, kept in
      kinds.insert(operation.change.kind)
      #expect(ModuleOperation(operation) != nil, "\(operation.text) is not understood")
      let read = (try? JSON.parse(kept.snapshot.text)).flatMap { Kept(snapshot: $0) }
      #expect(read == kept, "after \(operation.text)")
    }
    #expect(kinds == Set(AnyChange.kinds))
  }

  @Test("each module lives in such a life, and each has its part in the snapshot")
  func everyModule() {
    let empty = Mirror(reflecting: Kept()).children.map { ($0.label ?? "", String(describing: $0.value)) }
    var changed: Set<String> = []
    for seed in 1...10 as ClosedRange<UInt64> {
      let kept = live(seed) { _, _ in }
      for (child, (name, before)) in zip(Mirror(reflecting: kept).children, empty)
      where String(describing: child.value) != before {
        changed.insert(name)
        #expect(kept.snapshot[name] != nil, "\(name) is not in the snapshot")
      }
    }
    #expect(changed == Set(empty.map { $0.0 }))
  }
}
