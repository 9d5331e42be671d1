/// One trip's calls, in sequence.
struct TripRun {
  var trip: Int
  var calls: Range<Int>
}

extension CallTable {
  /// The trips with two calls or more, and the rows left out for a sequence that their trip has already; calls stand in
  /// sequence afterwards. A file that isn't in order is sorted first.
  fileprivate mutating func runs(tripCount: Int) -> (runs: [TripRun], doubles: Int) {
    var seen = [Bool](repeating: false, count: tripCount)
    if let runs = orderedRuns(&seen) { return (runs, 0) }
    let count = trips.count
    sort()
    seen = [Bool](repeating: false, count: tripCount)
    return (orderedRuns(&seen) ?? [], count - trips.count)
  }

  private func orderedRuns(_ seen: inout [Bool]) -> [TripRun]? {
    var runs: [TripRun] = []
    var start = 0
    while start < trips.count {
      let trip = trips[start]
      if seen[Int(trip)] { return nil }
      seen[Int(trip)] = true
      var end = start + 1
      while end < trips.count, trips[end] == trip {
        if sequences[end] <= sequences[end - 1] { return nil }
        end += 1
      }
      if end - start > 1 { runs.append(TripRun(trip: Int(trip), calls: start..<end)) }
      start = end
    }
    return runs
  }

  /// By trip and sequence; of two calls with one sequence the first in the file stays.
  private mutating func sort() {
    var order = (0..<trips.count).map { (key: UInt64(trips[$0]) << 32 | UInt64(sequences[$0]), row: UInt32($0)) }
    order.sort { $0.key != $1.key ? $0.key < $1.key : $0.row < $1.row }
    var sorted = CallTable()
    sorted.reserve(order.count)
    var last: UInt64?
    for (key, row) in order where key != last {
      let row = Int(row)
      sorted.append(
        trip: trips[row], stop: stops[row], sequence: sequences[row], time: times[row], boards: boards[row])
      last = key
    }
    self = sorted
  }

  /// Whether no given time is before one that was given earlier: which of the two is wrong, nobody knows.
  fileprivate func goesForward(_ run: TripRun) -> Bool {
    var last = Int32.min
    for place in run.calls where times[place] != Self.noTime {
      if times[place] < last { return false }
      last = times[place]
    }
    return true
  }

  /// Times between two given ones, evenly by the number of stops (GTFS Schedule reference, `timepoint`). What is before
  /// the first or after the last given time stays without.
  mutating func interpolate(_ runs: [TripRun]) -> Int {
    var without = 0
    for run in runs {
      var last: Int?
      for place in run.calls where times[place] != Self.noTime {
        if let last, place - last > 1 {
          // NB: in 64 bits: a week of seconds times some thousand stops doesn't fit 32.
          let steps = place - last
          let whole = Int(times[place]) - Int(times[last])
          for step in 1..<steps { times[last + step] = times[last] + Int32(truncatingIfNeeded: whole * step / steps) }
        }
        last = place
      }
      for place in run.calls where times[place] == Self.noTime { without += 1 }
    }
    return without
  }
}

extension GTFSTables {
  /// The trips with two calls or more, in sequence.
  mutating func sequenced() -> [TripRun] {
    let (runs, doubles) = calls.runs(tripCount: trips.ids.count)
    tally.skip(GTFSFile.stopTimes.name, .duplicate("stop_sequence"), rows: doubles)
    return runs
  }

  /// Without the trips whose times run backwards.
  mutating func forward(_ runs: [TripRun]) -> [TripRun] {
    var taken: [TripRun] = []
    taken.reserveCapacity(runs.count)
    for run in runs {
      if calls.goesForward(run) {
        taken.append(run)
      } else {
        tally.skip(GTFSFile.stopTimes.name, .backwards, rows: run.calls.count)
      }
    }
    return taken
  }
}
