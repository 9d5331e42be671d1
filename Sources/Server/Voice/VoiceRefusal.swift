package import Accounts

/// Why a program with a token is told nothing, or nothing was entered for it.
package enum VoiceRefusal: Error, Equatable, Sendable {
  /// Who it is from: `tokenOver`, `wait`, or the database.
  case account(AccountError)
  case log(LogRefusal)
  /// The token may not do that.
  case scope(TokenScope)
  /// Its secret is right, and opens nothing: it was made wrongly.
  case unopened
  case noCard
  /// Nothing was entered; in words.
  case insufficient(String)
  /// The same key was for something else before.
  case keyReused
  /// The log is longer than an answer is worth.
  case tooMuch
  /// Too many at once.
  case busy

  /// Of an account that has gone meanwhile, or a token that has, a program is told what it would be told at its next request.
  init(_ refusal: LogRefusal) {
    switch refusal {
    case .signedOut, .revoked, .deleted: self = .account(.tokenOver)
    default: self = .log(refusal)
    }
  }
}
