package import Accounts
package import Kernel
import Wire

/// Something that an account's devices are to be told of at a moment. What it is lies in the box.
package struct Reminder: Equatable, Sendable {
  /// 32 letters: an HMAC, which says nothing but whether two are the same.
  package var id: String
  package var due: Instant
  /// From then on it is told to nobody any more.
  package var expires: Instant
  /// Sealed for the account's devices.
  package var box: String
  /// For the app's icon.
  package var badge: Int?
  package var anchor: ReminderAnchor?
}

/// `PUT /api/v1/push/reminders`: all of an account's, `{"seq","reminders":[…]}`, as its device has made them of the log up to
/// `seq`.
package struct ReminderSet: Equatable, Sendable {
  package var seq: Int64
  package var reminders: [Reminder]
  /// When it came.
  let received: Instant

  package static let most = 200
  /// Of its text, in bytes.
  package static let mostBytes = 512 << 10
  private static let mostBox = 700
  /// Seconds.
  private static let furthest: Int64 = 40 * 86_400
  private static let longest: Int64 = 2 * 86_400

  /// Those that have expired by `now` are left out.
  package init(_ bytes: [UInt8], now: Instant) throws(Malformed) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 8, bytes: Self.mostBytes)),
      let seq = json["seq"]?.integer, seq >= 0, let all = json["reminders"]?.array, all.count <= Self.most
    else {
      throw Malformed(member: "", demand: "be an object with seq and at most \(Self.most) reminders")
    }
    self.seq = seq
    received = now
    reminders = []
    var ids: Set<String> = []
    for (place, json) in all.enumerated() {
      let reminder = try Self.reminder(json, "reminders[\(place)].", now)
      guard ids.insert(reminder.id).inserted else {
        throw Malformed(member: "reminders[\(place)].id", demand: "be another than those before it")
      }
      if reminder.expires > now { reminders.append(reminder) }
    }
  }

  private static func reminder(_ json: JSON, _ place: String, _ now: Instant) throws(Malformed) -> Reminder {
    guard let id = json["id"]?.string, Self.isID(id) else {
      throw Malformed(member: place + "id", demand: "be 24 bytes in base64url")
    }
    guard let due = json["due"]?.integer, Instant.kept.contains(due),
      Instant(milliseconds: due).seconds(since: now) <= furthest
    else { throw Malformed(member: place + "due", demand: "be a time within 40 days, in milliseconds") }
    guard let expires = json["expires"]?.integer, expires >= due, expires - due <= longest * 1000 else {
      throw Malformed(member: place + "expires", demand: "be at most two days after it is due")
    }
    guard let box = json["box"]?.string, (1...mostBox).contains(box.utf8.count), Base64URL.bytes(box) != nil else {
      throw Malformed(member: place + "box", demand: "be at most \(mostBox) letters of base64url")
    }
    var reminder = Reminder(
      id: id, due: Instant(milliseconds: due), expires: Instant(milliseconds: expires), box: box)
    if let badge = json["badge"], badge != .null {
      guard let count = badge.int, (0...9999).contains(count) else {
        throw Malformed(member: place + "badge", demand: "be a whole number up to 9,999")
      }
      reminder.badge = count
    }
    if let anchor = json["anchor"], anchor != .null {
      guard let read = ReminderAnchor(anchor), read.text.utf8.count <= ReminderAnchor.most,
        !read.isOfMoves || due == expires
      else { throw Malformed(member: place + "anchor", demand: "be a race, a departure or a window, as documented") }
      reminder.anchor = read
    }
    return reminder
  }

  package static func isID(_ text: String) -> Bool { text.utf8.count == 32 && Base64URL.bytes(text) != nil }
}
