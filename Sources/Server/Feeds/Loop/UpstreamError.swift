package import Races
package import Score

/// Why an upstream gave nothing new. What it gave before stays in use.
package enum UpstreamError: Error, Equatable, Sendable {
  /// No connection: the name is unknown, nobody listens, the network is away. The text is for the log.
  case unreachable(String)
  case timedOut
  case status(Int, retryAfter: Int64?)
  /// The answer grew beyond the limit, in bytes.
  case tooLarge(limit: Int)
  /// The connection ended before the answer did.
  case cutShort
  case notAFeed(FeedError)
  /// The same where a feed of alerts was asked for.
  case notAlerts(FeedError)
  /// No list of elevators.
  case notEquipment
  case notRaces(NextRacesError)
  case notAReport(ReportFault)
  /// The races next to go, of which the last started more than an hour ago.
  case racesLongGone
  /// It redirects to where we don't follow: see `Redirect`.
  case sentElsewhere
  /// The address can't be used at all.
  case badAddress(String)

  /// For a person: one sentence, no jargon.
  package var sentence: String { sentence(of: "agency") }

  /// The same of another upstream than an agency: "racing feed".
  package func sentence(of name: String) -> String {
    switch self {
    case .unreachable: "The \(name)'s server can't be reached."
    case .timedOut: "The \(name)'s server took too long to answer."
    case .status(429, _): "The \(name)'s server asks us to come back later."
    case .status(403, _), .status(401, _): "The \(name)'s server refused us."
    case .status(404, _): "The \(name)'s server doesn't have this feed."
    case .status(let code, _) where code >= 500: "The \(name)'s server has a problem of its own (\(code))."
    case .status(let code, _): "The \(name)'s server gave an answer we can't use (\(code))."
    case .tooLarge: "The \(name)'s server sent far more than a feed."
    case .cutShort: "The \(name)'s answer broke off."
    case .notAFeed(let error): error.sentence
    case .notAlerts(let error): error.sentence(of: "alerts")
    case .notEquipment: "The \(name)'s answer is no list of elevators."
    case .notRaces(.notJSON): "The \(name)'s answer is no JSON, or was cut short."
    case .notRaces(.wrongShape): "The \(name)'s answer is not what was agreed."
    case .notAReport: "The \(name)'s answer is no report that can be used."
    case .racesLongGone: "The \(name)'s answer is old: all its races have been run."
    case .sentElsewhere: "The \(name)'s server sends us to another place, which isn't followed: its address is needed."
    case .badAddress: "The feed's address can't be used."
    }
  }

  /// For the log.
  package var detail: String {
    switch self {
    case .unreachable(let reason): "unreachable: \(reason)"
    case .timedOut: "timed out"
    case .status(let code, let retryAfter): "HTTP status \(code)\(retryAfter.map { ", retry after \($0) s" } ?? "")"
    case .tooLarge(let limit): "more than \(limit) bytes"
    case .cutShort: "connection closed inside the answer"
    case .notAFeed(let error), .notAlerts(let error): error.detail
    case .notEquipment: "no JSON array"
    case .notRaces(.notJSON(let offset)): "not JSON, or cut short, at byte \(offset)"
    case .notRaces(.wrongShape(let part)): "wrong shape: \(part)"
    case .notAReport(let fault): "no report: \(fault)"
    case .racesLongGone: "all races started more than an hour ago"
    case .sentElsewhere: "redirected to another origin, or too often"
    case .badAddress(let address): "bad address \(ShownAddress.text(address))"
    }
  }
}
