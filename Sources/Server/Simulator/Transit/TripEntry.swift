import Departures
import Kernel
import Wire

/// What one feed writes about one train: its trip update and its vehicle.
struct TripEntry {
  var course: Course
  var feed: TransitFeed
  var header: Int64
  var zone: Zone
  /// A train the agency forgot to take out: all of its times are past and it is "assigned" still.
  var isGhost = false

  private var isAssigned: Bool { isGhost || course.isAssigned(at: header) }
  private var next: Int { isGhost ? max(0, course.departures.count - 3) : course.next(at: header) }

  var hasVehicle: Bool { next < course.departures.count && (isAssigned || feed.style == .lettered) }

  /// Writes its `TripDescriptor`.
  func trip(_ trip: inout ProtobufWriter) {
    let run = course.run
    let id = TripID.realtime(origin: course.origin, run: run, style: feed.style, noise: course.noise.of(9))
    trip.string(1, id)
    if feed.style == .lettered { trip.string(2, TripEntry.clock(course.origin)) }
    trip.string(3, TripEntry.date(course.day))
    if feed.style == .canarsie { trip.varint(4, 0) }
    trip.string(5, run.line)
    trip.message(1001) { nyct in
      nyct.string(1, trainID)
      if isAssigned { nyct.bool(2, true) }
      // NB: NORTH is the default of the agency's proto2 enum; all feeds but the L's leave it out.
      if run.direction == .south { nyct.varint(3, 3) } else if feed.style == .canarsie { nyct.varint(3, 1) }
    }
  }

  /// Writes its `TripUpdate`: the stops still to come, and for some trains the one just left.
  func tripUpdate(_ update: inout ProtobufWriter) {
    update.message(1, trip)
    var first = next
    // The stop just left stays for some trains: one to four in a hundred of a feed's times are past.
    if first > 0 && isAssigned && !course.noise.of(10).oneIn(3) { first -= 1 }
    let last = course.departures.count - 1
    guard next <= last else { return }
    for index in first...last {
      update.message(2) { write(stop: index, isLast: index == last, to: &$0) }
      if let point = TimingPoint.after(index, of: course.run) {
        let time = course.foretold(index, at: header) + 30
        update.message(2) { stop in
          stop.message(2) { $0.integer(2, time) }
          stop.message(3) { $0.integer(2, time) }
          stop.string(4, point)
        }
      }
    }
  }

  private func write(stop index: Int, isLast: Bool, to stop: inout ProtobufWriter) {
    let leaves = isGhost ? course.departures[index] : course.foretold(index, at: header)
    let canarsie = feed.style == .canarsie
    let delay = leaves - course.scheduled - Int64(course.run.offsets[index])
    if canarsie { stop.varint(1, UInt64(index + 1)) }
    if index > 0 {
      stop.message(2) { event in
        if canarsie { event.integer(1, delay) }
        event.integer(2, leaves - (isLast ? 0 : course.dwell(index)))
      }
    }
    if !isLast {
      stop.message(3) { event in
        if canarsie { event.integer(1, delay) }
        event.integer(2, leaves)
      }
    }
    stop.string(4, course.run.platforms[index])
    if canarsie { stop.varint(5, 0) }
    if feed.style == .lettered { stop.varint(7, 7) }
    let planned = track(index)
    stop.message(1001) { nyct in
      nyct.string(1, planned)
      if isAssigned {
        let switched = feed.style == .numbered && course.noise.of(11).of(index).oneIn(30)
        nyct.string(2, switched ? (course.run.direction == .north ? "M" : "2") : planned)
      }
    }
  }

  /// Writes its `VehiclePosition`.
  func vehicle(_ vehicle: inout ProtobufWriter) {
    vehicle.message(1, trip)
    let index = min(next, course.departures.count - 1)
    let leaves = course.departures[index]
    vehicle.varint(3, UInt64(index + 1))
    if leaves - header <= max(20, course.dwell(index)) && isAssigned {
      vehicle.varint(4, 1)
    } else if leaves - header <= 45 && isAssigned {
      vehicle.varint(4, 0)
    }
    let heard = isGhost ? leaves : isAssigned ? course.heard(at: header) : course.scheduled
    vehicle.varint(5, UInt64(heard))
    vehicle.string(7, course.run.platforms[index])
  }

  /// Local trains keep to the outer tracks of the numbered lines; elsewhere the letter tells the line and nothing else.
  private func track(_ index: Int) -> String {
    let north = course.run.direction == .north
    if feed.style == .numbered {
      let express = ["2", "3", "4", "5", "5X", "6X", "7X"].contains(course.run.line)
      return north ? (express ? "3" : "4") : (express ? "2" : "1")
    }
    if feed.style == .canarsie { return north ? "2" : "1" }
    return String(course.run.platforms[index].prefix(1)) + (north ? "2" : "1")
  }

  /// "01 1419+ SFT/242": line, origin time with a plus for the half minute, from/to.
  private var trainID: String {
    let clock = TripEntry.clock(course.origin)
    let time = String(clock.prefix(2) + clock.dropFirst(3).prefix(2))
    let half = course.origin % 60 == 30 ? "+" : ""
    let ends = course.run.platforms
    return "0" + course.run.line + " " + time + half + " " + ends[0].prefix(3) + "/" + ends[ends.count - 1].prefix(3)
  }

  private static func clock(_ seconds: Int) -> String {
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    return [hours, rest / 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func date(_ day: Day) -> String {
    let (year, month, day) = day.civil
    return "\(year)" + (month < 10 ? "0" : "") + "\(month)" + (day < 10 ? "0" : "") + "\(day)"
  }
}
