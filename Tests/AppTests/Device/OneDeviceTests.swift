import Foundation
import Kernel
import Testing

/// Random lives of one device: several tabs, kills between any two steps, clock jumps of ten years, a full disk, damaged
/// records, files brought in. `SEEDS=1000` tries more of them.
@Suite("One device")
struct OneDeviceTests {
  @Test("whatever happens, nothing acknowledged is lost, and all tabs and every start agree")
  func lives() {
    let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap { UInt64($0) } ?? 240
    for seed in 1...seeds {
      let life = DeviceStep.life(seed: seed)
      let complaints = SimulatedDevice.complaints(life)
      if complaints.isEmpty { continue }
      let short = shortened(life)
      let steps = short.map { "  .\($0)," }.joined(separator: "\n")
      Issue.record("seed \(seed): \(SimulatedDevice.complaints(short).joined(separator: "; "))\n\(steps)")
      return
    }
  }

  /// Leaves out what can be left out while it still fails: first halves, then ever smaller pieces.
  private func shortened(_ life: [DeviceStep]) -> [DeviceStep] {
    var life = life
    var size = life.count / 2
    while size > 0 {
      var start = 0
      while start < life.count {
        var shorter = life
        shorter.removeSubrange(start..<min(start + size, life.count))
        if SimulatedDevice.complaints(shorter).isEmpty { start += size } else { life = shorter }
      }
      size /= 2
    }
    return life
  }
}
