/// What libpq and the server say, as one of the faults. A server of another language says the same in other words: then it is the
/// sentence itself that is told, without names.
extension ServerFault {
  /// Of a connection that was not made: all that is known of it is a text.
  init(connecting text: String) {
    let reason = Self.reason(in: text)
    if Self.isAboutProof(text) {
      self = .notProved(reason: reason)
    } else if let known = Self.signs.first(where: { $0.signs.contains(where: text.contains) }) {
      self = known.fault
    } else {
      self = .unreachable(reason: reason)
    }
  }

  /// Of a statement (PostgreSQL's manual, appendix A). `reason` is its first line, which names tables and no values of ours: those are
  /// sent apart.
  init(state: String, reason: String) {
    switch state {
    case "53100": self = .full
    case "53300": self = .tooMany
    case "57014", "55P03": self = .slow
    case "57P01", "57P02", "57P03", "25P03", "25P04", "08000", "08003", "08006": self = .lost
    case "25006": self = .readOnly
    case "42501": self = .notAllowed
    case "26000", "42P05": self = .pooled
    default: self = .failed(state: state, reason: reason)
    }
  }

  private static let signs: [(fault: ServerFault, signs: [String])] = [
    (.tooMany, ["too many clients", "connection slots are reserved", "too many connections", "no more connections"]),
    (.notReady, ["is starting up", "is shutting down", "not yet accepting", "in recovery mode"]),
    (
      .refused,
      [
        "authentication failed", "no pg_hba.conf entry", "no password supplied", "is not permitted to log in",
        "no such user", "role \"",
      ]
    ),
    (.noDatabase, ["\" does not exist", "no such database"]),
    (.pooled, ["unsupported startup parameter"]),
    (.readOnly, ["session is read-only", "not in read-write", "read-only"]),
  ]

  /// A connection under TLS that merely ended is no fault of anybody's papers.
  private static func isAboutProof(_ text: String) -> Bool {
    if ["certificate", "does not match host name", "not support SSL"].contains(where: text.contains) { return true }
    return text.contains("SSL error") && !text.lowercased().contains("eof")
  }

  /// Of one line for each host, what is behind its name: the last that says something.
  private static func reason(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let said = lines.compactMap { line in line.firstRange(of: "failed: ").map { String(line[$0.upperBound...]) } }
    var reason = said.last ?? lines.first ?? "no answer"
    for head in ["FATAL:  ", "ERROR:  "] where reason.hasPrefix(head) { reason.removeFirst(head.count) }
    reason = unquoted(reason)
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }

  /// Without what stands in quotation marks of any language: names of hosts and people.
  private static func unquoted(_ text: String) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { "\"\u{AB}\u{BB}\u{201E}\u{201C}\u{201D}".contains($0) }
    return parts.enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "\u{2026}" }.joined()
  }
}
