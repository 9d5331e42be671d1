extension Gateway {
  /// `GET /`: what can be asked for, in plain text.
  var frontPage: String {
    var lines = [
      "A stand-in for the agency's gateway and a racing feed: simulated trains and races, real wire bytes.",
      "scenario \(scenario.rawValue) (\(scenario.says)), seed \(seed)", "", "Paths",
    ]
    lines += TransitFeed.all.map { "  \(Gateway.feeds)\($0.name)  lines \($0.lines.joined(separator: " "))" }
    lines += [
      "  \(Gateway.feeds)\(AlertsMessage.name)  alerts; their faults go by the name alerts",
      "  \(Gateway.feeds)\(EquipmentAnswer.outages)  elevators that are out, and \u{2026}_equipments.json, all; their faults go by the name elevators",
      "  \(StaticSet.path)  the timetable as a GTFS static set",
      "  \(NextRacesAnswer.path)?method=nextraces&count=N  the next races; its faults go by the name races",
      "  \(SimulatedCredit.path)  a credit report; its faults go by the name score", "",
      "Faults: ?fault=NAME on any of them, or",
    ]
    lines += [
      #"  POST /control {"feed":"nyct%2Fgtfs-ace" or "*","fault":"NAME","seconds":60}   ("none" ends it)"#
    ]
    lines += Fault.named.map { "  " + Gateway.column($0.name) + $0.does }
    lines += [
      "  " + Gateway.column("stale:SECONDS") + "all of it so many seconds old", "", "Scenarios: --scenario NAME",
    ]
    lines += Scenario.allCases.map { "  " + Gateway.column($0.rawValue) + $0.says }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func column(_ text: String) -> String {
    text + String(repeating: " ", count: max(1, 15 - text.utf8.count))
  }
}
