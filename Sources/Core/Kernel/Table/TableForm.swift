/// A form in which rows are given out as a file.
package enum TableForm: String, Sendable {
  /// RFC 4180.
  case csv
  case json

  /// The file for the person to keep, named by the day that it is of: "score-2026-01-08.csv".
  package func file(of name: String, _ text: String, _ surroundings: Surroundings) -> Effect {
    let day = surroundings.zone.local(surroundings.now).day.iso8601
    let type =
      switch self {
      case .csv: "text/csv"
      case .json: "application/json"
      }
    return .save(name: name + "-" + day + "." + rawValue, type: type, text: text)
  }
}
