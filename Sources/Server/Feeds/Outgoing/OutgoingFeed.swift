import Departures
import Kernel
import Wire

/// GTFS-Realtime as it goes out (reference 2.0, https://gtfs.org/documentation/realtime/reference/): what the feeds say, in
/// the words of the static set, as one plain feed of its kind.
package enum OutgoingFeed: String, CaseIterable, Sendable {
  case tripUpdates = "trip-updates"
  case vehiclePositions = "vehicle-positions"
  case alerts

  /// FeedMessage: header = 1; FeedHeader: gtfs_realtime_version = 1, incrementality = 2 (0 is FULL_DATASET), timestamp = 3.
  ///
  /// The reference has the timestamp as the moment at which the content was generated. That is when it was written here, by
  /// our clock: what is older in it says so by itself (`TripUpdate.timestamp`), and nothing in it is newer (rule E012).
  static func begin(_ writer: inout ProtobufWriter, at moment: Instant) {
    writer.message(1) { header in
      header.string(1, "2.0")
      header.varint(2, 0)
      header.varint(3, UInt64(clamping: moment.seconds))
    }
  }
}

/// How one trip is named, in each feed in the same way.
struct TripNaming {
  let names: StaticNames
  /// The day as it is written, nearly always that of the trip before.
  private var day: (day: Day, text: ArraySlice<UInt8>)?

  init(_ names: StaticNames) { self.names = names }

  /// FeedEntity's id = 1: unique within the feed, and the same from one to the next.
  mutating func entity(_ trip: OutgoingTrip, of board: FeedBoard, _ writer: inout ProtobufWriter, end: String) {
    let id = id(trip, of: board)
    let date = text(trip.day)
    let text = writer.begin(1)
    writer.bytes.append(contentsOf: id)
    writer.bytes.append(UInt8(ascii: ":"))
    writer.bytes.append(contentsOf: date)
    writer.bytes.append(contentsOf: end.utf8)
    writer.end(text)
  }

  /// TripDescriptor: trip_id = 1, start_time = 2, start_date = 3, schedule_relationship = 4 (0 SCHEDULED, 1 ADDED,
  /// 3 CANCELED), route_id = 5.
  ///
  /// A trip that the set does not have, or not on that day or that way, is ADDED: the one value under which a trip_id need not
  /// be in the set (rule E003), and must not be (E016). Its start is told, since nobody can look it up; a static trip's is
  /// not, it would have to be the set's own (E023).
  mutating func descriptor(_ trip: OutgoingTrip, of board: FeedBoard, _ field: Int, _ writer: inout ProtobufWriter) {
    let id = id(trip, of: board)
    let message = writer.begin(field)
    defer { writer.end(message) }
    writer.string(1, utf8: id)
    if let joined = trip.joined {
      writer.string(3, utf8: text(trip.day))
      writer.varint(4, trip.isCanceled ? 3 : 0)
      writer.string(5, names.index.routes[Int(names.index.tripRoutes[joined])])
      return
    }
    let (day, time) = start(trip, of: board)
    if let time { writer.string(2, time) }
    writer.string(3, utf8: text(day))
    writer.varint(4, 1)
    let route = board.routes[Int(board.trips[trip.row].route)]
    if names.hasRoute(route) { writer.string(5, route) }
  }

  /// VehicleDescriptor: id = 1. New York names the train before it is bound to the trip, and by that name it is known to both
  /// feeds.
  func vehicle(_ trip: OutgoingTrip, of board: FeedBoard, _ field: Int, _ writer: inout ProtobufWriter) {
    guard trip.hasTrain else { return }
    let id = Self.mended(board.columns.slice(board.columns.trips.descriptor[trip.row].trainID))
    let message = writer.begin(field)
    writer.string(1, utf8: id)
    writer.end(message)
  }

  private func id(_ trip: OutgoingTrip, of board: FeedBoard) -> ArraySlice<UInt8> {
    if let joined = trip.joined { return names.index.idBytes(joined) }
    let id = Self.mended(board.columns.slice(board.columns.trips.descriptor[trip.row].tripID))
    return trip.number == 1 ? id : id + Array("_\(trip.number)".utf8)
  }

  private mutating func text(_ date: Day) -> ArraySlice<UInt8> {
    if let day, day.day == date { return day.text }
    let text = Array(date.compact.utf8)[...]
    day = (date, text)
    return text
  }

  /// When an added trip began: by the feed's own word, else by the origin in its id. Before midnight of its service day is
  /// late on the day before: GTFS has no time below zero.
  private func start(_ trip: OutgoingTrip, of board: FeedBoard) -> (Day, String?) {
    let descriptor = board.columns.trips.descriptor[trip.row]
    let given = board.columns.text(descriptor.startTime)
    if GTFSTime.isWell(given) { return (trip.day, given) }
    guard let name = TripName(board.columns.text(descriptor.tripID)), abs(name.seconds) < 86_400 * 3 else {
      return (trip.day, nil)
    }
    let early = name.seconds < 0 ? 1 : 0
    let seconds = name.seconds + early * 86_400
    return seconds < 0 ? (trip.day, nil) : (trip.day.adding(days: -early), GTFSTime.text(seconds))
  }

  /// As UTF-8, which a text on the wire must be.
  private static func mended(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.allSatisfy { $0 < 0x80 } ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)[...]
  }
}

/// Times of a service day as GTFS writes them: "25:15:35".
enum GTFSTime {
  static func text(_ seconds: Int) -> String {
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }

  /// H:MM:SS or HH:MM:SS (rule E020).
  static func isWell(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3, (1...2).contains(parts[0].count), parts[1].count == 2, parts[2].count == 2 else {
      return false
    }
    let isDigits = parts.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    return isDigits && parts[1].first ?? 0 < UInt8(ascii: "6") && parts[2].first ?? 0 < UInt8(ascii: "6")
  }
}
