import Foundation
import Kernel

/// What the person sits in front of.
enum Terminal {
  /// What every complaint begins with.
  static let name = "pocketful: "

  /// A sentence on stderr behind the program's name.
  static func complain(_ sentence: String) { write(name + sentence + "\n", to: STDERR_FILENO) }

  /// On stdout, as it is.
  static func say(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// On stderr, as it is.
  static func note(_ text: String) { write(text, to: STDERR_FILENO) }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// https://no-color.org: any value but an empty one.
  static func hasColor(_ environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Columns; 80 where nobody says.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// What others wrote, without what a terminal would obey or turn around: control characters and marks of direction. The
  /// rest is kept whole; who writes from right to left writes so still.
  static func plain(_ text: String, most: Int = .max) -> String {
    var plain = ""
    for scalar in text.unicodeScalars where !isCommand(scalar) { plain.unicodeScalars.append(scalar) }
    return plain.count > most ? plain.prefix(most) + "\u{2026}" : plain
  }

  /// The same JSON, with such characters escaped; they can only stand inside its texts.
  static func plain(json: [UInt8]) -> String {
    var plain = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if isCommand(scalar) {
        let digits = String(scalar.value, radix: 16)
        plain += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// The one place where the program looks at the clock on the wall.
enum WallClock {
  /// This machine's clock, to the millisecond.
  static func now() -> Instant {
    Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
  }

  /// Milliseconds of a clock that nobody sets.
  static func uptime() -> Int64 { Int64(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000) }

  /// The wall's, or one that stands still.
  static func clock(fixedAt seconds: Int64?) -> @Sendable () -> Instant {
    guard let seconds else { return { now() } }
    return { Instant(seconds: seconds) }
  }
}
