import Feeds

extension UpstreamError {
  /// Another node may have more luck: nobody was reached from here, or this one is not let in.
  var isOfTheWay: Bool {
    switch self {
    case .unreachable, .timedOut, .status(401, _), .status(403, _): true
    default: false
    }
  }

  /// As the other nodes are told it: they have not asked, and say the same. Never the address.
  var kept: String {
    switch self {
    case .timedOut: "timedOut"
    case .status(let code, let retryAfter): "status \(code)\(retryAfter.map { " \($0)" } ?? "")"
    case .tooLarge(let limit): "tooLarge \(limit)"
    case .cutShort: "cutShort"
    case .sentElsewhere: "sentElsewhere"
    default: "unreachable"
    }
  }

  /// nil for an empty text: nothing failed.
  init?(kept: String) {
    let words = kept.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int64($0) }
    switch words.first {
    case nil: return nil
    case "timedOut": self = .timedOut
    case "status": self = .status(Int(clamping: numbers.first ?? 0), retryAfter: numbers.dropFirst().first)
    case "tooLarge": self = .tooLarge(limit: Int(clamping: numbers.first ?? 0))
    case "cutShort": self = .cutShort
    case "sentElsewhere": self = .sentElsewhere
    default: self = .unreachable("as another node says")
    }
  }
}
