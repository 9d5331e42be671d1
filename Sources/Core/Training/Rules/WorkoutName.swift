import Kernel

/// A name as it was typed, without spaces at its ends.
package enum WorkoutName {
  /// At most 200 bytes; nil where nothing is left.
  package static func typed(_ text: String) -> String? {
    var bytes = Array(text.cut(toBytes: 200).utf8)[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
