/// Why one row of a file was left out.
enum RowFault: Hashable {
  case missing(String)
  case unreadable(String)
  case unknown(String)
  case duplicate(String)
  case openQuote
  case tooManyRows
  case tooLong
  case tooShort
  case backwards
  case tooManyDepartures

  var phrase: String {
    switch self {
    case .missing(let column): "\(column) missing"
    case .unreadable(let column): "\(column) not readable"
    case .unknown(let column): "\(column) not known"
    case .duplicate(let column): "\(column) there twice"
    case .openQuote: "a quote that never closes"
    case .tooManyRows: "more than can be taken in"
    case .tooLong: "of a trip with more than \(GTFSTables.mostCalls) stops"
    case .tooShort: "fewer than two stops that can be used"
    case .backwards: "of a trip whose times run backwards"
    case .tooManyDepartures: "more departures than can be taken in"
    }
  }
}

/// What was read and what was left out, by file and reason.
struct Tally {
  private(set) var read: [String: Int] = [:]
  private(set) var skipped: [String: [RowFault: Int]] = [:]

  /// So many rows of a file were read.
  mutating func count(_ file: String, rows: Int) { read[file, default: 0] += rows }

  /// So many rows of a file were left out for that.
  mutating func skip(_ file: String, _ fault: RowFault, rows: Int = 1) {
    if rows > 0 { skipped[file, default: [:]][fault, default: 0] += rows }
  }
}
