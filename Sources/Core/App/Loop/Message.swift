import Departures
import Kernel

/// What the host says happened; Documentation/Loop.md lists the forms.
struct Message {
  enum Kind {
    case start(Start)
    case event(action: String, value: String)
    case tick
    case path(String)
    case stored([String])
    case conflict(draft: String)
    case storeFailed(reason: String)
    case answer(request: String, status: Int, body: String, serverTime: Instant?)
    case stream(event: String, data: String)
    case streamState(isOpen: Bool)
    case location(Result<Location, LocationFailure>)
    case online(Bool)
  }

  /// By the device's clock.
  var now: Instant
  var kind: Kind
}

/// All that is at hand when the page opens.
struct Start {
  var path: String
  /// What the server put into the page; `nil` where the page came from this device.
  var served: Served?
  var facts: [UInt8]
  var operations: [String]
  var kept: [JSON.Member]
  var device: String
  var language: Language
  var isOnline: Bool
}

/// The state that the server drew the page from.
struct Served {
  var now: Instant
  var language: Language
  var boards: [Board]
}

extension Message {
  init?(json: JSON) {
    guard let now = json["now"]?.number, let kind = json["kind"]?.string,
      let milliseconds = Int64(exactly: now.rounded(.down)), let kind = Kind(kind, json)
    else { return nil }
    self.init(now: Instant(milliseconds: milliseconds), kind: kind)
  }
}

extension Message.Kind {
  init?(_ name: String, _ json: JSON) {
    func text(_ name: String) -> String? { json[name]?.string }
    func texts(_ name: String) -> [String] { (json[name]?.array ?? []).compactMap { $0.string } }
    switch name {
    case "start": self = .start(Start(json: json))
    case "event":
      guard let action = text("action") else { return nil }
      self = .event(action: action, value: text("value") ?? "")
    case "tick": self = .tick
    case "path":
      guard let path = text("path") else { return nil }
      self = .path(path)
    case "stored": self = .stored(texts("operations"))
    case "conflict":
      guard let draft = text("draft") else { return nil }
      self = .conflict(draft: draft)
    case "storeFailed": self = .storeFailed(reason: text("reason") ?? "")
    case "answer":
      guard let request = text("request") else { return nil }
      self = .answer(
        request: request, status: Int(json["status"]?.integer ?? 0), body: text("body") ?? "",
        serverTime: json["serverTime"]?.integer.map { Instant(milliseconds: $0) })
    case "stream":
      guard let event = text("event"), let data = text("data") else { return nil }
      self = .stream(event: event, data: data)
    case "streamState": self = .streamState(isOpen: json["open"]?.bool ?? false)
    case "location": self = .location(Self.location(json))
    case "online": self = .online(json["online"]?.bool ?? true)
    default: return nil
    }
  }

  private static func location(_ json: JSON) -> Result<Location, LocationFailure> {
    guard let latitude = json["latitude"]?.number, let longitude = json["longitude"]?.number else {
      return .failure(json["failure"]?.string.flatMap(LocationFailure.init(rawValue:)) ?? .unavailable)
    }
    return .success(Location(latitude: latitude, longitude: longitude))
  }
}

extension Start {
  init(json: JSON) {
    path = json["path"]?.string ?? "/"
    served = json["state"].flatMap { Served(json: $0) }
    facts = Array((json["facts"]?.string ?? "").utf8)
    operations = (json["operations"]?.array ?? []).compactMap { $0.string }
    if case .some(.object(let members)) = json["kept"] { kept = members } else { kept = [] }
    device = json["device"]?.string ?? "device"
    language = Language(tag: json["language"]?.string ?? "en")
    isOnline = json["online"]?.bool ?? true
  }
}

extension Served {
  init?(json: JSON) {
    guard let now = json["now"]?.integer else { return nil }
    self.now = Instant(milliseconds: now)
    language = Language(tag: json["language"]?.string ?? "en")
    boards = (json["boards"]?.array ?? []).compactMap { Board(json: $0) }
  }
}
