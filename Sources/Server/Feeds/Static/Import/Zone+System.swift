import Foundation
package import Kernel

extension Zone {
  /// Files and folders of a zoneinfo folder that are no IANA names: a rule's template, this machine's own zone, "not set",
  /// and copies with and without leap seconds.
  private static let noZones = ["posixrules", "localtime", "Factory", "posix/", "right/"]

  /// The zone of that IANA name as this machine's own data have it; nil for a name that is none.
  package static func system(named name: String) -> Zone? {
    let isName =
      !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix("/") && !name.contains("..")
      && name.utf8.allSatisfy { $0.isLetterOrDigit || "/_+-".utf8.contains($0) }
      && !noZones.contains { name == $0 || ($0.hasSuffix("/") && name.hasPrefix($0)) }
    guard isName else { return nil }
    for folder in ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo"] {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      return (try? Zone(name: name, tzif: [UInt8](data)))?.recent
    }
    return name == "UTC" || name == "Etc/UTC" ? Zone(name: name, firstOffset: 0) : nil
  }
}

extension Zone {
  /// From 2000 to 2037: no timetable needs more, and a file of facts stays short.
  fileprivate var recent: Zone {
    let first = Instant(seconds: 946_684_800)
    let last = Instant(seconds: 2_145_916_800)
    return Zone(
      name: name, firstOffset: offset(at: first),
      transitions: transitions.filter { $0.since > first && $0.since < last })
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
