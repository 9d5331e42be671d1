import Departures
import Kernel

/// How old what is shown is, and how far it can be trusted, in a line for a terminal.
enum AgeText {
  static func line(_ health: Health, asOf: Instant?, now: Instant, of name: String) -> String {
    let seconds = asOf.map { max(0, now.seconds(since: $0)) }
    let age = seconds.map { $0 < 120 ? "\($0) s" : $0 < 7200 ? "\($0 / 60) min" : "\($0 / 3600) h" }
    switch health {
    case .fresh: return "Live" + (age.map { ", \($0) ago" } ?? "")
    case .delayed: return "Delayed data" + (age.map { ", \($0) old" } ?? "")
    case .stale: return "Stale data" + (age.map { ", \($0) old" } ?? "")
    case .scheduled: return "Timetable"
    case .failing: return "The \(name)'s feed doesn't answer" + (age.map { "; data is \($0) old" } ?? "")
    }
  }
}
