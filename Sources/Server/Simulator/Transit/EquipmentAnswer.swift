import Kernel

/// The agency's two lists of elevators and escalators: those that are out of service, and all of them. Its machines are nobody's.
enum EquipmentAnswer {
  /// The last parts of their paths, escaped as the gateway wants them.
  static let outages = "nyct%2Fnyct_ene.json"
  static let register = "nyct%2Fnyct_ene_equipments.json"

  /// What is out; times stand around `start`, so that they stay while a server runs.
  static func listOfOutages(start: Instant, in zone: Zone) -> [UInt8] {
    list(machines.filter { $0.begins != nil }) { machine, json in
      let begins = start.adding(seconds: machine.begins ?? 0)
      let known = [
        ("equipment", machine.number), ("serving", machine.serving), ("reason", machine.reason),
        ("outagedate", moment(begins, in: zone)),
        ("estimatedreturntoservice", machine.lasts.map { moment(begins.adding(seconds: $0), in: zone) } ?? ""),
        ("isupcomingoutage", begins > start ? "Y" : "N"), ("ismaintenanceoutage", "N"),
      ]
      for (name, text) in known { json.member(name, text) }
    }
  }

  /// All but one: the agency's list, too, comes later than its machines.
  static func listOfAll() -> [UInt8] {
    list(machines.filter { !$0.stops.isEmpty }) { machine, json in
      let known = [
        ("equipmentno", machine.number), ("serving", machine.serving), ("isactive", "Y"),
        ("elevatorsgtfsstopid", machine.stops), ("alternativeroute", machine.alternative),
      ]
      for (name, text) in known { json.member(name, text) }
    }
  }

  private static func list(_ machines: [Machine], _ write: (Machine, inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 4096)
    json.beginArray()
    for machine in machines {
      json.beginObject()
      json.member("station", machine.station)
      json.member("borough", "")
      json.member("trainno", machine.lines)
      json.member("equipmenttype", machine.number.hasPrefix("EL") ? "EL" : "ES")
      json.member("ADA", machine.number.hasPrefix("EL") ? "Y" : "N")
      write(machine, &json)
      json.endObject()
    }
    json.endArray()
    return json.bytes
  }

  /// "09/30/2024 12:05:00 PM".
  private static func moment(_ instant: Instant, in zone: Zone) -> String {
    let local = zone.local(instant)
    let (year, month, day) = local.day.civil
    let hour = local.second / 3600
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let clock = [hour % 12 == 0 ? 12 : hour % 12, local.second / 60 % 60, local.second % 60].map(two)
    return "\(two(month))/\(two(day))/\(year) " + clock.joined(separator: ":") + (hour < 12 ? " AM" : " PM")
  }

  /// One that is out and expected back, one that stays out, an escalator, one that is to come, one known by its station's name
  /// alone, one that nobody can place, and one that runs.
  private static let machines: [Machine] = [
    Machine(
      "EL701", "Times Sq-42 St", "1/2/3/7/N/Q/R/W", "a simulated corner of 42 St to the mezzanine",
      stops: "127/725/902/R16",
      reason: "Repair", alternative: "Take the elevator at the other end of the mezzanine.", begins: -7200,
      lasts: 2 * 86_400),
    Machine(
      "EL702", "Atlantic Av-Barclays Ctr", "2/3/4/5/B/D/N/Q/R", "the mezzanine to the simulated platforms",
      stops: "235/D24/R31", reason: "Capital Replacement", begins: -40 * 86_400),
    Machine(
      "ES703", "34 St-Herald Sq", "B/D/F/M/N/Q/R/W", "a simulated corner of 34 St to the mezzanine", stops: "D17/R17",
      reason: "Repair", begins: -3600, lasts: 6 * 3600),
    Machine(
      "EL704", "34 St-Herald Sq", "B/D/F/M/N/Q/R/W", "the mezzanine to the simulated platform", stops: "D17/R17",
      reason: "Scheduled Maintenance", begins: 2 * 86_400, lasts: 10 * 3600),
    Machine(
      "EL705", "Bowling Green", "4/5", "the street to both platforms", reason: "Repair", begins: -1800, lasts: 86_400),
    Machine("EL706", "Nowhere Yd", "Z", "the yard to nowhere in particular", reason: "Repair", begins: -900),
    Machine("EL707", "Canal St", "6/J/N/Q/R/W/Z", "the street to the mezzanine", stops: "639/M20/Q01/R23"),
  ]
}

/// One elevator or escalator. Times are in seconds from the simulator's start.
private struct Machine: Sendable {
  var number: String
  var station: String
  var lines: String
  var serving: String
  var stops: String
  var reason: String
  var alternative: String
  /// Nil for one that runs.
  var begins: Int64?
  var lasts: Int64?

  init(
    _ number: String, _ station: String, _ lines: String, _ serving: String, stops: String = "", reason: String = "",
    alternative: String = "", begins: Int64? = nil, lasts: Int64? = nil
  ) {
    self.number = number
    self.station = station
    self.lines = lines
    self.serving = serving
    self.stops = stops
    self.reason = reason
    self.alternative = alternative
    self.begins = begins
    self.lasts = lasts
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }
}
