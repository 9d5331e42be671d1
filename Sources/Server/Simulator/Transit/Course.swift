import Departures
package import Kernel

/// One train's way along its run on one day: when it really leaves each stop, and what is foretold of that at a moment.
package struct Course: Sendable {
  package var run: Plan.Run
  package var day: Day
  /// Seconds after the service day's midnight.
  package var origin: Int
  /// When the timetable lets it leave the first stop, seconds since 1970.
  package var scheduled: Int64
  /// When it leaves each stop (at the last: arrives), seconds since 1970, ascending.
  package var departures: [Int64]
  package var noise: Noise
  /// From when on a train is bound to the trip; nil for a trip that never gets one.
  package var assignedAt: Int64?

  /// - Parameter delay: the worst delay of a line in seconds; small ones are the common ones.
  package init(run: Plan.Run, day: Day, origin: Int, midnight: Int64, seed: UInt64, delay: Double) {
    self.run = run
    self.day = day
    self.origin = origin
    scheduled = midnight + Int64(origin)
    let lineNoise = Noise(seed: seed).of(run.number)
    let trip = lineNoise.of(day.number).of(origin)
    noise = trip
    assignedAt = trip.of(1).oneIn(150) ? nil : scheduled - 60 - Int64(trip.of(2).below(300))

    departures = []
    departures.reserveCapacity(run.offsets.count)
    let own = trip.of(3)
    for (index, offset) in run.offsets.enumerated() {
      let due = scheduled + Int64(offset)
      // A line's delay wanders over twenty minutes, so the trains behind each other share it and never change places;
      // a train's own is under a minute.
      let shared = lineNoise.of(0).smooth(Double(due) / 1200)
      var leaves = due + Int64(shared * shared * delay) + Int64(own.smooth(Double(index) / 5) * 45) - 10
      leaves = max(leaves, index == 0 ? due : departures[index - 1] + Int64(offset - run.offsets[index - 1]) * 7 / 10)
      departures.append(leaves)
    }
  }

  package var arrival: Int64 { departures[departures.count - 1] }

  /// Whether a train is bound to the trip by then.
  package func isAssigned(at now: Int64) -> Bool { assignedAt.map { $0 <= now } ?? false }

  /// The first stop it has not left yet; the number of stops when it has arrived.
  package func next(at now: Int64) -> Int { departures.firstIndex { $0 > now } ?? departures.count }

  /// What the agency says of its departure from a stop: exact when past, a little off and improving when ahead, the
  /// timetable's time while no train is bound to it.
  package func foretold(_ stop: Int, at now: Int64) -> Int64 {
    guard isAssigned(at: now) else { return scheduled + Int64(run.offsets[stop]) }
    let leaves = departures[stop]
    guard leaves > now else { return leaves }
    let bias = noise.of(4).smooth(Double(now) / 180) * 2 - 1
    return leaves + Int64(bias * min(45, Double(leaves - now) / 8))
  }

  /// How long it stands at a stop before leaving.
  package func dwell(_ stop: Int) -> Int64 { noise.of(5).of(stop).oneIn(4) ? 25 : 0 }

  /// When its vehicle was last heard of. Most answer within half a minute; a few fall silent for minutes.
  package func heard(at now: Int64) -> Int64 {
    let last = now - Int64(noise.of(6).of(Int(now / 15)).below(28))
    guard noise.of(7).oneIn(60) else { return last }
    let length = noise.of(8).oneIn(6) ? 780 : 120 + Int64(noise.of(8).below(200))
    let begins = scheduled + Int64(Double(run.duration) * 0.4)
    return (begins..<begins + length).contains(now) ? min(last, begins) : last
  }
}
