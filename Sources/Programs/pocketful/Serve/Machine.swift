import Glibc

/// What this machine is and allows.
enum Machine {
  /// Its own name, as others in its network call it; "" where it has none.
  static var name: String {
    var text = [CChar](repeating: 0, count: 256)
    guard gethostname(&text, text.count - 1) == 0 else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A sentence where this process may hold less memory than it needs: it would end in the middle of something, without
  /// a word.
  static var shortage: String? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < least else { return nil }
    return
      "This process may hold \(limit.rlim_cur >> 20) MB of memory, address space counted. Give it \(least >> 20) MB: "
      + "with less it may end at any time (ulimit -v)."
  }

  /// So many bytes of the system's own lot, which nobody can guess.
  static func random(_ count: Int) -> [UInt8] {
    var lot = SystemRandomNumberGenerator()
    return (0..<count).map { _ in lot.next() }
  }

  private static let least: rlim_t = 300 << 20
}
