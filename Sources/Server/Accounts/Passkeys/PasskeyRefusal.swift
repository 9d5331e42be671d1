/// Why what an authenticator gave is not taken, in the order in which it is looked at. The names are for the app.
package enum PasskeyRefusal: String, Error, CaseIterable, Sendable {
  /// No client data, no authenticator data, or more than that.
  case unreadable
  /// Made where one was to be shown, or the other way round.
  case wrongType
  case wrongChallenge
  case wrongOrigin
  case crossOrigin
  /// For another site's name.
  case wrongRelyingParty
  case notPresent
  case notVerified
  /// None was made.
  case noCredential
  /// Backed up, and not to be backed up.
  case impossibleBackup
  case longCredential
  /// The authenticator speaks of another one than the browser.
  case otherCredential
  case otherAlgorithm
  case unusableKey
  /// The authenticator has it for another account.
  case otherAccount
  case wrongSignature
  /// Whether it may be backed up is settled when it is made.
  case changedBackup

  /// For a person.
  package var sentence: String {
    switch self {
    case .unreadable: "What the passkey's keeper sent can't be read."
    case .wrongType: "The passkey was asked for something else."
    case .wrongChallenge: "The passkey answered another question."
    case .wrongOrigin, .wrongRelyingParty:
      "The passkey is for another address than this server's: open the app at the address that --public-url names."
    case .crossOrigin: "The passkey was asked for from within a page of another site."
    case .notPresent, .notVerified: "The passkey's keeper didn't ask who you are: it needs a screen lock or a PIN."
    case .noCredential: "No passkey was made."
    case .impossibleBackup, .changedBackup: "What the passkey says of its backup can't be."
    case .longCredential: "The passkey's name is longer than 1,023 bytes."
    case .otherCredential: "The passkey is another one than the browser says."
    case .otherAlgorithm, .unusableKey: "The passkey's key is of a kind that is not used here."
    case .otherAccount: "The passkey is for another account."
    case .wrongSignature: "The passkey's signature is wrong."
    }
  }
}
