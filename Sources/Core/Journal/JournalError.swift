package import Kernel

/// Why a text is no operation. Whoever reads a journal sets that one record aside and goes on with the next.
package enum JournalError: Error, Equatable, Sendable {
  case tooLarge(bytes: Int)
  case notJSON(JSONError)
  case wrong(Field)

  /// What an operation's text must have; the raw value is its name there.
  package enum Field: String, Sendable {
    case id
    case at
    case kind
    case fields
  }

  package var message: String {
    switch self {
    case .tooLarge: "A saved entry is larger than 64 KiB and was set aside."
    case .notJSON: "A saved entry is damaged and was set aside."
    case .wrong(let field): "A saved entry has no usable “\(field.rawValue)” and was set aside."
    }
  }
}
