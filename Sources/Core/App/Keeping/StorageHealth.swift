/// Whether what a person enters can be kept.
enum StorageHealth: Equatable {
  case fine
  /// This browser keeps nothing here; all lasts until the page is closed.
  case memory
  case broken(Breakage)

  /// Why the store can't be used; where the host finds it out, the raw value is the host's word for it.
  enum Breakage: String {
    /// The database can't be opened or read.
    case unreadable
    /// Another tab erased all data.
    case erased
    /// The records that this page had read are no longer there.
    case vanished
    /// A later version of the app has made the database another.
    case newer
    /// More is stored than a page can take in at its start.
    case tooMuch
    /// The program ended several times while it worked with what is stored.
    case ended
  }

  /// Memory counts: what is entered holds, if only until the page is closed.
  var isUsable: Bool {
    if case .broken = self { return false }
    return true
  }
}

/// Why one entry could not be stored, though the store can be worked with.
enum WriteFailure: String {
  /// No room is left.
  case full
  /// This browser keeps nothing here.
  case unavailable
  /// Any other cause.
  case failed
}
