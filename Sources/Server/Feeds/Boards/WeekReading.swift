import Departures
import Kernel

/// Takes the coming days of one station out of the timetable, in the form that devices keep (`StationWeek`).
struct WeekReading {
  private let set: BoardSet
  private let plan: Platforms.StationPlan
  private let index: TimetableIndex
  /// The station's stops that the timetable has, with their rows in its index.
  private let rows: [(stop: Int, place: Int, calls: Range<Int>)]
  private var names: [TripIDForm] = []
  private var placeOfName: [NameKey: Int32] = [:]
  private var lines: [StationWeek.Line] = []
  private var placeOfLine: [LineKey: Int] = [:]

  /// Which `StationWeek.Line` a call belongs to.
  private struct LineKey: Hashable {
    var route: String
    var direction: Direction
    var headsign: UInt32
    var stop: Int
  }

  /// Tells trip ids' forms apart.
  private struct NameKey: Hashable {
    var prefix: String
    var digits: Int
    var suffix: String
  }

  /// Today and the seven days after it, so that a week that is renewed each day always has a whole one.
  static let daysAhead = 7

  /// The station's week; nil where there is no timetable, or it has none of the station's stops.
  static func week(_ set: BoardSet, _ plan: Platforms.StationPlan, at now: Instant) -> StationWeek? {
    guard let index = set.timetable.index, let version = set.timetable.version, let bounds = index.days else {
      return nil
    }
    let rows = plan.stops.compactMap { stop -> (Int, Int, Range<Int>)? in
      guard let row = index.places.firstIndex(of: set.platforms.stops[stop].id) else { return nil }
      return (stop, row, Int(index.callStarts[row])..<Int(index.callStarts[row + 1]))
    }
    if rows.isEmpty { return nil }
    var reading = WeekReading(set: set, plan: plan, index: index, rows: rows)
    return reading.week(version, bounds, at: now)
  }

  private init(set: BoardSet, plan: Platforms.StationPlan, index: TimetableIndex, rows: [(Int, Int, Range<Int>)]) {
    self.set = set
    self.plan = plan
    self.index = index
    self.rows = rows
  }

  private mutating func week(_ version: String, _ bounds: (first: Day, last: Day), at now: Instant) -> StationWeek {
    let zone = index.zone
    let today = zone.local(now).day
    let longest = rows.compactMap { $0.calls.last.map { Int(index.callTimes[$0]) } }.max() ?? 0
    let first = today.adding(days: -longest / 86_400 - 1)
    var last = min(today.adding(days: Self.daysAhead), bounds.last)
    let services = Set(rows.flatMap { $0.calls.map { service(of: $0) } }).sorted()
    var days: [Int] = []
    var kinds: [[Bool]] = []
    var left = StationWeek.mostCalls
    for number in first.number...max(first.number, last.number) where number <= last.number {
      let running = services.map { index.runs($0, on: number) }
      if let kind = kinds.firstIndex(of: running) {
        days.append(kind)
        continue
      }
      let runs = Set(services.indices.filter { running[$0] }.map { services[$0] })
      left -= rows.reduce(0) { sum, row in sum + row.calls.count { runs.contains(service(of: $0)) } }
      guard left >= 0, kinds.count < StationWeek.mostDays, days.count < StationWeek.mostDays else {
        // A station with more than a device should keep has fewer days.
        last = Day(number: number - 1)
        break
      }
      days.append(kinds.count)
      kinds.append(running)
      gather(runs, kind: kinds.count - 1)
    }
    for place in lines.indices {
      while lines[place].kinds.count < kinds.count { lines[place].kinds.append([]) }
    }
    return StationWeek(
      station: plan.id, version: version, from: zone.serviceMidnight(of: max(today, bounds.first)),
      until: zone.serviceMidnight(of: last.adding(days: 1)), firstDay: first, days: days, names: names, lines: lines)
  }

  private func service(of call: Int) -> Int { Int(index.tripServices[Int(index.callTrips[call] >> 1)]) }

  /// What runs on one kind of day, each line's calls by time, as the index has them.
  private mutating func gather(_ services: Set<Int>, kind: Int) {
    for (stop, place, calls) in rows {
      for call in calls where services.contains(service(of: call)) {
        let trip = Int(index.callTrips[call] >> 1)
        let line = line(trip, isSouthbound: index.callTrips[call] & 1 == 1, stop)
        while lines[line].kinds.count <= kind { lines[line].kinds.append([]) }
        let (form, number) = form(call, trip, at: place)
        let name = name(form)
        lines[line].kinds[kind].append(
          StationWeek.Call(second: Int32(clamping: index.callTimes[call]), name: name, number: number))
      }
    }
  }

  private mutating func line(_ trip: Int, isSouthbound: Bool, _ stop: Int) -> Int {
    let route = set.line(index.routes[Int(index.tripRoutes[trip])])
    let isFlipped = route == BushwickFlip.route && set.platforms.stops[stop].flips
    let direction: Direction = isSouthbound != isFlipped ? .south : .north
    let key = LineKey(route: route, direction: direction, headsign: index.tripHeadsigns[trip], stop: stop)
    if let known = placeOfLine[key] { return known }
    placeOfLine[key] = lines.count
    lines.append(
      StationWeek.Line(
        route: route, direction: direction, destination: index.headsigns[Int(key.headsign)],
        stop: set.platforms.stops[stop].id, kinds: []))
    return lines.count - 1
  }

  /// What its id is made of. Runs of one trip, every so often, differ by when they begin.
  private func form(_ call: Int, _ trip: Int, at place: Int) -> (TripIDForm, Int64) {
    guard let run = index.headwayRun(ofCall: call, at: place) else { return TripIDForm.parted(index.tripID(trip)) }
    let digits = String(run.begin).utf8.count
    return (
      TripIDForm(prefix: TimetableIndex.idStart(index.tripID(trip)), digits: digits, suffix: ""), Int64(run.begin)
    )
  }

  private mutating func name(_ form: TripIDForm) -> Int32 {
    let key = NameKey(prefix: form.prefix, digits: form.digits, suffix: form.suffix)
    if let known = placeOfName[key] { return known }
    let place = Int32(names.count)
    placeOfName[key] = place
    names.append(form)
    return place
  }
}

extension TripIDForm {
  /// An id around its longest run of digits, of several the first.
  static func parted(_ id: String) -> (form: TripIDForm, number: Int64) {
    let bytes = Array(id.utf8)
    var best = 0..<0
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
      if place - start > best.count { best = start..<place }
      if place == start { place += 1 }
    }
    let text = String(decoding: bytes[best], as: UTF8.self)
    guard best.count <= mostDigits, let number = Int64(text) else {
      return (TripIDForm(prefix: id, digits: 0, suffix: ""), 0)
    }
    let form = TripIDForm(
      prefix: String(decoding: bytes[..<best.lowerBound], as: UTF8.self), digits: best.count,
      suffix: String(decoding: bytes[best.upperBound...], as: UTF8.self))
    return (form, number)
  }
}
