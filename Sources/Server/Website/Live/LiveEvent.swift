import Departures
import Hummingbird
import Kernel
import Races

/// What is live on the stream, as the bytes of a server-sent event (HTML Standard, section 9.2), made once and shared.
struct LiveEvent {
  /// What the event tells.
  enum Content: Equatable {
    case board(Board)
    case races(RaceBoard)
    case alerts(AlertBoard)
    case trip(Trip)
  }

  var content: Content
  /// Grows with each change of anything.
  var number: UInt64
  var bytes: ByteBuffer
  /// When the bytes were made: their `minutes` and `seconds` are true for that second.
  var second: Int64
  /// Which look saw it (`LiveHub.Look`).
  var look: UInt64

  init(_ content: Content, number: UInt64, json: [UInt8], second: Int64, look: UInt64) {
    self.content = content
    self.number = number
    self.second = second
    self.look = look
    bytes = ByteBuffer()
    bytes.reserveCapacity(json.count + 64)
    bytes.writeString("event: \(content.name.rawValue)\ndata: ")
    bytes.writeBytes(json)
    bytes.writeString("\n\n")
  }

  /// Tells a browser to come back after 3 s when the stream breaks.
  static let opening = ByteBuffer(string: "retry: 3000\n\n")

  /// Before the last of what is sent together, and a part of it: whose stream breaks before that has the id of before, and
  /// misses nothing.
  static func id(_ id: String) -> ByteBuffer { ByteBuffer(string: "id: \(id)\n") }

  /// An account's log has grown: the number of its last row, nothing of what is in it.
  static func journal(_ last: Int64) -> ByteBuffer { ByteBuffer(string: "\(journalHead)data: \(last)\n\n") }

  private static let journalHead = "event: \(LiveEventName.journal.rawValue)\n"

  static func isJournal(_ event: ByteBuffer) -> Bool { event.readableBytesView.starts(with: journalHead.utf8) }

  /// The server's time.
  static func clock(_ now: Instant, zone: Zone) -> ByteBuffer {
    var json = JSONWriter(capacity: 96)
    json.beginObject()
    json.name("now")
    json.integer(now.milliseconds)
    json.name("time")
    json.string(now.iso8601(in: zone))
    json.endObject()
    var bytes = ByteBuffer(string: "event: \(LiveEventName.clock.rawValue)\ndata: ")
    bytes.writeBytes(json.bytes)
    bytes.writeString("\n\n")
    return bytes
  }
}

extension LiveEvent.Content {
  fileprivate var name: LiveEventName {
    switch self {
    case .board: .board
    case .races: .races
    case .alerts: .alerts
    case .trip: .trip
    }
  }

  /// The event's data, as the API gives the same.
  func json(_ index: ServedNetwork, _ now: Instant) -> [UInt8] {
    var json = JSONWriter(capacity: 4096)
    switch self {
    case .board(let board): board.write(into: &json, network: index.network, now: now)
    case .races(let board): board.write(into: &json, now: now)
    case .alerts(let board): board.write(into: &json, network: index.network, now: now)
    case .trip(let trip): trip.write(into: &json, network: index.network, now: now)
    }
    return json.bytes
  }
}
