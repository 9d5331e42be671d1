@testable import Departures
import Kernel
import TestSupport
import Testing

@Suite("Reminders through days on which trains move, vanish and come back")
struct RemindingWeekTests {
  /// What a feed made of one train: its time now, and whether it is listed.
  private struct Run {
    var trip: String
    var seconds: Int64
    var isListed = true
  }

  @Test(
    "never say a time that no board had, are never silent about a train that can be reached, nor say one thing twice",
    arguments: 1...12)
  func days(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let walk = Int.random(in: 1...12, using: &random)
    let notices = [Int.random(in: 3...9, using: &random), Int.random(in: 0...2, using: &random)]
    var runs = (0..<12).map { Run(trip: "t\($0)", seconds: Int64(900 + $0 * 420)) }
    let wanted = runs[Int.random(in: 2...8, using: &random)]
    var platform = RemindingTests.Platform([
      .walkTimeChosen(WalkTimeChosen(station: "127", minutes: walk)), .noticesChosen(NoticesChosen(notices: notices)),
      .trainReminderSet(
        TrainReminderSet(
          station: "127", train: RemindedTrain(RemindingTests.train(wanted.trip, wanted.seconds), .north))),
    ])
    var wasGone = false
    for _ in 0..<540 {
      let elapsed = platform.now.seconds(since: RemindingTests.start)
      for index in runs.indices where Int.random(in: 0...19, using: &random) == 0 {
        switch Int.random(in: 0...9, using: &random) {
        case 0: runs[index].isListed = false
        case 1...3: runs[index].isListed = true
        default: runs[index].seconds = max(elapsed, runs[index].seconds + Int64.random(in: -150...240, using: &random))
        }
      }
      platform.trains = runs.filter { $0.isListed && $0.seconds >= elapsed }.map { ($0.trip, $0.seconds) }
      let before = platform.said.count
      platform.run(10)
      for said in platform.said.dropFirst(before) { check(said, runs, wanted.trip, walk, notices, &wasGone) }
    }
    #expect(!platform.said.isEmpty)
    #expect(Set(platform.said).count == platform.said.count)
  }

  /// "312: Leave in 4 min for the Q · …" beside what the feed has.
  private func check(
    _ said: String, _ runs: [Run], _ trip: String, _ walk: Int, _ notices: [Int], _ wasGone: inout Bool
  ) {
    let (at, text) = said.halves(at: ":")
    guard let at = Int64(at), let text, let run = runs.first(where: { $0.trip == trip }) else {
      return #expect(Bool(false), "\(said)")
    }
    if text.contains("no longer listed") {
      #expect(!wasGone && !run.isListed, "\(said)")
      wasGone = true
      return
    }
    // One that is back after its time had passed is spoken of as any other.
    if text.contains("listed again") { #expect(wasGone, "\(said)") }
    wasGone = false
    let left = run.seconds - at - Int64(walk) * 60
    // A train that is missing for less than half a minute is spoken of as it was last known.
    guard run.isListed else { return }
    if text.contains("Leave now") {
      #expect(left < 60, "\(said)")
    } else if left >= 0 {
      #expect(text.contains("Leave in \(left / 60) min"), "\(said)")
    }
    if !text.contains("now leaves"), !text.contains("listed again") {
      #expect(left <= Int64(notices[0]) * 60, "\(said)")
    }
  }
}
