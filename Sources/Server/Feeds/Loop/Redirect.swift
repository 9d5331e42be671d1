import Foundation

/// Where an upstream may send us. A feed's address was given by whoever runs this server; where its answer points was not,
/// and must not reach what only this machine can reach.
enum Redirect {
  /// How many are followed.
  static let most = 3

  /// The address that `location` names; nil where it may not be followed. The same scheme, host and port may; so may any
  /// host by name over https, whose certificate proves that it is the one the agency means.
  static func target(_ location: String, from url: String) -> String? {
    guard let old = URL(string: url), let next = URL(string: location, relativeTo: old)?.absoluteURL,
      let host = next.host?.lowercased()
    else { return nil }
    let isSame = isSameOrigin(next.absoluteString, url)
    let isProven = next.scheme?.lowercased() == "https" && (next.port ?? 443) == 443 && isPublicName(host)
    return isSame || isProven ? next.absoluteString : nil
  }

  /// What was sent for one origin, such as a key, is not sent to another.
  static func isSameOrigin(_ a: String, _ b: String) -> Bool {
    guard let a = URL(string: a), let b = URL(string: b), let scheme = a.scheme?.lowercased() else { return false }
    return scheme == b.scheme?.lowercased() && a.host?.lowercased() == b.host?.lowercased()
      && (a.port ?? standardPort(scheme)) == (b.port ?? standardPort(scheme))
  }

  private static func standardPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }

  /// A name with a dot, not the number of a machine and not of this network.
  private static func isPublicName(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, last.first?.isLetter == true, !host.utf8.contains(UInt8(ascii: ":"))
    else { return false }
    return !["local", "localhost", "internal", "lan", "home", "arpa"].contains(String(last))
  }
}
