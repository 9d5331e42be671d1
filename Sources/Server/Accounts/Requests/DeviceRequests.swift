import Kernel

/// Which device somebody signs in with, as it says itself.
package struct DeviceClaim: Sendable {
  /// Its id from an earlier time; nil for a new one.
  package var id: DeviceID?
  package var name: String

  static let longestName = 100

  /// Without spaces at its ends; nil for none, for a long one, and for one that would break a line.
  static func name(_ text: String) -> String? {
    let name = text.trimmed
    guard (1...longestName).contains(name.utf8.count) else { return nil }
    let isPlain = name.unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    return isPlain ? name : nil
  }
}

/// `PATCH devices/{id}`.
package struct DeviceRename: Sendable {
  package var name: String

  package init(_ bytes: [UInt8]) throws(Malformed) { name = try Members(bytes).deviceName() }
}

/// `DELETE /api/v1/account`: nobody deletes one by a slip.
package struct DeletionRequest: Sendable {
  /// Whose session somebody believes to have: the browser's may have become another one's meanwhile.
  package var account: AccountID?

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    try members.text("confirm", must: "be \u{201C}delete\u{201D}") { $0 == "delete" ? () : nil }
    account = members.has("account") ? try members.account("account") : nil
  }
}
