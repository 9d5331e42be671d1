import Departures
import Kernel

/// One trip's way through its stops. Calls stand by station; of a trip they are looked for one by one, which takes under a
/// millisecond in New York's half a million, and is asked for where somebody opens a train that no feed speaks of.
extension TimetableIndex {
  /// See `Timetable.run`.
  func run(_ id: String, at now: Instant) -> Timetable.Run? {
    var best: (way: Way, midnight: Instant, begin: Instant)?
    for way in ways(named: Array(id.utf8)) {
      guard let first = way.calls.first, let last = way.calls.last else { continue }
      let today = zone.local(now).day.number
      for day in (today - Int(last.second) / 86_400 - 1)...(today + 1)
      where runs(Int(tripServices[way.trip]), on: day) {
        let midnight = zone.serviceMidnight(of: Day(number: day))
        let begin = midnight.adding(seconds: Int64(first.second))
        let end = midnight.adding(seconds: Int64(last.second))
        guard !Departed.isGone(end, now: now), begin.seconds(since: now) <= 86_400 else { continue }
        if best.map({ begin < $0.begin }) ?? true { best = (way, midnight, begin) }
      }
    }
    guard let best else { return nil }
    let way = best.way
    return Timetable.Run(
      tripID: way.id, route: routes[Int(tripRoutes[way.trip])], headsign: headsigns[Int(tripHeadsigns[way.trip])],
      direction: way.calls[0].code & 1 == 0 ? .north : .south,
      calls: way.calls.map { ($0.stop, best.midnight.adding(seconds: Int64($0.second))) })
  }

  /// The calls of a trip, or of one of its runs.
  private struct Way {
    var id: String
    var trip: Int
    var calls: [Place]
  }

  /// A call of a trip: where, how many seconds after the service day began, and its trip and side.
  private struct Place {
    var stop: String
    var second: UInt32
    var code: UInt32
  }

  private func ways(named id: [UInt8]) -> [Way] {
    if let run = headwayRun(named: id) { return [Way(id: self.id(run), trip: run.trip, calls: calls(of: run))] }
    return trips(named: id).map { Way(id: tripID($0), trip: $0, calls: calls(of: $0) ?? []) }
  }

  /// By their order.
  private func calls(of run: HeadwayRun) -> [Place] {
    guard let way = way(of: run.trip), let timing = timing(of: run.trip) else { return [] }
    let code = UInt32(run.trip) << 1 | UInt32(tripSides[run.trip])
    return zip(way, timing).compactMap { stop, offset in
      guard let (station, seconds, boards) = timedCall(stop, offset), boards || stop == way.upperBound - 1 else {
        return nil
      }
      return Place(stop: station, second: UInt32(run.begin) + seconds, code: code)
    }
  }

  /// Those with that id, or that end in it behind a "_": one a service.
  private func trips(named id: [UInt8]) -> [Int] {
    guard !id.isEmpty else { return [] }
    return tripRoutes.indices.filter { isNamed($0, by: id) }
  }

  /// By time, the last with them. `nil` where one trip has several starts.
  private func calls(of trip: Int) -> [Place]? {
    var found: [Place] = []
    for place in places.indices {
      for call in Int(callStarts[place])..<Int(callStarts[place + 1]) where Int(callTrips[call] >> 1) == trip {
        found.append(Place(stop: places[place], second: callTimes[call], code: callTrips[call]))
      }
    }
    found.sort { $0.second < $1.second }
    guard let first = found.first, let last = found.last else { return nil }
    guard tripEnds[trip] != Self.noEnd else { return found }
    let end = first.second + tripLengths[trip]
    guard last.second <= end else { return nil }
    return found + [Place(stop: ends[Int(tripEnds[trip])], second: end, code: last.code)]
  }
}
