import Departures
import Kernel

/// One row of New York's list of elevators and escalators that are, or will be, out of service (`nyct_ene.json`, an array of
/// objects of texts).
struct Outage: Equatable, Sendable {
  /// "EL227".
  var number: String
  var kind: Alert.Equipment
  /// As the agency calls it: "34 St-Herald Sq".
  var station: String
  /// Labels of lines: "B/D/F/M/N/Q/R/W".
  var lines: [String]
  /// From where to where it takes people: "34 St & Broadway (NE corner) to mezzanine".
  var serving: String
  var reason: String
  /// Nil where the agency sets none, or none that can be read.
  var start: Instant?
  /// When the agency expects it back.
  var expectedBack: Instant?

  /// A list as it was read.
  struct List: Equatable, Sendable {
    var outages: [Outage] = []
    /// Rows that can't be read.
    var malformed = 0
  }

  /// No list is longer: all of New York's equipment is some 700.
  static let most = 5_000

  /// Times are the agency's local ones, "09/30/2024 12:05:00 PM". Throws for what is no list.
  static func list(_ bytes: [UInt8], in zone: Zone) throws(UpstreamError) -> List {
    var list = List()
    for row in try EquipmentRows.read(bytes) {
      guard list.outages.count < most, let outage = Outage(row, in: zone) else {
        list.malformed += 1
        continue
      }
      list.outages.append(outage)
    }
    return list
  }

  private init?(_ row: JSON, in zone: Zone) {
    let number = EquipmentRows.text(row, "equipment")
    guard !number.isEmpty, let kind = EquipmentRows.kind(row) else { return nil }
    self.number = number
    self.kind = kind
    station = EquipmentRows.text(row, "station")
    lines = EquipmentRows.parts(EquipmentRows.text(row, "trainno"))
    serving = EquipmentRows.text(row, "serving")
    reason = EquipmentRows.text(row, "reason")
    start = Self.moment(EquipmentRows.text(row, "outagedate"), in: zone)
    expectedBack = Self.moment(EquipmentRows.text(row, "estimatedreturntoservice"), in: zone)
  }

  /// "09/30/2024 12:05:00 PM"; nil for whatever is written in another way.
  static func moment(_ text: String, in zone: Zone) -> Instant? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[2] == "AM" || words[2] == "PM" else { return nil }
    let date = words[0].split(separator: "/").compactMap { Int($0) }
    let clock = words[1].split(separator: ":").compactMap { Int($0) }
    guard date.count == 3, clock.count == 3, let day = Day(year: date[2], month: date[0], day: date[1]),
      (1...12).contains(clock[0]), (0...59).contains(clock[1]), (0...59).contains(clock[2])
    else { return nil }
    let hour = clock[0] % 12 + (words[2] == "PM" ? 12 : 0)
    return zone.moment(of: day, second: hour * 3600 + clock[1] * 60 + clock[2])
  }
}
