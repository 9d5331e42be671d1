/// What a timetable may ask of the machine that reads it. Files are bounded by `GTFSFile.limit`; these are the products, which
/// a small file can make as large as it likes.
extension GTFSTables {
  /// Stops of one trip. The longest trains and buses that run make some three hundred.
  static let mostCalls = 1000

  /// Departures that `frequencies` stands for, all together, each at one stop.
  static let mostStarts = 200_000

  /// The trips that can be taken in, with `departures` left for them: starts by stops are counted before any is made.
  mutating func bounded(_ runs: [TripRun], departures: Int = CallTable.limit) -> [TripRun] {
    var left = departures
    var taken: [TripRun] = []
    taken.reserveCapacity(runs.count)
    for run in runs {
      guard run.calls.count <= Self.mostCalls else {
        tally.skip(GTFSFile.stopTimes.name, .tooLong, rows: run.calls.count)
        continue
      }
      let starts = trips.starts[run.trip]?.count ?? 1
      let (needed, overflow) = starts.multipliedReportingOverflow(by: run.calls.count)
      guard !overflow, needed <= left else {
        tally.skip(GTFSFile.trips.name, .tooManyDepartures)
        continue
      }
      left -= needed
      taken.append(run)
    }
    return taken
  }
}
