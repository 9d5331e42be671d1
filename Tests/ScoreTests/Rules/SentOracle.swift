import Kernel
@testable import Score

/// What a device writes of the upstream's reports.
enum SentStep: Sendable {
  /// By an operation, at so many seconds, a score.
  case sent(String, Int64, Int)
  case removed(String)
  case changed(String, Int64?, Int?)

  var id: String? {
    if case .sent(let id, _, _) = self { return id }
    return nil
  }

  var operation: ScoreOperation {
    switch self {
    case .sent(_, let time, let score): .reported(Reported(time: Instant(seconds: time), report: .of(score)))
    case .removed(let name): .entryRemoved(EntryRemoved(entry: name))
    case .changed(let name, let time, let score):
      .entryChanged(EntryChanged(entry: name, time: time.map { Instant(seconds: $0) }, score: score))
    }
  }
}

/// What the history is to be, told plainly: all that was sent lies on a table by time, and each run of the same is an entry.
enum SentOracle {
  struct Run {
    var name: String
    var time: Int64
    var score: Int
    var operations: [String]
  }

  static func runs(_ steps: [SentStep]) -> [Run] {
    var table: [(id: String, time: Int64, score: Int, content: String)] = []
    for case .sent(let id, let time, let score) in steps { table.append((id, time, score, Report.of(score).content)) }
    table.sort { ($0.time, $0.content, $0.id) < ($1.time, $1.content, $1.id) }
    var runs: [Run] = []
    var times: [Int: Int] = [:]
    for row in table {
      if runs.last?.score == row.score {
        runs[runs.count - 1].operations.append(row.id)
      } else {
        times[row.score, default: 0] += 1
        let number = times[row.score] ?? 1
        runs.append(
          Run(
            name: row.content + (number == 1 ? "" : ".\(number)"), time: row.time, score: row.score,
            operations: [row.id]))
      }
    }
    return runs
  }

  /// "10 i0123456789abcdef 510", by time. Scores end at 700.
  static func entries(_ steps: [SentStep]) -> [String] {
    var entries: [(time: Int64, name: String, score: Int)] = []
    for run in runs(steps) {
      var (entry, isRemoved) = ((time: run.time, name: run.name, score: run.score), false)
      for (index, step) in steps.enumerated() {
        // A name made of content always holds; an operation's of what was there before.
        func isMeant(_ name: String) -> Bool {
          name == run.name || run.operations.contains(name) && steps[..<index].contains { $0.id == name }
        }
        switch step {
        case .removed(let name) where isMeant(name): isRemoved = true
        case .changed(let name, let time, let score) where isMeant(name) && (score ?? 0) <= 700:
          entry.time = time ?? entry.time
          entry.score = score ?? entry.score
        default: break
        }
      }
      if !isRemoved { entries.append(entry) }
    }
    entries.sort { ($0.time, $0.name) < ($1.time, $1.name) }
    return entries.map { "\($0.time) \($0.name) \($0.score)" }
  }
}
