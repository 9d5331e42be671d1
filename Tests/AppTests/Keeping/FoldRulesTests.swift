import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// A snapshot stands for its operations as long as they make the same state. Nobody would see in a change of rules that
/// snapshots of before no longer do; this does.
@Suite("The fold's rules have a number")
struct FoldRulesTests {
  /// What `Kept.rules` make of a fixed random life of all modules. Kinds that are new make another life.
  private static let digests: [Int64: UInt32] = [
    1: 920_616_048, 2: 3_053_411_622, 3: 3_854_370_276, 4: 1_614_417_167,
  ]

  @Test("the same operations make the same state as long as the number is the same")
  func digest() {
    var random = SeededRandom(seed: 10)
    var journal = Journal(writer: "phone")
    var kept = Kept()
    for step in 0..<600 {
      let now = Instant(seconds: 1_759_414_800 + Int64(step) * 60)
      let kind = AnyChange.kinds[step % AnyChange.kinds.count]
      let change = AnyChange(kept: kept, now: now).change(kind, &random)
      kept.apply(DecodedOperation(journal.draft(change, now: now)))
    }
    guard case .object(let parts) = kept.snapshot else { return #expect(Bool(false)) }
    // In which order the parts stand is no rule.
    let text = parts.sorted { $0.name < $1.name }.map { $0.name + $0.value.text }.joined()
    let digest = Mixing.add(text, to: Mixing.start)
    #expect(
      digest == Self.digests[Kept.rules],
      "Operations make another state than before. Where old ones do, raise Kept.rules; then write this number down here."
    )
  }
}
