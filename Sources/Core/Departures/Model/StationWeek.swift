package import Kernel

/// The timetable of one station for the days to come, small enough for a device to keep: each line's departures once for
/// each kind of day, and which service day is of which kind.
package struct StationWeek: Equatable, Sendable {
  package var station: String
  /// Of the set that it was taken from.
  package var version: String
  /// All that leaves from then on is in it …
  package var from: Instant
  /// … until then; of later nothing is said.
  package var until: Instant
  /// The service day that the first of `days` is, before `from` where a night's trains reach into it.
  package var firstDay: Day
  /// Each service day's kind: a place in each line's `kinds`.
  package var days: [Int]
  /// What its trips' ids are made of.
  package var names: [TripIDForm]
  package var lines: [Line]

  /// One line to one destination, one way, from one stop of the station.
  package struct Line: Equatable, Sendable {
    package var route: String
    package var direction: Direction
    package var destination: String
    package var stop: String
    /// For each kind of day its departures, by time.
    package var kinds: [[Call]]

    package init(route: String, direction: Direction, destination: String, stop: String, kinds: [[Call]]) {
      self.route = route
      self.direction = direction
      self.destination = destination
      self.stop = stop
      self.kinds = kinds
    }
  }

  /// One departure of a kind of day.
  package struct Call: Equatable, Sendable {
    /// After the service day's clock read 0, which is noon less twelve hours.
    package var second: Int32
    /// Its place in `names`.
    package var name: Int32
    /// What stands in the middle of its trip's id.
    package var number: Int64

    package init(second: Int32, name: Int32, number: Int64) {
      self.second = second
      self.name = name
      self.number = number
    }
  }

  package init(
    station: String, version: String, from: Instant, until: Instant, firstDay: Day, days: [Int] = [],
    names: [TripIDForm] = [], lines: [Line] = []
  ) {
    self.station = station
    self.version = version
    self.from = from
    self.until = until
    self.firstDay = firstDay
    self.days = days
    self.names = names
    self.lines = lines
  }

  /// Whether it speaks of that moment; only then can what it does not list be said not to come by the timetable.
  package func covers(_ moment: Instant) -> Bool { from <= moment && moment < until }
}

/// A trip's id around its longest number, which is another one in each trip: "Sunday_", six digits, "_1..S03R".
package struct TripIDForm: Equatable, Sendable {
  package var prefix: String
  /// Of the number, with zeros in front; 0 where the id has none.
  package var digits: Int
  package var suffix: String

  package init(prefix: String, digits: Int, suffix: String) {
    self.prefix = prefix
    self.digits = digits
    self.suffix = suffix
  }

  /// More are no number to reckon with.
  package static let mostDigits = 15

  /// An id with that number.
  package func id(_ number: Int64) -> String {
    if digits == 0 { return prefix + suffix }
    let text = String(number)
    var zeros = ""
    for _ in 0..<max(0, digits - text.utf8.count) { zeros += "0" }
    return prefix + zeros + text + suffix
  }
}

extension StationWeek {
  /// When the clocks of its service days read 0, for all that `departures` asks of one moment.
  package func midnights(in zone: Zone) -> [Instant] {
    days.indices.map { zone.serviceMidnight(of: firstDay.adding(days: $0)) }
  }

  /// The first departure of any of `routes` from `after` on. Beside `departures`, since a second caller of that one weighs
  /// 0.5 KB more on a station's page.
  func first(of routes: [String], _ direction: Direction, in zone: Zone, after: Instant) -> Instant? {
    let midnights = midnights(in: zone)
    var first: Instant?
    for line in lines where line.direction == direction && routes.contains(line.route) {
      for (day, kind) in days.enumerated() where line.kinds.indices.contains(kind) {
        let calls = line.kinds[kind]
        let place = Self.first(of: calls, from: after, midnights[day])
        guard place < calls.count else { continue }
        let time = midnights[day].adding(seconds: Int64(calls[place].second))
        if time < first ?? until { first = time }
      }
    }
    return first
  }

  /// A line's departures from `after` on and before `before` that `lists` takes, by time, then id; at most `most`.
  package func departures(
    of line: Line, from after: Instant, before: Instant, most: Int, _ midnights: [Instant],
    where lists: (Departure) -> Bool = { _ in true }
  ) -> [Departure] {
    var found: [Departure] = []
    for (day, kind) in days.enumerated() where line.kinds.indices.contains(kind) && midnights.indices.contains(day) {
      let calls = line.kinds[kind]
      var taken = 0
      var place = Self.first(of: calls, from: after, midnights[day])
      while place < calls.count, taken < most {
        let time = midnights[day].adding(seconds: Int64(calls[place].second))
        guard time < min(before, until) else { break }
        let form = names.indices.contains(Int(calls[place].name)) ? names[Int(calls[place].name)] : nil
        let departure = Departure(
          route: line.route, destination: line.destination, time: time, state: .scheduled, track: nil,
          tripID: form?.id(calls[place].number) ?? "", stop: line.stop)
        place += 1
        guard lists(departure) else { continue }
        taken += 1
        found.insert(departure, at: found.place(of: departure))
      }
    }
    return found.count > most ? Array(found.prefix(most)) : found
  }

  /// The place of the first call that is not before `after`.
  private static func first(of calls: [Call], from after: Instant, _ midnight: Instant) -> Int {
    var (low, high) = (0, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if midnight.adding(seconds: Int64(calls[middle].second)) < after { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Departure] {
  /// Where it belongs among departures by time, then id.
  func place(of departure: Departure) -> Int {
    var place = count
    while place > 0, departure.isBefore(self[place - 1]) { place -= 1 }
    return place
  }
}

extension Departure {
  fileprivate func isBefore(_ other: Departure) -> Bool {
    time != other.time ? time < other.time : tripID < other.tripID
  }
}
