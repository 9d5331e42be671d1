import Kernel

/// Whole numbers and times as they are typed into a field.
package enum Whole {
  /// Digits only, spaces at the ends forgiven; nil outside the bounds.
  package static func typed(_ text: String, from least: Int, to most: Int) -> Int? {
    var bytes = Array(text.utf8.prefix(33))[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    guard (1...9).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value < least || value > most ? nil : value
  }

  /// Seconds, from "90" or "1:30".
  package static func typedSeconds(_ text: String, to most: Int) -> Int? {
    let (head, tail) = text.halves(at: ":")
    guard let tail else { return typed(text, from: 0, to: most) }
    guard let minutes = typed(head, from: 0, to: most / 60), tail.utf8.count == 2,
      let seconds = typed(tail, from: 0, to: 59), minutes * 60 + seconds <= most
    else { return nil }
    return minutes * 60 + seconds
  }

  /// "1:30"; an hour and more too: "75:00".
  package static func clock(_ seconds: Int) -> String {
    let seconds = max(seconds, 0)
    let rest = seconds % 60
    return String(seconds / 60) + (rest < 10 ? ":0" : ":") + String(rest)
  }
}
