import Testing

@testable import Storage

@Suite("Why a database server is of no use, from what it says")
struct ServerFaultTests {
  @Test(
    "of a connection that was not made",
    arguments: [
      ("FATAL:  password authentication failed for user \"keeper\"", ServerFault.refused),
      ("FATAL:  no pg_hba.conf entry for host \"10.0.0.7\", user \"keeper\", database \"p\", no encryption", .refused),
      ("FATAL:  role \"keeper\" does not exist", .refused),
      ("fe_sendauth: no password supplied", .refused),
      ("FATAL:  database \"p\" does not exist", .noDatabase),
      ("FATAL:  sorry, too many clients already", .tooMany),
      ("FATAL:  remaining connection slots are reserved for non-replication superuser connections", .tooMany),
      ("FATAL:  too many connections for role \"keeper\"", .tooMany),
      ("FATAL:  the database system is starting up", .notReady),
      ("FATAL:  the database system is shutting down", .notReady),
      ("session is read-only", .readOnly),
      ("Connection refused\n\tIs the server running on that host?", .unreachable(reason: "connection refused")),
      ("timeout expired", .unreachable(reason: "timeout expired")),
      ("SSL error: certificate verify failed", .notProved(reason: "sSL error: certificate verify failed")),
      (
        "root certificate file \"root.crt\" does not exist",
        .notProved(reason: "root certificate file \u{2026} does not exist")
      ),
      ("FATAL:  unsupported startup parameter: options", .pooled),
      ("FATAL:  unsupported startup parameter in options: statement_timeout", .pooled),
      ("SSL SYSCALL error: EOF detected", .unreachable(reason: "sSL SYSCALL error: EOF detected")),
      (
        "SSL connection has been closed unexpectedly",
        .unreachable(reason: "sSL connection has been closed unexpectedly")
      ),
      (
        "FATAL:  Passwort-Authentifizierung für Benutzer »keeper« fehlgeschlagen",
        .unreachable(reason: "passwort-Authentifizierung für Benutzer \u{2026} fehlgeschlagen")
      ),
      (
        "server certificate for \"a.example\" does not match host name \"b.example\"",
        .notProved(reason: "server certificate for \u{2026} does not match host name \u{2026}")
      ),
    ])
  func connecting(said: String, fault: ServerFault) {
    #expect(ServerFault(connecting: "connection to server at \"10.0.0.7\", port 5432 failed: \(said)\n") == fault)
  }

  @Test("of several hosts the last that says something counts, and no name of any is repeated")
  func several() {
    let fault = ServerFault(
      connecting: """
        connection to server at "one.example" (10.0.0.1), port 5432 failed: Connection refused
        connection to server at "two.example" (10.0.0.2), port 5432 failed: Network is unreachable
        """)
    #expect(fault == .unreachable(reason: "network is unreachable"))
    #expect(
      ServerFault(connecting: "could not translate host name \"one.example\" to address: Name or service not known")
        == .unreachable(reason: "could not translate host name \u{2026} to address: Name or service not known"))
  }

  @Test(
    "of a statement",
    arguments: [
      ("53100", ServerFault.full), ("53300", .tooMany), ("57014", .slow), ("57P01", .lost), ("25006", .readOnly),
      ("42501", .notAllowed), ("26000", .pooled), ("42P05", .pooled),
      ("22021", .failed(state: "22021", reason: "a reason")), ("40001", .failed(state: "40001", reason: "a reason")),
    ])
  func states(state: String, fault: ServerFault) {
    #expect(ServerFault(state: state, reason: "a reason") == fault)
  }

  @Test("what nobody has to do anything about is waited for, the rest is for a person to mend")
  func passing() {
    let passing: [ServerFault] = [
      .unreachable(reason: ""), .notReady, .tooMany, .readOnly, .full, .busy, .slow, .lost,
    ]
    let lasting: [ServerFault] = [
      .badAddress, .refused, .noDatabase, .notProved(reason: ""), .notAllowed, .pooled, .failed(state: "", reason: ""),
    ]
    for fault in passing { #expect(StorageError.server(fault).isPassing, "\(fault)") }
    for fault in lasting { #expect(!StorageError.server(fault).isPassing, "\(fault)") }
    #expect(!StorageError.full(path: "x").isPassing)
  }
}
