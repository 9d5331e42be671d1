import Departures
import Kernel

extension TimetableIndex {
  /// One service day's calls at a station, from a moment on.
  private struct Cursor {
    var midnight: Instant
    /// Asked once a day, not once a call: a small set can have ten million calls that run on no day asked for.
    var services: [Bool]
    var place: Int
    var end: Int
  }

  /// Service days that a question may reach over; what asks for more gets the first of them. A board asks for two.
  private static let dayLimit = 40

  /// See `Timetable.calls`. `places` names each station's row.
  func calls(
    at place: Int, after: Instant, before: Instant, limit: Int, stop: String, longest: Int
  ) -> [Timetable.Call] {
    var cursors = cursors(at: place, after: after, before: before, longest: longest)
    var calls: [Timetable.Call] = []
    while calls.count < limit {
      var best: (cursor: Int, time: Instant)?
      for index in cursors.indices where cursors[index].place < cursors[index].end {
        let time = cursors[index].midnight.adding(seconds: Int64(callTimes[cursors[index].place]))
        if best.map({ time < $0.time }) ?? true { best = (index, time) }
      }
      guard let best, best.time < before else { break }
      calls.append(call(cursors[best.cursor].place, of: place, time: best.time, stop: stop))
      cursors[best.cursor].place += 1
      advance(&cursors[best.cursor])
    }
    return calls
  }

  private func cursors(at place: Int, after: Instant, before: Instant, longest: Int) -> [Cursor] {
    let span = Int(callStarts[place])..<Int(callStarts[place + 1])
    guard after < before, !span.isEmpty else { return [] }
    let first = zone.local(after).day.number - longest / 86_400 - 1
    let last = min(zone.local(before).day.number + 1, first + Self.dayLimit)
    guard first <= last else { return [] }
    var cursors: [Cursor] = []
    for day in first...last {
      let midnight = zone.serviceMidnight(of: Day(number: day))
      // The first whole second that is not before `after`.
      let from = -midnight.seconds(since: after)
      guard from <= Int64(longest), midnight < before else { continue }
      let services = weekdays.indices.map { runs($0, on: day) }
      guard services.contains(true) else { continue }
      var cursor = Cursor(
        midnight: midnight, services: services, place: lowerBound(from, in: span), end: span.upperBound)
      advance(&cursor)
      if cursor.place < cursor.end { cursors.append(cursor) }
    }
    return cursors
  }

  /// Passes over trips whose service doesn't run that day.
  private func advance(_ cursor: inout Cursor) {
    while cursor.place < cursor.end {
      let trip = Int(callTrips[cursor.place] >> 1)
      if cursor.services[Int(tripServices[trip])] { return }
      cursor.place += 1
    }
  }

  private func lowerBound(_ second: Int64, in span: Range<Int>) -> Int {
    span.lowerBound { Int64(callTimes[$0]) < second }
  }

  private func call(_ call: Int, of place: Int, time: Instant, stop: String) -> Timetable.Call {
    let code = callTrips[call]
    let trip = Int(code >> 1)
    return Timetable.Call(
      tripID: headwayRun(ofCall: call, at: place).map { id($0) } ?? tripID(trip), route: routes[Int(tripRoutes[trip])],
      headsign: headsigns[Int(tripHeadsigns[trip])],
      direction: code & 1 == 0 ? .north : .south, time: time, stop: stop)
  }
}

extension Timetable {
  init(_ index: TimetableIndex) {
    let rows = Dictionary(index.places.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let longest = Int(index.callTimes.max() ?? 0)
    let days = index.days
    self.init(
      headsign: { id, route, direction in index.headsign(id, route: route, direction: direction) },
      calls: { stop, after, before, limit in
        guard let row = rows[stop], limit > 0 else { return [] }
        return index.calls(at: row, after: after, before: before, limit: limit, stop: stop, longest: longest)
      },
      covers: { stop, moment in
        guard let days, rows[stop] != nil else { return false }
        let day = index.zone.local(moment).day.number
        return days.first.number <= day && day <= days.last.number
      },
      run: { id, now in index.run(id, at: now) })
    self.index = index
    version = index.version
  }
}

extension TimetableIndex {
  /// A hash of all that a station's week is made of.
  fileprivate var version: String {
    // Another one where ids are made in another way.
    var hash = FNV.step(FNV.start, 2)
    func add(_ numbers: some Sequence<some BinaryInteger>) {
      hash = FNV.step(hash, 1)
      for number in numbers {
        hash = FNV.step(hash, UInt64(truncatingIfNeeded: number))
        hash ^= hash >> 29
      }
    }
    for numbers in [callStarts, callTimes, callTrips, tripRoutes, tripServices, tripHeadsigns] { add(numbers) }
    add(tripIDs)
    add(weekdays)
    for days in [firstDays, lastDays, exceptions] { add(days) }
    for texts in [places, routes, headsigns] {
      for text in texts { add(text.utf8) }
    }
    return String(hash, radix: 16)
  }
}
