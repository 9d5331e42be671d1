import Kernel
import Wire

/// What was sent can't be taken: which member of it, and what that must be. A sentence of both is for a person.
package struct Malformed: Error, Equatable, Sendable {
  /// "device.name"; empty for the whole.
  package var member: String
  /// "be …".
  package var demand: String

  package init(member: String, demand: String) {
    self.member = member
    self.demand = demand
  }

  package var sentence: String { (member.isEmpty ? "What is sent here" : member) + " must " + demand + "." }
}

/// A JSON object that was sent, read member by member; members that nobody asks for are passed over.
package struct Members {
  /// Of a whole request. The longest honest one is a new account's, a good kilobyte.
  package static let most = 8 << 10

  private let json: JSON
  private let place: String

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let limits = JSON.Limits(depth: 8, bytes: Members.most)
    guard let json = try? JSON.parse(bytes, limits: limits), case .object = json else {
      throw Malformed(member: "", demand: "be a JSON object of at most \(Members.most >> 10) KB")
    }
    self.init(json, at: "")
  }

  private init(_ json: JSON, at place: String) {
    self.json = json
    self.place = place
  }

  /// Whether it is there, and not null.
  package func has(_ name: String) -> Bool { json[name].map { $0 != .null } ?? false }

  func object(_ name: String) throws(Malformed) -> Members {
    guard let value = json[name], case .object = value else { throw malformed(name, "be an object") }
    return Members(value, at: place + name + ".")
  }

  /// So many bytes, as `Base64URL` has them.
  func bytes(_ name: String, _ count: Int) throws(Malformed) -> [UInt8] {
    guard let text = json[name]?.string, text.utf8.count <= count * 2, let bytes = Base64URL.bytes(text),
      bytes.count == count
    else { throw malformed(name, "be \(count) bytes in base64url, without padding") }
    return bytes
  }

  /// At least one byte.
  func bytes(_ name: String, upTo most: Int) throws(Malformed) -> [UInt8] {
    guard let text = json[name]?.string, text.utf8.count <= most * 2, let bytes = Base64URL.bytes(text),
      (1...most).contains(bytes.count)
    else { throw malformed(name, "be 1 to \(most) bytes in base64url, without padding") }
    return bytes
  }

  /// So many texts of at most so many bytes; none where the member is left out.
  func texts(_ name: String, most: Int, bytes: Int) throws(Malformed) -> [String] {
    guard has(name) else { return [] }
    let texts = (json[name]?.array ?? []).compactMap(\.string).filter { $0.utf8.count <= bytes }
    guard let all = json[name]?.array, all.count <= most, texts.count == all.count else {
      throw malformed(name, "be at most \(most) texts of at most \(bytes) bytes")
    }
    return texts
  }

  /// A text that `read` can make something of.
  package func text<Value>(_ name: String, must demand: String, _ read: (String) -> Value?) throws(Malformed) -> Value {
    guard let text = json[name]?.string, let value = read(text) else { throw malformed(name, demand) }
    return value
  }

  func integer(_ name: String) throws(Malformed) -> Int64 {
    guard let number = json[name]?.integer else { throw malformed(name, "be a whole number") }
    return number
  }

  package func truth(_ name: String) throws(Malformed) -> Bool {
    guard let truth = json[name]?.bool else { throw malformed(name, "be true or false") }
    return truth
  }

  package func malformed(_ name: String, _ demand: String) -> Malformed {
    Malformed(member: place + name, demand: demand)
  }
}

/// What several requests have.
extension Members {
  func account(_ name: String) throws(Malformed) -> AccountID {
    guard let id = AccountID(bytes: try bytes(name, 16)) else { throw malformed(name, "be an account's id") }
    return id
  }

  func email() throws(Malformed) -> EmailAddress {
    try text("email", must: "be an e-mail address such as me@example.org") { EmailAddress($0) }
  }

  func deviceName() throws(Malformed) -> String {
    try text("name", must: "be 1 to \(DeviceClaim.longestName) bytes of text") { DeviceClaim.name($0) }
  }

  /// A key, sealed: one byte of form, a nonce of 12, the key's 32, a mark of 16.
  func wrap(_ name: String = "wrap") throws(Malformed) -> [UInt8] {
    let bytes = try bytes(name, 61)
    guard bytes[0] == 1 else { throw malformed(name, "be of form 1") }
    return bytes
  }

  /// What proves that somebody knows a password or a code, without being it.
  func auth() throws(Malformed) -> [UInt8] { try bytes("auth", 32) }

  /// One that can't be read is refused as any other wrong one.
  func invite() throws(Malformed) -> InviteCode? {
    has("invite") ? try text("invite", must: "be text") { InviteCode(text: $0) } : nil
  }

  func device() throws(Malformed) -> DeviceClaim {
    let device = try object("device")
    return DeviceClaim(
      id: device.has("id") ? DeviceID(bytes: try device.bytes("id", 16)) : nil, name: try device.deviceName())
  }
}
