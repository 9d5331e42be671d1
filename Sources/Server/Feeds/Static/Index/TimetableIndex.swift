import Departures
import Kernel

/// A static set ready to be asked: columns of numbers, each station's calls by time. New York's takes about 6 MB.
struct TimetableIndex: Equatable, Sendable {
  var zone: Zone
  /// The set's own network, as facts.
  var facts: [UInt8] = []

  /// Stations (parent stops, or stops that stand alone) with calls; `callStarts[n]..<callStarts[n + 1]` are the nth's.
  var places: [String] = []
  var callStarts: [UInt32] = [0]
  /// Seconds after the service day began.
  var callTimes: [UInt32] = []
  /// The trip doubled, plus 1 for southbound.
  var callTrips: [UInt32] = []

  var tripIDs: [UInt8] = []
  var tripIDStarts: [UInt32] = [0]
  var tripRoutes: [UInt32] = []
  var tripServices: [UInt32] = []
  var tripHeadsigns: [UInt32] = []
  /// Where each trip ends, and how many seconds after its first call: nobody boards there, so it is no call.
  var tripEnds: [UInt32] = []
  var tripLengths: [UInt32] = []
  var ends: [String] = []
  static let noEnd = UInt32.max
  var routes: [String] = []
  var headsigns: [String] = []

  /// Services: bit 0 is Monday, first and last day since 1970, exceptions by day (doubled, plus 1 where it runs).
  var weekdays: [UInt8] = []
  var firstDays: [Int32] = []
  var lastDays: [Int32] = []
  var exceptionStarts: [UInt32] = [0]
  var exceptions: [Int32] = []

  /// Hashes of trip ids, ascending, and of runs (origin, route, direction), each with its headsign.
  var idKeys: [UInt64] = []
  var idHeadsigns: [UInt32] = []
  var runKeys: [UInt64] = []
  var runHeadsigns: [UInt32] = []

  /// What a realtime feed may name: every stop's id with its GTFS `location_type`, 0 where trains call.
  var stopIDs: [String] = []
  var stopKinds: [UInt8] = []
  /// The ways that trips take: `wayStarts[n]..<wayStarts[n + 1]` are the nth's calls, each a place in `stopIDs` with its
  /// `stop_sequence`.
  var wayStarts: [UInt32] = [0]
  var wayStops: [UInt32] = []
  var waySequences: [UInt32] = []
  /// Each trip's way; `noWay` for one whose calls are not known.
  var tripWays: [UInt32] = []
  /// Hashes of trip ids, of their ends and of runs, ascending, each with its trip: several may have one.
  var joinKeys: [UInt64] = []
  var joinTrips: [UInt32] = []

  static let noWay = UInt32.max

  /// For feeds that tell of delays alone; New York's tell times, and its index has none of it. The station over each stop,
  /// as a place in `stopIDs`.
  var stopRoots: [UInt32] = []
  /// GTFS `direction_id` of each trip.
  var tripSides: [UInt8] = []
  /// When each trip has its first time, in seconds after the service day began, and its timing.
  var tripBegins: [UInt32] = []
  var tripTimings: [UInt32] = []
  /// Timings: for each call of a way its seconds after that, doubled, plus 1 where somebody may board; or `noTime`.
  var timingStarts: [UInt32] = [0]
  var timingSeconds: [UInt32] = []
  /// Rows of frequencies.txt, by trip: starts from `begin` to before `end`; the headway in seconds, doubled, plus 1 where
  /// the times are exact.
  var frequencyTrips: [UInt32] = []
  var frequencyBegins: [UInt32] = []
  var frequencyEnds: [UInt32] = []
  var frequencyHeadways: [UInt32] = []

  static let noTime = UInt32.max

  init(zone: Zone) { self.zone = zone }
}

extension TimetableIndex {
  /// The agency's id of a trip.
  func tripID(_ trip: Int) -> String {
    String(decoding: tripIDs[Int(tripIDStarts[trip])..<Int(tripIDStarts[trip + 1])], as: UTF8.self)
  }

  /// Whether a service runs on a day: an exception has the last word (GTFS Schedule reference, calendar_dates.txt).
  func runs(_ service: Int, on day: Int) -> Bool {
    let days = Int(exceptionStarts[service])..<Int(exceptionStarts[service + 1])
    let place = days.lowerBound { Int(exceptions[$0] >> 1) < day }
    if place < days.upperBound, Int(exceptions[place] >> 1) == day { return exceptions[place] & 1 == 1 }
    guard day >= Int(firstDays[service]), day <= Int(lastDays[service]) else { return false }
    return weekdays[service] >> UInt8(Day(number: day).weekday) & 1 == 1
  }

  /// The first and last day on which a trip may run.
  var days: (first: Day, last: Day)? {
    var bounds: (Int32, Int32)?
    func include(_ first: Int32, _ last: Int32) {
      bounds = (min(bounds?.0 ?? first, first), max(bounds?.1 ?? last, last))
    }
    for service in Set(tripServices.lazy.map(Int.init)) {
      if firstDays[service] <= lastDays[service], weekdays[service] != 0 {
        include(firstDays[service], lastDays[service])
      }
      for place in exceptionStarts[service]..<exceptionStarts[service + 1] where exceptions[Int(place)] & 1 == 1 {
        include(exceptions[Int(place)] >> 1, exceptions[Int(place)] >> 1)
      }
    }
    return bounds.map { (Day(number: Int($0.0)), Day(number: Int($0.1))) }
  }
}
