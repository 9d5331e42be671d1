import Wire

/// Names an account: 16 random bytes, made by its first device.
package struct AccountID: Hashable, Sendable {
  package let bytes: [UInt8]

  /// nil unless there are 16.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }
}

/// Names a device of an account: 16 random bytes, made by the server.
package struct DeviceID: Hashable, Sendable {
  package let bytes: [UInt8]

  /// nil unless there are 16.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }
}

/// Who a request is from, by its session.
package struct SignedIn: Hashable, Sendable {
  package var account: AccountID
  package var device: DeviceID
  /// Signed in, or said who it is again, within the last five minutes.
  package var isFresh: Bool
  /// By a password that was set by mail alone: see `Accounts.reset`.
  package var isLocked: Bool

  package init(account: AccountID, device: DeviceID, isFresh: Bool, isLocked: Bool = false) {
    self.account = account
    self.device = device
    self.isFresh = isFresh
    self.isLocked = isLocked
  }
}

extension AccountID {
  /// As it stands in JSON and in what is sealed for it.
  package var text: String { Base64URL.text(bytes) }
}

extension DeviceID {
  package var text: String { Base64URL.text(bytes) }

  /// nil for what is no device's id.
  package init?(text: String) {
    guard let bytes = Base64URL.bytes(text) else { return nil }
    self.init(bytes: bytes)
  }
}
