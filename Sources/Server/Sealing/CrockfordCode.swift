/// Crockford's base 32 as people type it: O is 0, I and L are 1, spaces and dashes are nothing (crockford.com/base32.html).
package enum CrockfordCode {
  /// In capitals; nil unless there are so many letters and no others.
  package static func read(_ typed: String, letters count: Int) -> String? {
    var code = ""
    for letter in typed.uppercased() where !" -\u{2010}\u{2011}\u{2013}".contains(letter) {
      switch letter {
      case "O": code.append("0")
      case "I", "L": code.append("1")
      default: code.append(letter)
      }
    }
    return code.count == count && code.allSatisfy("0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains) ? code : nil
  }
}
