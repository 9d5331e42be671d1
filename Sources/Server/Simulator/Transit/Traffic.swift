import Departures
import Kernel

/// Which trains a feed speaks of at a moment.
package struct Traffic: Sendable {
  package var plan: Plan
  package var seed: UInt64
  /// The worst delay of a line, seconds.
  package var delay: Double
  /// Whether trains run at all.
  package var runs: Bool

  package init(plan: Plan, seed: UInt64, delay: Double = 150, runs: Bool = true) {
    self.plan = plan
    self.seed = seed
    self.delay = delay
    self.runs = runs
  }

  /// By line, direction and origin time, as the agency sorts them.
  package func courses(of feed: TransitFeed, at now: Int64) -> [Course] {
    guard runs else { return [] }
    let zone = plan.network.zone
    let today = zone.local(Instant(seconds: now)).day
    var courses: [Course] = []
    for run in plan.runs where feed.lines.contains(run.line) {
      for day in [today.adding(days: -1), today, today.adding(days: 1)] {
        let midnight = zone.serviceMidnight(of: day).seconds
        let departures = run.departures(Headways.Service(weekday: day.weekday))
        let earliest = now - midnight - Int64(run.duration) - Int64(delay) - 120
        let latest = now - midnight + feed.lookAhead
        for origin in departures[first(in: departures, from: earliest)...] {
          guard Int64(origin) <= latest else { break }
          let course = Course(
            run: run, day: day, origin: Int(origin), midnight: midnight, seed: seed, delay: delay)
          if isAnnounced(course, at: now) { courses.append(course) }
        }
      }
    }
    return courses
  }

  /// A trip stays for half a minute after its end; one that never got a train, for four after it should have left.
  private func isAnnounced(_ course: Course, at now: Int64) -> Bool {
    course.assignedAt == nil ? now < course.scheduled + 240 : now < course.arrival + 30
  }

  private func first(in departures: [Int32], from earliest: Int64) -> Int {
    var low = 0
    var high = departures.count
    while low < high {
      let middle = (low + high) / 2
      if Int64(departures[middle]) < earliest { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
