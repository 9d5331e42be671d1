/// Runs of trips that frequencies.txt has run every so often: the set has one trip for them all, and each is named by when it
/// begins, as a feed tells them apart (GTFS-Realtime reference, TripDescriptor.start_time).
extension TimetableIndex {
  /// One run of a trip: by its own clock, its seconds after the service day began.
  struct HeadwayRun: Equatable {
    var trip: Int
    var begin: Int
  }

  /// What boards call it: its trip's id, "@", and its begin in seconds.
  func id(_ run: HeadwayRun) -> String { Self.idStart(tripID(run.trip)) + String(run.begin) }

  /// What the ids of all runs of a trip begin with.
  static func idStart(_ tripID: String) -> String { tripID + "@" }

  /// The run with that id; nil where it is none, or begins when none does.
  func headwayRun(named id: [UInt8]) -> HeadwayRun? {
    guard let mark = id.lastIndex(of: UInt8(ascii: "@")) else { return nil }
    let text = String(decoding: id[(mark + 1)...], as: UTF8.self)
    // One id a run: no sign, no zeros in front.
    guard let begin = Int(text), String(begin) == text,
      let row = frequencyTrips.firstIndex(where: { idBytes(Int($0)).elementsEqual(id[..<mark]) })
    else { return nil }
    let run = HeadwayRun(trip: Int(frequencyTrips[row]), begin: begin)
    return isScheduled(run) ? run : nil
  }

  /// The run that a call of `callTimes` is of, at that row of `places`; nil where its trip runs but once.
  func headwayRun(ofCall call: Int, at place: Int) -> HeadwayRun? {
    if frequencyTrips.isEmpty { return nil }
    let trip = Int(callTrips[call] >> 1)
    guard !frequencies(of: trip).isEmpty, let way = way(of: trip), let timing = timing(of: trip) else { return nil }
    let runs = zip(way, timing).compactMap { stop, offset -> HeadwayRun? in
      guard let (station, seconds, boards) = timedCall(stop, offset), boards, seconds <= callTimes[call],
        station == places[place]
      else { return nil }
      let run = HeadwayRun(trip: trip, begin: Int(callTimes[call] - seconds))
      return isScheduled(run) ? run : nil
    }
    // Where a trip calls twice, one run may come by as another does: each has one of the calls of that second.
    var before = 0
    while call - before > Int(callStarts[place]), callTimes[call - before - 1] == callTimes[call],
      callTrips[call - before - 1] == callTrips[call]
    {
      before += 1
    }
    return runs.indices.contains(before) ? runs[before] : runs.first
  }

  /// A call of a trip by its places in `wayStops` and `timingSeconds`: its station, the seconds since the trip's first time, and
  /// whether somebody may board; nil where it has no time.
  func timedCall(_ stop: Int, _ offset: Int) -> (station: String, seconds: UInt32, boards: Bool)? {
    let seconds = timingSeconds[offset]
    if seconds == Self.noTime { return nil }
    return (stopIDs[Int(stopRoots[Int(wayStops[stop])])], seconds >> 1, seconds & 1 == 1)
  }

  private func isScheduled(_ run: HeadwayRun) -> Bool {
    frequencies(of: run.trip).contains { row in
      let begin = Int(frequencyBegins[row])
      return begin <= run.begin && run.begin < Int(frequencyEnds[row])
        && (run.begin - begin) % Int(frequencyHeadways[row] >> 1) == 0
    }
  }
}
