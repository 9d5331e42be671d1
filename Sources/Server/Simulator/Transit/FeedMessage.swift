import Departures
import Kernel
import Wire

/// A feed's bytes: GTFS-Realtime with New York's extension (field 1001 of header, trip and stop time), with the habits
/// and the faults that its real recordings show.
package struct FeedMessage {
  private var writer = ProtobufWriter()
  private let feed: TransitFeed
  private let header: Int64
  private let zone: Zone
  private var entities = 0

  /// - Parameter header: the header's time, and the moment that all else is told of; seconds since 1970.
  package static func bytes(feed: TransitFeed, traffic: Traffic, header: Int64) -> [UInt8] {
    var message = FeedMessage(feed: feed, header: header, zone: traffic.plan.network.zone)
    message.writeHeader()
    let courses = traffic.courses(of: feed, at: header)
    for (index, course) in courses.enumerated() {
      message.write(course)
      // One trip in a hundred and fifty or so stands in the feed twice.
      if index % 160 == 80 { message.write(course) }
    }
    if let run = traffic.plan.runs.first(where: { feed.lines.contains($0.line) }), traffic.runs {
      message.writeGhost(of: run)
    }
    if feed.style == .numbered { message.writeDelays(courses) }
    return message.writer.bytes
  }

  private init(feed: TransitFeed, header: Int64, zone: Zone) {
    self.feed = feed
    self.header = header
    self.zone = zone
  }

  private mutating func writeHeader() {
    let (lines, time, style) = (feed.lines, UInt64(header), feed.style)
    writer.message(1) { header in
      header.string(1, "1.0")
      if style == .canarsie { header.varint(2, 0) }
      header.varint(3, time)
      header.message(1001) { nyct in
        nyct.string(1, "1.0")
        for line in lines {
          nyct.message(2) { replacement in
            replacement.string(1, line)
            replacement.message(2) { $0.varint(2, time + (style == .numbered ? 0 : 3600)) }
          }
        }
      }
    }
  }

  private mutating func write(_ course: Course) {
    let entry = TripEntry(course: course, feed: feed, header: header, zone: zone)
    writeEntity { $0.message(3, entry.tripUpdate) }
    if entry.hasVehicle { writeEntity { $0.message(4, entry.vehicle) } }
  }

  /// A train that left the rails of the data half a day ago: its trip says "assigned" still.
  private mutating func writeGhost(of run: Plan.Run) {
    // Gone up to the eleventh hour, so 11 to 14 h old.
    let moment = header - 11 * 3600
    let gone = moment - moment % 10_800
    let local = zone.local(Instant(seconds: gone - Int64(run.duration)))
    let origin = local.second / 30 * 30
    var ghost = Course(
      run: run, day: local.day, origin: origin, midnight: zone.serviceMidnight(of: local.day).seconds, seed: 0, delay: 0
    )
    ghost.assignedAt = ghost.scheduled
    var entry = TripEntry(course: ghost, feed: feed, header: header, zone: zone)
    entry.isGhost = true
    let written = entry
    writeEntity { $0.message(3, written.tripUpdate) }
    writeEntity { $0.message(4, written.vehicle) }
  }

  /// The numbered feed ends with one alert that names the late trips.
  private mutating func writeDelays(_ courses: [Course]) {
    let late = courses.filter { course in
      let next = course.next(at: header)
      return course.isAssigned(at: header) && next > 0 && next < course.departures.count
        && course.departures[next] - course.scheduled - Int64(course.run.offsets[next]) > 120
    }
    guard !late.isEmpty else { return }
    let entries = late.map { TripEntry(course: $0, feed: feed, header: header, zone: zone) }
    writeEntity { entity in
      entity.message(5) { alert in
        for entry in entries { alert.message(5) { $0.message(4, entry.trip) } }
        alert.message(10) { $0.message(1) { $0.string(1, "Train delayed") } }
      }
    }
  }

  private mutating func writeEntity(_ body: (inout ProtobufWriter) -> Void) {
    entities += 1
    let digits = String(entities)
    let mark = feed.style == .lettered ? String(feed.lines[0]) : ""
    let id = String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits + mark
    writer.message(2) { entity in
      entity.string(1, id)
      body(&entity)
    }
  }
}
