import Departures
import Kernel

/// One run of a static trip: the one that a feed means by a trip's id, its start date and, where it runs often, its start.
struct PlainRun {
  var trip: Int
  /// The service day that it begins on.
  var day: Day
  /// What boards call it by, where its trip has many runs. Its text would be counted at each copy of this, one a stop time:
  /// two milliseconds of a feed of 32,000.
  var headway: TimetableIndex.HeadwayRun?
  /// The hash of the id that boards have, for `SpokenCalls`.
  var name: UInt64
  /// Its calls in the index: as places in `wayStops`, and as many in `timingSeconds`.
  var way: Range<Int>
  var timing: Range<Int>
  /// When its first call with a time is due by its own clock, and which of the scheduled starts it stands for: they differ
  /// only where trips are scheduled by a headway alone.
  var begin: Int64
  var twin: Int64
}

extension StaticCalls {
  /// What is known of a run before the trip is looked up.
  struct Wanted {
    var date: Day?
    /// Seconds after the service day began.
    var start: Int?
    /// When the feed was made.
    var asOf: Instant
    /// The first call that the feed has a time for: seconds from the trip's first time, and when.
    var firstTime: (offset: Int64, time: Int64)?
  }

  /// The run of that trip; nil where it can't be told which, or where the set has not its calls.
  func run(of trip: Int, _ wanted: Wanted) -> PlainRun? {
    guard let way = index.way(of: trip), let timing = index.timing(of: trip) else { return nil }
    let rows = index.frequencies(of: trip)
    if rows.isEmpty {
      let name = FNV.folded(index.idBytes(trip))
      let length = timing.reversed().lazy.compactMap { self.seconds($0) }.first ?? 0
      guard let day = wanted.date ?? nearestDay(trip, length: length, to: wanted.asOf) else { return nil }
      let begin = midnight(day).adding(seconds: Int64(index.tripBegins[trip])).seconds
      return PlainRun(trip: trip, day: day, name: name, way: way, timing: timing, begin: begin, twin: begin)
    }
    // Its own times only tell how long it takes.
    guard seconds(timing.lowerBound) == 0 else { return nil }
    let today = index.zone.local(wanted.asOf).day.number
    let days = wanted.date.map { [$0.number] } ?? (today - 1...today + 1).filter { runs(trip, on: $0) }
    var best: (day: Int, begin: Int64, twin: Int64, midnight: Int64, distance: Int64)?
    for day in days {
      let midnight = midnight(Day(number: day)).seconds
      // By its start the day is the one that is nearest; by a time, the one that has a start near it.
      guard let begin = wanted.start.map({ midnight + Int64($0) }) ?? wanted.firstTime.map({ $0.time - $0.offset })
      else { return nil }
      let twin = midnight + scheduled(begin - midnight, among: rows)
      let distance = abs(begin - (wanted.start == nil ? twin : wanted.asOf.seconds))
      if best.map({ distance < $0.distance }) ?? true {
        best = (day, begin, twin, midnight, distance)
      }
    }
    guard let best else { return nil }
    let headway = TimetableIndex.HeadwayRun(trip: trip, begin: Int(best.twin - best.midnight))
    return PlainRun(
      trip: trip, day: Day(number: best.day), headway: headway, name: FNV.folded(index.id(headway).utf8), way: way,
      timing: timing, begin: best.begin, twin: best.twin)
  }

  private func runs(_ trip: Int, on day: Int) -> Bool { index.runs(Int(index.tripServices[trip]), on: day) }

  /// Rows of frequencies.txt that are looked at for one trip; a day has no more.
  private static let mostHeadways = 200

  /// The scheduled start that a run is: its own where times are exact, else the nearest one.
  private func scheduled(_ start: Int64, among rows: Range<Int>) -> Int64 {
    var best = start
    var distance = Int64.max
    for row in rows.prefix(Self.mostHeadways) {
      let begin = Int64(index.frequencyBegins[row])
      let end = Int64(index.frequencyEnds[row])
      let headway = Int64(index.frequencyHeadways[row] >> 1)
      if index.frequencyHeadways[row] & 1 == 1 {
        if start >= begin, start < end { return start }
        continue
      }
      let last = (end - begin - 1) / headway
      let near = begin + min(max((start - begin + headway / 2) / headway, 0), last) * headway
      if abs(near - start) < distance { (best, distance) = (near, abs(near - start)) }
    }
    return best
  }

  /// The day on which a run is under way, or nearest to it.
  private func nearestDay(_ trip: Int, length: Int64, to moment: Instant) -> Day? {
    let today = index.zone.local(moment).day.number
    let begin = Int64(index.tripBegins[trip])
    var best: (day: Int, distance: Int64)?
    for day in (today - Int(min(begin + length, 604_800) / 86_400) - 1)...(today + 1)
    where runs(trip, on: day) {
      let first = midnight(Day(number: day)).seconds + begin
      let distance = max(first - moment.seconds, moment.seconds - first - length, 0)
      if best.map({ distance < $0.distance }) ?? true { best = (day, distance) }
    }
    return best.map { Day(number: $0.day) }
  }

  private func midnight(_ day: Day) -> Instant { index.zone.serviceMidnight(of: day) }
}
