package import Kernel

/// The wire form of a station's week, `/api/v1/stations/{id}/week`, and what a device keeps of it.
///
/// A line has a text for each kind of day: its departures with a space between, each as the units since the one before
/// (`unit` seconds, the first since the day's beginning), then, where they differ from the departure before, `:` and by how
/// much the trip's number ran ahead of the time (a hundredth of a minute each, as New York numbers its trips), and `@` with
/// the place of its id's form in `names`.
extension StationWeek {
  package func write(into json: inout JSONWriter, zone: Zone) {
    var week = self
    json.object { week.code(&$0, zone) }
  }

  /// Reads what `write` wrote. One that can't be read to its end is none: what is left out could be said not to come.
  package init?(json: JSON) {
    let none = Instant(milliseconds: 0)
    self.init(station: "", version: "", from: none, until: none, firstDay: Day(number: 0))
    var fields = Fields(json)
    code(&fields, .utc)
    if fields.isUnreadable { return nil }
  }

  /// The same of its text, which has its limit.
  package init?(text: String) {
    guard text.utf8.count <= Self.mostBytes, let json = try? JSON.parse(text) else { return nil }
    self.init(json: json)
  }

  /// Of one as a text; a greater one is not one of ours.
  package static let mostBytes = 400_000
  /// Departures of all kinds of days together; a server leaves days out before it sends more.
  package static let mostCalls = 60_000
  /// Service days.
  package static let mostDays = 16
  private static let mostLines = 1000
  private static let mostNames = 20_000

  private mutating func code(_ fields: inout Fields, _ zone: Zone) {
    fields.text("station", &station)
    fields.text("version", &version, 1...100)
    fields.moment("from", &from, in: zone)
    fields.moment("until", &until, in: zone)
    fields.day("firstDay", &firstDay)
    fields.list(
      "days", &days, most: Self.mostDays, write: { .integer(Int64($0)) },
      read: { $0.int.flatMap { (0..<Self.mostDays).contains($0) ? $0 : nil } })
    var unit = fields.isReading ? 1 : self.unit
    fields.whole("unit", &unit, 1...86_400)
    fields.list("names", &names, most: Self.mostNames, write: { $0.json }, read: { TripIDForm(json: $0) })
    var text = WeekText(unit: unit, names: names, left: Self.mostCalls)
    let blank = Line(route: "", direction: .north, destination: "", stop: "", kinds: [])
    fields.list(
      "lines", &lines, most: Self.mostLines,
      write: { line in
        var (line, fields) = (line, Fields())
        line.code(&fields, &text)
        return fields.json
      },
      read: { json in
        var (line, fields) = (blank, Fields(json))
        line.code(&fields, &text)
        return fields.isUnreadable ? nil : line
      })
  }

  /// The greatest that all its times are whole numbers of.
  private var unit: Int {
    var unit = 0
    for line in lines {
      for calls in line.kinds {
        for call in calls { unit = Self.greatest(unit, Int(call.second)) }
      }
    }
    return (1...86_400).contains(unit) ? unit : 1
  }

  private static func greatest(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension StationWeek.Line {
  fileprivate mutating func code(_ fields: inout Fields, _ text: inout WeekText) {
    fields.text("route", &route)
    fields.choice("direction", &direction)
    fields.text("destination", &destination)
    fields.text("stop", &stop)
    fields.list(
      "times", &kinds, most: StationWeek.mostDays, write: { .string(text.text($0)) },
      read: { $0.string.flatMap { text.calls($0) } })
  }
}

extension TripIDForm {
  fileprivate var json: JSON {
    .array([.string(prefix), .integer(Int64(digits)), .string(suffix)])
  }

  fileprivate init?(json: JSON) {
    // Weeks that are kept from before have a fourth, which is of no use any more.
    guard let parts = json.array, (3...4).contains(parts.count), let prefix = parts[0].string,
      let digits = parts[1].int, let suffix = parts[2].string, (0...Self.mostDigits).contains(digits)
    else { return nil }
    self.init(prefix: prefix, digits: digits, suffix: suffix)
  }
}
