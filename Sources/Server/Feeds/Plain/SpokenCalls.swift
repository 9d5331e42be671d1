import Departures
import Kernel

/// The calls of the timetable that a feed has spoken of: there the feed's own row stands, or none where the trip is
/// cancelled, the stop skipped or the train gone.
///
/// For speed, in place of a set of all their keys: a run's calls are marks in a row, which costs a feed of 32,000 stop times a
/// fifth less of its time; who asks after a call looks through its trip's runs.
struct SpokenCalls: Sendable {
  /// One run that the feed tells of.
  private struct Run {
    var begin: Int64
    var twin: Int64
    var way: Range<Int>
    var timing: Int
    /// Where the marks of its calls begin.
    var marks: Int
    /// Another run of the same trip.
    var next: UInt32?
  }

  private let statics: StaticCalls?
  private var runs: [Run] = []
  /// For the hash of a trip's id, or of its run's, the first of its runs.
  private var firstOfTrip: KeyTable
  private var isMarked: [Bool] = []

  /// Those that no row of the feed stands for, each with the key of its station's id: a board differs by them too.
  private(set) var silent: [(station: UInt64, key: UInt64)] = []

  /// Those among the silent that the agency called off, and whether the whole trip or that stop alone.
  private(set) var calledOff: [UInt64: Departure.State] = [:]

  /// None.
  init() {
    statics = nil
    firstOfTrip = KeyTable()
  }

  /// Room for those of so many trips, with so many calls.
  init(of statics: StaticCalls, trips: Int, calls: Int) {
    self.statics = statics
    firstOfTrip = KeyTable(capacity: trips)
    runs.reserveCapacity(trips)
    isMarked.reserveCapacity(calls)
  }

  /// What stands for a call in the feed.
  enum Telling {
    case row
    /// Nothing: the train is past it, or another one runs in its place.
    case nothing
    case cancelled
    case skipped
  }

  /// What came of beginning a run.
  enum Beginning {
    case begun
    /// It was before.
    case known
    /// There is no room for it.
    case full
  }

  /// Begins a run, which what is marked from then on is of.
  mutating func begin(_ run: PlainRun) -> Beginning {
    let first = firstOfTrip[run.name]
    var known = first
    while let place = known {
      if runs[Int(place)].begin == run.begin { return .known }
      known = runs[Int(place)].next
    }
    guard isMarked.count + run.way.count <= FeedExpansion.mostRows else { return .full }
    let place = UInt32(truncatingIfNeeded: runs.count)
    var next: UInt32?
    if let first {
      (next, runs[Int(first)].next) = (runs[Int(first)].next, place)
    } else {
      firstOfTrip.add(run.name, place)
    }
    runs.append(
      Run(
        begin: run.begin, twin: run.twin, way: run.way, timing: run.timing.lowerBound, marks: isMarked.count, next: next
      ))
    isMarked.append(contentsOf: repeatElement(false, count: run.way.count))
    return .begun
  }

  /// One more call of the run that was begun last, by its place in that.
  mutating func mark(_ call: Int) {
    if let run = runs.last { isMarked[run.marks + call] = true }
  }

  /// That no row stands for it.
  mutating func silence(_ key: UInt64, station: UInt64, _ telling: Telling) {
    silent.append((station, key))
    switch telling {
    case .cancelled: calledOff[key] = .cancelled
    case .skipped: calledOff[key] = .skipped
    case .row, .nothing: break
    }
  }

  /// Whether a call is marked: a trip's, by the hashes of its id and of the station's, at that time.
  func contains(trip: UInt64, station: UInt64, time: Int64) -> Bool {
    guard let statics else { return false }
    var known = firstOfTrip[trip]
    while let place = known {
      let run = runs[Int(place)]
      for (call, stop) in run.way.enumerated() where statics.seconds(run.timing + call) == time - run.twin {
        if isMarked[run.marks + call],
          statics.stopHashes[Int(statics.root(statics.index.wayStops[stop]))] == station
        {
          return true
        }
      }
      known = run.next
    }
    return false
  }

  /// A trip's scheduled call at a station, by hashes of both ids: of a trip that runs often, or stops twice, the time tells
  /// which.
  static func key(trip: UInt64, station: UInt64, time: Int64) -> UInt64 {
    TextKey.mixed(trip ^ TextKey.mixed(station &+ UInt64(bitPattern: time)))
  }
}

extension BoardSet {
  /// Whether a feed that is shown has spoken of that call of the timetable.
  func isSpokenOf(_ trip: String, at stop: String, _ time: Instant, now: Instant) -> Bool {
    guard statics != nil else { return false }
    let (trip, station) = (FNV.folded(trip.utf8), FNV.folded(stop.utf8))
    return feeds.contains {
      $0.shown(at: now)?.spoken.contains(trip: trip, station: station, time: time.seconds) == true
    }
  }

  /// Whether a feed that is shown has called anything off: mostly none has, and then nobody need look.
  func hasCalledOff(now: Instant) -> Bool { feeds.contains { $0.shown(at: now)?.spoken.calledOff.isEmpty == false } }

  /// What has become of that call of the timetable where one has called it off: cancelled or skipped.
  func calledOff(_ trip: String, at stop: String, _ time: Instant, now: Instant) -> Departure.State? {
    let key = SpokenCalls.key(
      trip: FNV.folded(trip.utf8), station: FNV.folded(stop.utf8), time: time.seconds)
    return feeds.lazy.compactMap { $0.shown(at: now)?.spoken.calledOff[key] }.first
  }
}
