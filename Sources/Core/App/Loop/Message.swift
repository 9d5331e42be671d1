import Departures
import Kernel
import Races

/// What the host says happened; Documentation/Loop.md lists the forms.
struct Message {
  /// What happened, with all that the host sent along.
  enum Kind {
    /// Asked before a start, which may be long: what it will lead to.
    case needs(Parts)
    case start(Start)
    case event(action: String, value: String)
    case tick
    case path(String)
    case stored([StoredRecord], last: Int64, writers: [String], isAnswer: Bool, isAmended: Bool = false)
    case older([StoredRecord], hasMore: Bool, known: String?)
    /// The database was opened once more.
    case journal(Opening)
    case storeFailed(reason: String, drafts: [String])
    case answer(request: String, status: Int, body: String, serverTime: Instant?)
    case stream(event: String, data: JSON)
    case streamState(isOpen: Bool)
    case location(Result<Location, LocationFailure>)
    case online(Bool)
    /// What was to go into the clipboard is there, or the browser would not.
    case copied(Bool)
    case storage(DeviceStorage)
    /// A later version is here, beside the one that runs.
    case update
    /// A part of the program has come; `isComplete` once those are here that read and write the journal.
    case part(isComplete: Bool)
    /// A part that is no program: a language's texts.
    case text(part: String, String)
    /// Another page, or a notification, has kept that by name.
    case kept(name: String, String)
    /// The window came to have room for two panes, or no longer has.
    case wide(Bool)
    /// Of this device's account, by the words of Documentation/Loop.md.
    case account(AccountEvent)
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
  /// Milliseconds since the server drew it; nil where that page came out of a cache.
  var age: Int64?
  /// "https://…" of the site.
  var origin: String
  /// Where the bank of exercises can be fetched; nil where none was built.
  var exercises: String?
  var opening: Opening
  var kept: [JSON.Member]
  /// The page's.
  var language: LanguageTag
  var device: Device
  var isOnline: Bool
  var isComplete: Bool
}

/// What the store holds of the journal.
struct Opening {
  var records: [StoredRecord]
  /// The highest number in the store; 0 where it is empty.
  var last: Int64
  var snapshot: String?
  /// There are records that stand before these.
  var hasMore: Bool
  var device: String
  /// Born with this start: who makes operations here.
  var writer: String
  /// Those of earlier starts, and of other tabs.
  var writers: [String] = []
  /// What was known when compactions dropped some of it.
  var known = ""

  /// The store holds nothing of the journal.
  var isEmpty: Bool { last == 0 && records.isEmpty && !hasMore }
}

/// The state that the server drew the page from.
struct Served {
  var now: Instant
  /// As they came: what reads them is not part of every page.
  var boards: [JSON]
  var races: JSON?
  var alerts: JSON?
  var trip: JSON?
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
    case "needs":
      let language = LanguageTag(tag: text("language") ?? "en")
      self = .needs(
        Parts(
          path: text("path") ?? "/", last: json["last"]?.integer ?? 0, kept: texts("kept"),
          isAgain: json["again"]?.bool ?? false
        ).union(.words(language)).spoken(in: language))
    case "start": self = .start(Start(json: json))
    case "event":
      guard let action = text("action") else { return nil }
      self = .event(action: action, value: text("value") ?? "")
    case "tick": self = .tick
    case "path":
      guard let path = text("path") else { return nil }
      self = .path(path)
    case "stored":
      self = .stored(
        StoredRecord.all(json), last: json["last"]?.integer ?? 0, writers: texts("writers"),
        isAnswer: json["answer"]?.bool ?? false, isAmended: json["amended"]?.bool ?? false)
    case "older": self = .older(StoredRecord.all(json), hasMore: json["more"]?.bool ?? false, known: text("known"))
    case "journal": self = .journal(Opening(json: json))
    case "storeFailed": self = .storeFailed(reason: text("reason") ?? "", drafts: texts("drafts"))
    case "answer":
      guard let request = text("request") else { return nil }
      self = .answer(
        request: request, status: Int(json["status"]?.integer ?? 0), body: text("body") ?? "",
        serverTime: json["serverTime"]?.integer.map { Instant(milliseconds: $0) })
    case "stream":
      guard let event = text("event"), let data = json["data"] else { return nil }
      self = .stream(event: event, data: data)
    case "streamState": self = .streamState(isOpen: json["open"]?.bool ?? false)
    case "location": self = .location(Self.location(json))
    case "storage":
      self = .storage(
        DeviceStorage(
          isPersisted: json["persisted"]?.bool, usage: json["usage"]?.integer, quota: json["quota"]?.integer))
    case "update": self = .update
    case "copied": self = .copied(json["done"]?.bool ?? false)
    case "part": self = .part(isComplete: Parts(json: json["parts"]).isSuperset(of: .common))
    case "text": self = .text(part: text("part") ?? "", text("text") ?? "")
    case "kept": self = .kept(name: text("name") ?? "", text("text") ?? "")
    case "wide": self = .wide(json["wide"]?.bool ?? false)
    case "account":
      guard let event = text("event") else { return nil }
      self = .account(AccountEvent(name: event, json: json))
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
    age = json["age"]?.integer
    exercises = json["exercises"]?.string
    origin = json["origin"]?.string ?? ""
    opening = Opening(json: json)
    if case .some(.object(let members)) = json["kept"] { kept = members } else { kept = [] }
    language = LanguageTag(tag: json["language"]?.string ?? "en")
    device = Device(
      zone: json["zone"].flatMap { Zone(json: $0) } ?? .utc,
      language: json["deviceLanguages"]?.string.map { LanguageTag(tags: $0) } ?? language,
      hours: json["hour12"]?.bool == true ? .twelve : .twentyFour,
      customs: json["deviceLanguages"]?.string.map { Customs(tags: $0) } ?? Customs(),
      isStill: json["reducedMotion"]?.bool ?? false, isWide: json["wide"]?.bool ?? false)
    isOnline = json["online"]?.bool ?? true
    isComplete = Parts(json: json["parts"]).isSuperset(of: .common)
  }
}

extension Opening {
  init(json: JSON) {
    records = StoredRecord.all(json)
    last = json["last"]?.integer ?? 0
    snapshot = json["snapshot"]?.string
    hasMore = json["more"]?.bool ?? false
    device = json["device"]?.string ?? "device"
    writer = json["writer"]?.string ?? device
    writers = (json["writers"]?.array ?? []).compactMap { $0.string }
    known = json["known"]?.string ?? ""
  }
}

extension StoredRecord {
  /// `operations`, the texts, and `keys`, the number each stands under.
  static func all(_ json: JSON) -> [StoredRecord] {
    let keys = json["keys"]?.array ?? []
    var records: [StoredRecord] = []
    for (index, text) in (json["operations"]?.array ?? []).enumerated() {
      guard let text = text.string else { continue }
      records.append(StoredRecord(key: index < keys.count ? keys[index].integer ?? 0 : 0, text: text))
    }
    return records
  }
}

extension Served {
  init?(json: JSON) {
    guard let now = json["now"]?.integer else { return nil }
    self.now = Instant(milliseconds: now)
    boards = json["boards"]?.array ?? []
    races = json["races"].flatMap { $0 == .null ? nil : $0 }
    alerts = json["alerts"].flatMap { $0 == .null ? nil : $0 }
    trip = json["trip"].flatMap { $0 == .null ? nil : $0 }
  }
}
