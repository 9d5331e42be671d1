package import Kernel
package import Sealing
import Wire

/// Who a device is: of which account, at which server, with which key. The key lies in the clear, as the journal beside it does:
/// what protects both is that nobody else can read the file.
package struct DeviceProfile: Equatable, Sendable {
  /// "https://pocketful.example".
  package var server: String
  package var account: [UInt8]
  /// 32 bytes.
  package var key: [UInt8]
  /// As the server calls it, base64url.
  package var device: String
  /// The cookie, "name=value".
  package var session: String
  /// All that its starts were ever called: what they made can be taken back here.
  package var writers: [String] = []
  /// The server's clock less this one's, in milliseconds, where that is more than two seconds.
  package var offset: Int64 = 0
  /// The version of the program that exchanged the last time: what it could not open a later one may.
  package var version = ""
  /// When all was exchanged the last time, by the server's clock; 0 for never.
  package var synced = Instant(milliseconds: 0)

  package init(server: String, account: [UInt8], key: [UInt8], device: String, session: String) {
    self.server = server
    self.account = account
    self.key = key
    self.device = device
    self.session = session
  }

  /// Whether both are that device of that account.
  package func isSame(as other: DeviceProfile) -> Bool {
    server == other.server && account == other.account && device == other.device
  }

  package var keys: AccountKeys { AccountKeys(account: account, key: key) }
}

/// `{"server","account","key","device","session","writers":[…],"offset","version","synced"}`, bytes as base64url.
extension DeviceProfile {
  init?(json: JSON) {
    guard let server = json["server"]?.string, let account = json["account"]?.string.flatMap(Base64URL.bytes),
      let key = json["key"]?.string.flatMap(Base64URL.bytes), key.count == 32, let device = json["device"]?.string,
      let session = json["session"]?.string
    else { return nil }
    self.init(server: server, account: account, key: key, device: device, session: session)
    writers = (json["writers"]?.array ?? []).compactMap(\.string)
    offset = json["offset"]?.integer ?? 0
    version = json["version"]?.string ?? ""
    synced = Instant(milliseconds: json["synced"]?.integer ?? 0)
  }

  var json: JSON {
    .object([
      "server": .string(server), "account": .string(Base64URL.text(account)), "key": .string(Base64URL.text(key)),
      "device": .string(device), "session": .string(session), "writers": .array(writers.map { .string($0) }),
      "offset": .integer(offset), "version": .string(version), "synced": .integer(synced.milliseconds),
    ])
  }
}
