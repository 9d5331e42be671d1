import Departures
import Kernel

/// A feed of any agency, read by the rules of the GTFS-Realtime reference against the static set: each trip with the stops
/// that its updates stand for, each stop with a time. What comes out has the shape of New York's feeds, which tell all of it
/// themselves, so that boards are made of both alike.
struct FeedExpansion {
  let statics: StaticCalls
  let columns: FeedColumns
  var out: ExpandedRows
  var spoken: SpokenCalls
  /// Stops that may still be looked for by their id, one after the other: a hostile feed ends there.
  var budget = 20_000_000
  /// Of the trip that is being read, behind its last stop today.
  var ending = 0
  /// For each trip that a vehicle is on, by id and start, its row.
  private var vehicles: [UInt64: Int] = [:]

  /// More rows than this come of no feed; trips beyond are as the feed has them.
  static let mostRows = FeedCensus.mostStopTimes

  init(_ columns: FeedColumns, _ statics: StaticCalls) {
    self.statics = statics
    self.columns = columns
    out = ExpandedRows(columns.bytes, stops: statics.index.stopIDs.count)
    spoken = SpokenCalls(of: statics, trips: columns.trips.count, calls: columns.stopTimes.count)
    for vehicle in 0..<columns.vehicles.count {
      vehicles[name(columns.vehicles.descriptor[vehicle])] = vehicle
    }
  }

  /// The feed as boards read it, and the calls of the timetable that it has spoken of.
  static func expanded(_ columns: FeedColumns, _ statics: StaticCalls) -> (FeedColumns, SpokenCalls) {
    var expansion = FeedExpansion(columns, statics)
    return (expansion.feed(), expansion.spoken)
  }

  private mutating func feed() -> FeedColumns {
    var trips = TripColumns(capacity: columns.trips.count)
    out.rows.reserveCapacity(columns.stopTimes.count)
    for trip in 0..<columns.trips.count {
      let first = out.rows.count
      var descriptor = columns.trips.descriptor[trip]
      take(trip, &descriptor)
      trips.descriptor.base[trip] = descriptor
      trips.timestamp.base[trip] = columns.trips.timestamp[trip]
      trips.delay.base[trip] = columns.trips.delay[trip]
      trips.firstStop.base[trip] = UInt32(truncatingIfNeeded: first)
      trips.stopCount.base[trip] = UInt32(truncatingIfNeeded: out.rows.count - first)
      trips.isDeleted.base[trip] = columns.trips.isDeleted[trip]
    }
    trips.count = columns.trips.count
    return FeedColumns(
      bytes: out.bytes, header: columns.header, trips: trips, stopTimes: out.columns, vehicles: columns.vehicles,
      entities: columns.entities, malformed: columns.malformed, alerts: columns.alerts)
  }

  /// One trip: what the feed leaves out of its descriptor, and its rows.
  private mutating func take(_ row: Int, _ descriptor: inout TripDescriptor) {
    guard !descriptor.isNewYork, !columns.trips.isDeleted[row],
      let trip = statics.trip(named: columns.slice(descriptor.tripID))
    else { return copy(row) }
    if descriptor.routeID.isEmpty {
      descriptor.routeID = out.span(statics.index.routes[Int(statics.index.tripRoutes[trip])])
    }
    if descriptor.side == TripDescriptor.noSide { descriptor.side = statics.index.tripSides[trip] }
    guard !TripDescriptor.besides.contains(descriptor.relationship),
      let run = statics.run(of: trip, wanted(row, descriptor, trip))
    else { return copy(row) }
    if let headway = run.headway { descriptor.runID = out.span(statics.index.id(headway)) }
    switch spoken.begin(run) {
    case .begun: break
    case .known: return  // What a feed has twice counts once.
    case .full: return copy(row)
    }
    switch descriptor.relationship {
    case TripDescriptor.canceled:
      speak(of: run, .cancelled)
      date(&descriptor, run)
    case TripDescriptor.deleted:
      // The reference: not to be shown to riders.
      speak(of: run, .nothing)
      date(&descriptor, run)
    case TripDescriptor.replacement:
      speak(of: run, .nothing)
      copy(row)
    default:
      guard out.rows.count + Int(columns.trips.stopCount[row]) + run.way.count <= Self.mostRows else {
        return copy(row)
      }
      let first = out.rows.count
      expand(row, run, vehicle: vehicles[name(descriptor)])
      if out.rows[first...].allSatisfy({ $0.arrival <= 0 && $0.departure <= 0 }) { date(&descriptor, run) }
    }
  }

  /// Without a call that has a time no other day could be told of it.
  private mutating func date(_ descriptor: inout TripDescriptor, _ run: PlainRun) {
    if descriptor.startDate.isEmpty { descriptor.startDate = out.span(run.day.compact) }
  }

  /// The rows as they came.
  private mutating func copy(_ row: Int) {
    let first = Int(columns.trips.firstStop[row])
    for position in first..<(first + Int(columns.trips.stopCount[row])) where out.rows.count < Self.mostRows {
      out.rows.append(ExpandedRows.row(position, of: columns, trip: row))
    }
  }

  /// Of the whole run the timetable says nothing any more.
  private mutating func speak(of run: PlainRun, _ telling: SpokenCalls.Telling) {
    for call in run.way.indices { speak(of: run, call, telling) }
  }

  /// Of one call of it.
  mutating func speak(of run: PlainRun, _ call: Int, _ telling: SpokenCalls.Telling) {
    let place = call - run.way.lowerBound
    spoken.mark(place)
    guard telling != .row, let seconds = statics.seconds(run.timing.lowerBound + place) else { return }
    let root = Int(statics.root(statics.index.wayStops[call]))
    let key = SpokenCalls.key(
      trip: run.name, station: statics.stopHashes[root], time: run.twin + seconds)
    spoken.silence(key, station: statics.stopKeys[root], telling)
  }

  /// Which run the feed means.
  private func wanted(_ row: Int, _ descriptor: TripDescriptor, _ trip: Int) -> StaticCalls.Wanted {
    let start = columns.slice(descriptor.startTime).withUnsafeBufferPointer { $0.time }
    var wanted = StaticCalls.Wanted(
      date: Day(compact: columns.text(descriptor.startDate)), start: start,
      asOf: Instant(seconds: min(columns.header.timestamp, Int64(UInt32.max))))
    guard start == nil, !statics.index.frequencies(of: trip).isEmpty, let way = statics.index.way(of: trip),
      let timing = statics.index.timing(of: trip)
    else { return wanted }
    let first = Int(columns.trips.firstStop[row])
    for position in first..<(first + Int(columns.trips.stopCount[row])) {
      let time = RowTime.departure(
        arrival: columns.stopTimes.arrival[position], departure: columns.stopTimes.departure[position])
      guard Self.isClockTime(time),
        let call = statics.call(
          of: position, at: statics.stop(of: columns.stopTimes.stop[position], in: columns), in: columns, way),
        let offset = statics.seconds(timing.lowerBound + call - way.lowerBound)
      else { continue }
      wanted.firstTime = (offset, time)
      break
    }
    return wanted
  }

  /// Whether boards can show it.
  static func isClockTime(_ seconds: Int64) -> Bool { seconds > 0 && seconds < Int64(UInt32.max) }

  private func name(_ descriptor: TripDescriptor) -> UInt64 {
    FNV.folded(columns.slice(descriptor.tripID)) ^ TextKey.mixed(FNV.folded(columns.slice(descriptor.startTime)))
  }
}

extension TripDescriptor {
  static let replacement: UInt8 = 5
  /// Those that are about no trip of the timetable: added, duplicated and new ones stand beside it.
  static let besides: Set<UInt8> = [1, 6, 8]
}
