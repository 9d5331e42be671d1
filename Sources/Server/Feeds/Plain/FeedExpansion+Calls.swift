import Departures
import Kernel

/// How a trip's updates reach its other stops (GTFS-Realtime reference, Trip Updates): a delay holds until the next update, a
/// skipped stop passes it on, `NO_DATA` ends it. What nobody has spoken of is left to the timetable.
extension FeedExpansion {
  /// The rows of a run by the updates of a trip.
  mutating func expand(_ row: Int, _ run: PlainRun, vehicle: Int?) {
    let whole = columns.trips.delay[row]
    var delay: Int64? = whole == StopTimeColumns.noDelay ? nil : Int64(whole)
    var hasSpoken = delay != nil
    var next = run.way.lowerBound
    let here = vehicle.flatMap { place(of: $0, in: run.way) } ?? run.way.lowerBound
    let first = Int(columns.trips.firstStop[row])
    ending = ending(row, run)
    for position in first..<(first + Int(columns.trips.stopCount[row])) {
      let named = statics.stop(
        of: columns.stopTimes.stop[position], in: columns,
        next: next < run.way.upperBound ? statics.index.wayStops[next] : nil)
      guard let call = call(of: position, at: named, in: next..<run.way.upperBound) else {
        keepStray(position, row, run, at: named)
        continue
      }
      let before = hasSpoken ? nil : time(of: position, run, call)
      for passed in next..<call { tell(row, run, passed, delay, here, since: before) }
      hasSpoken = true
      delay = update(position, row, run, call, at: named, delay, here)
      next = call + 1
    }
    for passed in next..<run.way.upperBound { tell(row, run, passed, delay, here, since: nil) }
    // Where it ends earlier today nobody waits for it to go on.
    if ending > run.way.lowerBound, ending < run.way.upperBound { speak(of: run, ending - 1, .nothing) }
  }

  /// Behind the last stop that the run calls at: those after it may be passed today.
  private mutating func ending(_ row: Int, _ run: PlainRun) -> Int {
    var end = run.way.upperBound
    let first = Int(columns.trips.firstStop[row])
    var position = first + Int(columns.trips.stopCount[row]) - 1
    while position >= first, columns.stopTimes.relationship[position] == StopTimeColumns.skipped,
      end > run.way.lowerBound
    {
      let named = statics.stop(
        of: columns.stopTimes.stop[position], in: columns, next: statics.index.wayStops[end - 1])
      guard call(of: position, at: named, in: (end - 1)..<end) != nil else { break }
      (end, position) = (end - 1, position - 1)
    }
    return end
  }

  /// A call that has an update of its own; what it leaves for the ones after it.
  private mutating func update(
    _ position: Int, _ row: Int, _ run: PlainRun, _ call: Int, at named: UInt32?, _ before: Int64?, _ here: Int
  ) -> Int64? {
    switch columns.stopTimes.relationship[position] {
    case StopTimeColumns.noData:
      return nil
    case StopTimeColumns.skipped:
      var skipped = ExpandedRows.row(position, of: columns, trip: row)
      skipped.stop = stop(position, named, call)
      out.rows.append(skipped)
      speak(of: run, call, call < here ? .nothing : .skipped)
      return before
    default: break
    }
    let given = (
      arrival: columns.stopTimes.arrival[position], departure: columns.stopTimes.departure[position]
    )
    let shown = RowTime.departure(arrival: given.arrival, departure: given.departure)
    let due = due(run, call)
    if Self.isClockTime(shown) {
      append(
        ExpandedRows.row(position, of: columns, trip: row), run, call, stop: stop(position, named, call),
        arrival: given.arrival, departure: given.departure)
      speak(of: run, call, .row)
      return due.map { shown - $0 } ?? before
    }
    let told = columns.stopTimes.delay[position]
    let delay = told == StopTimeColumns.noDelay ? before : Int64(told)
    tell(row, run, call, delay, here, since: nil, stop: stop(position, named, call))
    return delay
  }

  /// A call by the delay that holds there. Without one it is the timetable's, unless the train is past it: by its vehicle, or
  /// because it is due later than the first stop that the feed has (`since`).
  private mutating func tell(
    _ row: Int, _ run: PlainRun, _ call: Int, _ delay: Int64?, _ here: Int, since: Int64?, stop: TextSpan? = nil
  ) {
    guard let due = due(run, call) else { return }
    if call < here || delay == nil && since.map({ due > $0 }) == true {
      return speak(of: run, call, .nothing)
    }
    guard let delay, abs(delay) <= Self.longestDelay, Self.isClockTime(due + delay) else { return }
    let own = stop ?? out.span(ofStop: Int(statics.index.wayStops[call]), statics)
    let empty = ExpandedRows.Row(trip: UInt32(truncatingIfNeeded: row), stop: own)
    append(empty, run, call, stop: own, arrival: 0, departure: due + delay)
    speak(of: run, call, .row)
  }

  /// Seconds, either way. A train that is a day late is told of by its time; more is a fault of the feed's.
  private static let longestDelay: Int64 = 86_400

  /// One row. Where the run ends it only arrives; on the way the departure says that it goes on.
  private mutating func append(
    _ row: ExpandedRows.Row, _ run: PlainRun, _ call: Int, stop: TextSpan, arrival: Int64, departure: Int64
  ) {
    let isLast = call == ending - 1
    guard isLast || statics.boards(run.timing.lowerBound + call - run.way.lowerBound) else { return }
    var row = row
    row.stop = stop
    row.sequence = statics.index.waySequences[call]
    row.arrival = arrival
    row.departure = departure
    if isLast {
      row.arrival = arrival > 0 ? arrival : departure
      row.departure = 0
    } else if !RowTime.leaves(arrival: arrival, departure: departure) {
      row.departure = RowTime.departure(arrival: arrival, departure: departure)
      row.arrival = 0
    }
    out.rows.append(row)
  }

  /// A stop that the static trip has not: a detour. One that it has, in another order, is against the reference: nothing.
  private mutating func keepStray(_ position: Int, _ row: Int, _ run: PlainRun, at named: UInt32?) {
    guard !columns.stopTimes.stop[position].isEmpty, call(of: position, at: named, in: run.way) == nil else { return }
    out.rows.append(ExpandedRows.row(position, of: columns, trip: row))
  }

  /// When a call is due by the timetable.
  private func due(_ run: PlainRun, _ call: Int) -> Int64? {
    statics.seconds(run.timing.lowerBound + call - run.way.lowerBound).map { run.begin + $0 }
  }

  /// When the train is at the stop of an update, by the update.
  private func time(of position: Int, _ run: PlainRun, _ call: Int) -> Int64? {
    let shown = RowTime.departure(
      arrival: columns.stopTimes.arrival[position], departure: columns.stopTimes.departure[position])
    if Self.isClockTime(shown) { return shown }
    let told = columns.stopTimes.delay[position]
    return told == StopTimeColumns.noDelay ? nil : due(run, call).map { $0 + Int64(told) }
  }

  /// The stop that an update names, where it is of the same station (another platform today); else the static trip's.
  private mutating func stop(_ position: Int, _ named: UInt32?, _ call: Int) -> TextSpan {
    let stop = statics.index.wayStops[call]
    if let named, statics.root(named) == statics.root(stop) { return columns.stopTimes.stop[position] }
    return out.span(ofStop: Int(stop), statics)
  }

  private mutating func call(of position: Int, at named: UInt32?, in way: Range<Int>) -> Int? {
    guard budget > 0 else { return nil }
    let found = statics.call(of: position, at: named, in: columns, way)
    budget -= found.map { $0 - way.lowerBound + 1 } ?? way.count + 1
    return found
  }

  /// Which call a vehicle is at or on its way to.
  private func place(of vehicle: Int, in way: Range<Int>) -> Int? {
    let sequence = columns.vehicles.sequence[vehicle]
    if sequence > 0, let found = statics.call(sequence: sequence, way) { return found }
    return statics.stop(of: columns.vehicles.stop[vehicle], in: columns).flatMap { statics.call(at: $0, way) }
  }
}

extension StaticCalls {
  /// The call that a row of the feed is about: by its sequence, unless the stop it names is elsewhere; else the next at its stop.
  func call(of position: Int, at stop: UInt32?, in columns: FeedColumns, _ way: Range<Int>) -> Int? {
    let sequence = columns.stopTimes.sequence[position]
    let numbered = sequence > 0 || columns.stopTimes.stop[position].isEmpty ? call(sequence: sequence, way) : nil
    if let numbered, stop.map({ root($0) == root(index.wayStops[numbered]) }) ?? true { return numbered }
    return stop.flatMap { call(at: $0, way) } ?? numbered
  }

  /// Where a stop of the feed stands in the set. Mostly it is that of the next call, where one is known, and then nothing is
  /// looked up.
  func stop(of span: TextSpan, in columns: FeedColumns, next: UInt32? = nil) -> UInt32? {
    if span.isEmpty { return nil }
    let key = columns.bytes.withUnsafeBufferPointer { $0.key(span) }
    if let next, stopKeys[Int(next)] == key { return next }
    return stopByKey[key]
  }

  /// The next call at a stop, or at another platform of its station.
  func call(at stop: UInt32, _ way: Range<Int>) -> Int? {
    way.first { index.wayStops[$0] == stop } ?? way.first { root(index.wayStops[$0]) == root(stop) }
  }

  /// The call with that `stop_sequence`, of which each is greater than the one before.
  func call(sequence: UInt32, _ way: Range<Int>) -> Int? {
    if let next = way.first, index.waySequences[next] == sequence { return next }
    let place = way.lowerBound { index.waySequences[$0] < sequence }
    return place < way.upperBound && index.waySequences[place] == sequence ? place : nil
  }
}
