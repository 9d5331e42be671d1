import Kernel
import Wire

/// The alerts feed's bytes: GTFS-Realtime with New York's alert extension (field 1001 of header, alert and selector). Its
/// sentences are our own; what they tell of is nobody's.
package enum AlertsMessage {
  /// The last part of its path, escaped as the gateway wants it.
  package static let name = "camsys%2Fsubway-alerts"
  /// Its header's time moves in steps of so many seconds.
  static let period: Int64 = 30

  /// The newest header time it has at a moment.
  static func header(at seconds: Int64) -> Int64 { seconds - seconds % period }

  /// - Parameter header: the header's time, seconds since 1970; periods stand around `start`, so that they stay while a
  ///   server runs.
  package static func bytes(header: Int64, start: Int64) -> [UInt8] {
    var writer = ProtobufWriter()
    writer.message(1) { message in
      message.string(1, "2.0")
      message.varint(2, 0)
      message.integer(3, header)
      message.message(1001) { $0.string(1, "1.0") }
    }
    for story in stories { writer.message(2) { story.write(into: &$0, start: start) } }
    return writer.bytes
  }

  /// One of each kind: in force on a line, soon, planned for nights, at a station, of the whole system, an elevator that is
  /// told of for each platform.
  private static let stories: [AlertStory] = [
    AlertStory(
      id: "sim:alert:1", type: "Delays", priority: 26, routes: ["N", "Q"],
      header: [
        ("en", "[N] and [Q] trains wait longer than usual: a signal is being seen to at a simulated junction."),
        ("fr", "Les trains [N] et [Q] attendent plus longtemps : un signal simulé est en réparation."),
      ], description: [("en", "What to do\nAllow ten minutes more, or take the [R].")], begins: -1800, lasts: 6 * 86_400
    ),
    AlertStory(
      id: "sim:planned_work:2", type: "Planned - Stops Skipped", priority: 16, routes: ["G"], stops: ["G26", "G24"],
      direction: 0, header: [("en", "Northbound [G] trains pass two stops by while their stairs are painted.")],
      begins: 1800, lasts: 4 * 3600, when: "In half an hour, for four hours"),
    AlertStory(
      id: "sim:planned_work:3", type: "Planned - Part Suspended", priority: 20, routes: ["L"],
      header: [("en", "No [L] in this simulation's nights: its track is renewed.")],
      description: [("en", "How to get around\nA bus that nobody drives takes its place.")], begins: 3 * 86_400,
      lasts: 5 * 3600, nights: 3, when: "Three nights, from the third on"),
    AlertStory(
      id: "sim:planned_work:4", type: "Station Notice", priority: 3, stops: ["127"],
      header: [("en", "One of the entrances to this station is closed.\nUse the one across the street.")],
      begins: -86_400, lasts: 60 * 86_400),
    AlertStory(
      id: "sim:alert:5", type: "Special Notice", priority: 8,
      header: [("en", "All lines of this simulation run as they like today.")], begins: -3600, lasts: 7 * 86_400),
    elevator(6, "R16N"), elevator(7, "R16S"),
  ]

  private static func elevator(_ number: Int, _ platform: String) -> AlertStory {
    AlertStory(
      id: "sim:elevator:\(number)", type: "Elevator", priority: 5, stops: [platform], effect: 11,
      header: [("en", "The elevator from the street to the trains is out of service.")], begins: -7200,
      lasts: 14 * 86_400)
  }
}

/// One alert as it is told. Times are in seconds from the simulator's start.
private struct AlertStory: Sendable {
  var id: String
  var type: String
  var priority: Int
  var routes: [String] = []
  var stops: [String] = []
  var direction: Int64?
  /// GTFS Realtime's `Effect`.
  var effect: Int64?
  var header: [(language: String, text: String)]
  var description: [(language: String, text: String)] = []
  var begins: Int64
  var lasts: Int64
  /// So many periods, a day apart.
  var nights: Int64 = 1
  var when = ""

  /// FeedEntity, with the fields as the recording has them.
  func write(into entity: inout ProtobufWriter, start: Int64) {
    entity.string(1, id)
    entity.message(5) { alert in
      for night in 0..<nights {
        alert.message(1) { period in
          period.integer(1, start + begins + night * 86_400)
          period.integer(2, start + begins + night * 86_400 + lasts)
        }
      }
      for route in routes.isEmpty ? [""] : routes {
        for stop in stops.isEmpty ? [""] : stops { alert.message(5) { select(route, stop, into: &$0) } }
      }
      if let effect { alert.integer(7, effect) }
      alert.message(10) { translate(header, into: &$0) }
      if !description.isEmpty { alert.message(11) { translate(description, into: &$0) } }
      alert.message(1001) { mercury in
        mercury.integer(1, start + min(begins, 0))
        mercury.integer(2, start + min(begins, 0))
        mercury.string(3, type)
        mercury.integer(7, 3600)
        if !when.isEmpty { mercury.message(8) { translate([("en", when)], into: &$0) } }
      }
    }
  }

  private func select(_ route: String, _ stop: String, into selector: inout ProtobufWriter) {
    selector.string(1, "MTASBWY")
    if !route.isEmpty { selector.string(2, route) }
    if !stop.isEmpty { selector.string(5, stop) }
    if let direction { selector.integer(6, direction) }
    selector.message(1001) { $0.string(1, "MTASBWY:\(route):\(priority)") }
  }

  /// Each text plain, and as HTML beside it, as the agency gives them.
  private func translate(_ texts: [(language: String, text: String)], into message: inout ProtobufWriter) {
    for (language, text) in texts {
      for (text, language) in [(text, language), ("<p>\(text)</p>", language + "-html")] {
        message.message(1) {
          $0.string(1, text)
          $0.string(2, language)
        }
      }
    }
  }
}
