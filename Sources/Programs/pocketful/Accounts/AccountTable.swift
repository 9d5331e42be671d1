import Accounts
import Kernel

/// Accounts as lines of a terminal, one each.
struct AccountTable {
  var hasEmails: Bool
  var hasDevices: Bool

  func text(_ accounts: [AccountSummary]) -> String {
    var text = Self.line("Account", "Made", "Last seen", "Devices", "Entries", "Bytes", hasEmails ? "E-mail" : "")
    for account in accounts {
      text += Self.line(
        account.id.short, Self.day(account.made), Self.day(account.seen),
        String(account.devices.count), String(account.entries), String(account.bytes),
        hasEmails ? Terminal.plain(account.email) : "")
      if hasDevices { text += account.devices.map(Self.line).joined() }
    }
    return text
  }

  private static func line(
    _ id: String, _ made: String, _ seen: String, _ devices: String, _ entries: String, _ bytes: String,
    _ email: String
  ) -> String {
    let columns = [
      padded(id, 10), padded(made, 12), padded(seen, 12), padded(devices, 7, isNumber: true),
      padded(entries, 10, isNumber: true), padded(bytes, 12, isNumber: true),
    ]
    return columns.joined() + (email.isEmpty ? "" : "  " + email) + "\n"
  }

  private static func line(_ device: Device) -> String {
    "  " + padded(device.id.short, 10) + padded(day(device.made), 12) + padded(day(device.seen), 12)
      + Terminal.plain(device.name) + "\n"
  }

  /// By UTC: an operator's accounts may be anywhere.
  private static func day(_ time: Instant) -> String { Zone.utc.local(time).day.iso8601 }

  private static func padded(_ text: String, _ width: Int, isNumber: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? spaces + text : text + spaces
  }
}
