import Feeds
import Files
import Kernel

/// The file that `--agencies` names: a JSON list, an object an agency (Documentation/Agencies.md). Each fault ends the reading:
/// who starts a server looks at it now, and not when a bus is missing.
enum AgenciesFile {
  /// More would not idle in what a small machine has.
  static let most = 16
  static let fields = [
    "id", "name", "timetable", "tripUpdates", "vehiclePositions", "alerts", "headers", "zone", "language", "grouping",
    "interval", "first",
  ]

  static func read(_ path: String) throws(AgenciesError) -> [AgencyEntry] {
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(path, limit: 256 << 10) } catch { throw .unreadable(error.sentence) }
    guard let json = try? JSON.parse(bytes) else { throw .notJSON(path) }
    guard let list = json.array else { throw .notAList(path) }
    guard list.count <= most else { throw .tooMany(path) }
    var entries: [AgencyEntry] = []
    for (place, json) in list.enumerated() {
      guard case .object(let members) = json else { throw .notAList(path) }
      var reader = AgencyReader(json, AgenciesError.Place(file: path, number: place + 1))
      if let member = members.first(where: { !fields.contains($0.name) }) {
        throw .unknownField(reader.place, member.name)
      }
      entries.append(try reader.entry(besides: entries))
    }
    return entries
  }
}

/// Reads one agency of the file.
private struct AgencyReader {
  private let json: JSON
  private(set) var place: AgenciesError.Place

  init(_ json: JSON, _ place: AgenciesError.Place) {
    (self.json, self.place) = (json, place)
  }

  mutating func entry(besides others: [AgencyEntry]) throws(AgenciesError) -> AgencyEntry {
    let slug = try slug()
    place.slug = slug
    if others.contains(where: { $0.slug == slug }) { throw wrong("id", "be one that no other agency has") }
    guard let timetable = try text("timetable", longest: 2000) else {
      throw wrong("timetable", "name a GTFS zip, a file or an address")
    }
    var entry = AgencyEntry(
      slug: slug,
      timetable: SecretAddress.isAddress(timetable) ? .url(SecretAddress(timetable)) : .file(near(timetable))
    )
    entry.name = try text("name", longest: 100)
    entry.tripUpdates = try address("tripUpdates")
    entry.vehiclePositions = try address("vehiclePositions")
    entry.alerts = try address("alerts")
    if entry.vehiclePositions != nil, entry.tripUpdates == nil {
      throw wrong("vehiclePositions", "stand beside tripUpdates: alone it says of no train when it comes")
    }
    entry.headers.revealed = try headers()
    entry.zone = try zone()
    entry.language = try language() ?? entry.language
    if let path = try text("grouping", longest: 1000) { entry.groups = try groups(near(path)) }
    if let member = json["first"] {
      guard case .bool(let isFirst) = member else { throw wrong("first", "be true or false") }
      if isFirst, others.contains(where: \.isFirst) { throw wrong("first", "be true of one agency alone") }
      entry.isFirst = isFirst
    }
    if let member = json["interval"] {
      guard let seconds = member.integer, (5...3600).contains(seconds) else {
        throw wrong("interval", "be a whole number of seconds from 5 to 3600")
      }
      entry.interval = seconds
    }
    return entry
  }

  private func wrong(_ field: String, _ demand: String) -> AgenciesError { .field(place, field, must: demand) }

  /// Files are named from where this one lies.
  private func near(_ path: String) -> String {
    let folder = Folder.of(place.file)
    return path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }

  private func slug() throws(AgenciesError) -> String {
    let isSlug = { (text: String) in
      (1...16).contains(text.utf8.count) && text.utf8.allSatisfy(\.isOfSlug) && text.utf8.first != UInt8(ascii: "-")
        && text.utf8.last != UInt8(ascii: "-")
    }
    guard let text = json["id"]?.string, isSlug(text) else {
      throw wrong("id", "be 1 to 16 of a to z, 0 to 9 and -, with - neither first nor last")
    }
    return text
  }

  private func text(_ field: String, longest: Int) throws(AgenciesError) -> String? {
    guard let member = json[field] else { return nil }
    guard let text = member.string, !text.isEmpty, text.utf8.count <= longest, text.utf8.allSatisfy({ $0 >= 0x20 })
    else { throw wrong(field, "be a text of at most \(longest) bytes") }
    return text
  }

  private func address(_ field: String) throws(AgenciesError) -> SecretAddress? {
    guard let text = try text(field, longest: 2000) else { return nil }
    guard SecretAddress.isAddress(text), text.utf8.count > 10, !text.contains(" ") else {
      throw wrong(field, "be an address that begins with http:// or https://")
    }
    return SecretAddress(text)
  }

  private func headers() throws(AgenciesError) -> [RealtimeFeed.Header] {
    guard let member = json["headers"] else { return [] }
    guard case .object(let members) = member, members.count <= 10 else {
      throw wrong("headers", "be at most 10 names with a text each")
    }
    var headers: [RealtimeFeed.Header] = []
    for member in members {
      guard (1...100).contains(member.name.utf8.count), member.name.utf8.allSatisfy(\.isOfToken),
        let value = member.value.string, value.utf8.count <= 4000,
        value.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else { throw wrong("headers", "be at most 10 names with a text each, in letters that HTTP allows") }
      headers.append(.init(member.name, value))
    }
    return headers
  }

  private func zone() throws(AgenciesError) -> String? {
    guard let name = try text("zone", longest: 64) else { return nil }
    guard Zone.system(named: name) != nil else {
      throw wrong("zone", "be a zone that this machine knows, such as America/Los_Angeles")
    }
    return name
  }

  private func language() throws(AgenciesError) -> String? {
    guard let tag = try text("language", longest: 35) else { return nil }
    guard tag.utf8.allSatisfy({ $0.isOfTag }) else {
      throw wrong("language", "be a language's tag, such as en or fr-CA")
    }
    return tag
  }

  private func groups(_ path: String) throws(AgenciesError) -> StationGroups {
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(path, limit: 4 << 20) } catch { throw .unreadable(error.sentence) }
    guard let groups = StationGroups(csv: bytes) else {
      throw wrong("grouping", "name a CSV file that begins with stop_id,group_name")
    }
    return groups
  }
}

extension UInt8 {
  fileprivate var isLower: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isOfSlug: Bool { isLower || isDigit || self == UInt8(ascii: "-") }
  fileprivate var isOfTag: Bool { isOfSlug || isUpper }
  /// RFC 9110, 5.6.2.
  fileprivate var isOfToken: Bool { isOfTag || "!#$%&'*+.^_`|~".utf8.contains(self) }
}
