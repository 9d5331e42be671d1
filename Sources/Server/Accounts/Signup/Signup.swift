/// Who may make an account here.
package enum Signup: String, CaseIterable, Sendable {
  /// Whoever reaches the server.
  case open
  /// Who has a code that its operator made.
  case invite
  case closed
}
