import Testing

/// A protocol buffer message taken apart by the book (protobuf.dev, "Encoding"), by none of the program's own code: what goes
/// out is read here as a stranger reads it.
struct PlainMessage {
  private var numbers: [Int: [UInt64]] = [:]
  private var texts: [Int: [[UInt8]]] = [:]

  init(_ bytes: [UInt8]) throws {
    var place = 0
    func varint() throws -> UInt64 {
      var value: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 70, by: 7) {
        try #require(place < bytes.count)
        let byte = bytes[place]
        place += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      throw Torn()
    }
    while place < bytes.count {
      let key = try varint()
      let field = Int(key >> 3)
      switch key & 7 {
      case 0: numbers[field, default: []].append(try varint())
      case 2:
        let length = Int(try varint())
        try #require(place + length <= bytes.count)
        texts[field, default: []].append(Array(bytes[place..<place + length]))
        place += length
      default: throw Torn()
      }
    }
  }

  struct Torn: Error {}

  func number(_ field: Int) -> Int64? { numbers[field]?.last.map { Int64(bitPattern: $0) } }
  func messages(_ field: Int) throws -> [PlainMessage] { try (texts[field] ?? []).map { try PlainMessage($0) } }
  func message(_ field: Int) throws -> PlainMessage? { try texts[field]?.last.map { try PlainMessage($0) } }

  /// Nil also for what is not UTF-8.
  func text(_ field: Int) -> String? { texts[field]?.last.flatMap { String(validating: $0, as: UTF8.self) } }
}

/// A feed as a consumer has it, with the field numbers of gtfs-realtime.proto.
struct PlainFeed {
  struct Trip: Equatable {
    var id: String?
    var startTime: String?
    var startDate: String?
    var relationship: Int64?
    var route: String?
    var direction: Int64?

    init(_ message: PlainMessage) {
      id = message.text(1)
      startTime = message.text(2)
      startDate = message.text(3)
      relationship = message.number(4)
      route = message.text(5)
      direction = message.number(6)
    }

    var isAdded: Bool { relationship == 1 }
    var isScheduled: Bool { relationship == 0 }
    var key: String { "\(id ?? "?") of \(startDate ?? "?")" }
  }

  struct Call {
    var sequence: Int64?
    var arrival: Int64?
    var departure: Int64?
    var hasEmptyEvent: Bool
    var stop: String?
    var relationship: Int64?

    init(_ message: PlainMessage) throws {
      sequence = message.number(1)
      let events = try [message.message(2), message.message(3)]
      arrival = events[0]?.number(2)
      departure = events[1]?.number(2)
      hasEmptyEvent = events.contains { $0.map { $0.number(1) == nil && $0.number(2) == nil } ?? false }
      stop = message.text(4)
      relationship = message.number(5)
    }
  }

  struct Update {
    var trip: Trip
    var calls: [Call]
    var vehicle: String?
    var timestamp: Int64?
  }

  struct Vehicle {
    var trip: Trip
    var hasPosition: Bool
    var sequence: Int64?
    var status: Int64?
    var timestamp: Int64?
    var stop: String?
    var id: String?
  }

  struct Alert {
    var id: String
    var periods: [(start: Int64?, end: Int64?)]
    var informed: [(agency: String?, route: String?, hasTrip: Bool, stop: String?)]
    var cause: Int64?
    var effect: Int64?
    var header: [(text: String?, language: String?)]
    var description: [(text: String?, language: String?)]
  }

  var version: String?
  var incrementality: Int64?
  var timestamp: Int64?
  var ids: [String] = []
  var hasDeletions = false
  var updates: [Update] = []
  var vehicles: [Vehicle] = []
  var alerts: [Alert] = []

  init(_ bytes: [UInt8]) throws {
    let feed = try PlainMessage(bytes)
    let header = try #require(try feed.message(1))
    version = header.text(1)
    incrementality = header.number(2)
    timestamp = header.number(3)
    for entity in try feed.messages(2) {
      let id = try #require(entity.text(1))
      ids.append(id)
      if entity.number(2) != nil { hasDeletions = true }
      if let update = try entity.message(3) { updates.append(try Self.update(update)) }
      if let vehicle = try entity.message(4) { vehicles.append(try Self.vehicle(vehicle)) }
      if let alert = try entity.message(5) { alerts.append(try Self.alert(alert, id)) }
    }
  }

  private static func update(_ message: PlainMessage) throws -> Update {
    Update(
      trip: Trip(try #require(try message.message(1))), calls: try message.messages(2).map { try Call($0) },
      vehicle: try message.message(3)?.text(1), timestamp: message.number(4))
  }

  private static func vehicle(_ message: PlainMessage) throws -> Vehicle {
    Vehicle(
      trip: Trip(try #require(try message.message(1))), hasPosition: try message.message(2) != nil,
      sequence: message.number(3), status: message.number(4), timestamp: message.number(5), stop: message.text(7),
      id: try message.message(8)?.text(1))
  }

  private static func alert(_ message: PlainMessage, _ id: String) throws -> Alert {
    func texts(_ field: Int) throws -> [(text: String?, language: String?)] {
      try message.message(field)?.messages(1).map { ($0.text(1), $0.text(2)) } ?? []
    }
    return Alert(
      id: id, periods: try message.messages(1).map { ($0.number(1), $0.number(2)) },
      informed: try message.messages(5).map { ($0.text(1), $0.text(2), try $0.message(4) != nil, $0.text(5)) },
      cause: message.number(6), effect: message.number(7), header: try texts(10), description: try texts(11))
  }
}
