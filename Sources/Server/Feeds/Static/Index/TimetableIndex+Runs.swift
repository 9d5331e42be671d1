import Departures
import Kernel

/// One trip's way through its stops. Calls stand by station; of a trip they are looked for one by one, which takes under a
/// millisecond in New York's half a million, and is asked for where somebody opens a train that no feed speaks of.
extension TimetableIndex {
  /// See `Timetable.run`.
  func run(_ id: String, at now: Instant) -> Timetable.Run? {
    var best: (trip: Int, midnight: Instant, calls: [Place], begin: Instant)?
    for trip in trips(named: Array(id.utf8)) {
      guard let calls = calls(of: trip), let first = calls.first else { continue }
      let today = zone.local(now).day.number
      for day in (today - Int(calls.last?.second ?? 0) / 86_400 - 1)...(today + 1)
      where runs(Int(tripServices[trip]), on: day) {
        let midnight = zone.serviceMidnight(of: Day(number: day))
        let begin = midnight.adding(seconds: Int64(first.second))
        let end = midnight.adding(seconds: Int64(calls.last?.second ?? 0))
        guard !Departed.isGone(end, now: now), begin.seconds(since: now) <= 86_400 else { continue }
        if best.map({ begin < $0.begin }) ?? true { best = (trip, midnight, calls, begin) }
      }
    }
    guard let best else { return nil }
    let code = best.calls[0].code
    return Timetable.Run(
      tripID: tripID(best.trip), route: routes[Int(tripRoutes[best.trip])],
      headsign: headsigns[Int(tripHeadsigns[best.trip])], direction: code & 1 == 0 ? .north : .south,
      calls: best.calls.map { ($0.stop, best.midnight.adding(seconds: Int64($0.second))) })
  }

  /// A call of a trip: where, how many seconds after the service day began, and its trip and side.
  private struct Place {
    var stop: String
    var second: UInt32
    var code: UInt32
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
