/// Addresses that come from data are checked before they can stand in an `href`.
package enum SafeAddress {
  /// The address itself where it is relative, `http:`, `https:`, `mailto:` or `tel:`; otherwise "#".
  ///
  /// Browsers drop tabs, line ends and leading controls before they look for a scheme, so those are refused outright.
  package static func checked(_ address: String) -> String {
    var scheme: [UInt8] = []
    for byte in address.utf8 {
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return "#" }
    }
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        return address
      case UInt8(ascii: ":"):
        let allowed: [StaticString] = ["http", "https", "mailto", "tel"]
        for name in allowed where name.matches(scheme) { return address }
        return "#"
      default:
        scheme.append(byte >= 65 && byte <= 90 ? byte + 32 : byte)
      }
    }
    return address
  }
}

extension StaticString {
  fileprivate func matches(_ bytes: [UInt8]) -> Bool {
    withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
