import Kernel
import TestSupport

/// One thing that happens to a device. Each can happen whatever happened before, so that a failing life can be shortened
/// by leaving any of them out.
enum DeviceStep: Equatable {
  case enter(tab: Int, count: Int, seed: UInt64)
  case undo(tab: Int, age: Int)
  /// The host of this tab does the next so many things.
  case run(tab: Int, steps: Int)
  case kill(tab: Int)
  case tick(tab: Int)
  case clock(by: Int64)
  case full(Bool)
  /// A record that is no operation, as damage or another program leaves one.
  case junk(seed: UInt64)
  /// A file with the first so many operations of another device.
  case bring(tab: Int, count: Int)
  /// The person takes a backup, and brings the first one that was taken in again.
  case backUp(tab: Int)
  case restore(tab: Int)
  /// Operations of before a start had a writer: the device numbered them by their keys.
  case old(count: Int, seed: UInt64)
  case loseSnapshot
  /// It is a device of an account.
  case share
  /// The account's log gives the one that was stored so many ago another time; only on a device of an account.
  case amend(age: Int, by: Int64)

  static func life(seed: UInt64) -> [DeviceStep] {
    var random = SeededRandom(seed: seed)
    let tabs = Int.random(in: 1...3, using: &random)
    let old = Int.random(in: 0...20, using: &random)
    return [.old(count: old > 10 ? 0 : old, seed: random.next())] + (seed % 3 == 0 ? [.share] : [])
      + (0..<Int.random(in: 20...70, using: &random)).map { _ in step(tabs, &random) }
  }

  private static func step(_ tabs: Int, _ random: inout SeededRandom) -> DeviceStep {
    let tab = Int.random(in: 0..<tabs, using: &random)
    switch Int.random(in: 0..<46, using: &random) {
    case 0..<12: return .enter(tab: tab, count: Int.random(in: 1...6, using: &random), seed: random.next())
    case 12..<16: return .undo(tab: tab, age: Int.random(in: 0..<6, using: &random))
    case 16..<28: return .run(tab: tab, steps: Int.random(in: 1...6, using: &random))
    case 28..<30: return .kill(tab: tab)
    case 30..<35: return .tick(tab: tab)
    case 35: return .clock(by: Int64.random(in: -315_576_000_000...315_576_000_000, using: &random))
    case 36: return .full(Int.random(in: 0..<4, using: &random) == 0)
    case 37: return .junk(seed: random.next())
    case 38: return .bring(tab: tab, count: Int.random(in: 1...20, using: &random))
    case 39: return .backUp(tab: tab)
    case 40..<43: return .restore(tab: tab)
    case 43: return Int.random(in: 0..<4, using: &random) == 0 ? .loseSnapshot : .run(tab: tab, steps: 50)
    default:
      let far = Int64.random(in: -1000...1000, using: &random)
      return .amend(age: Int.random(in: 0..<60, using: &random), by: far * 500)
    }
  }
}
