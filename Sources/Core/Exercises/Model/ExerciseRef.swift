import Kernel

/// Which exercise: one of the bank, or one that the person wrote.
package enum ExerciseRef: Equatable, Sendable {
  /// The bank's id, such as "barbell-bench-press": a slug of its English name.
  case bank(String)
  /// One that is made of its name: see `own(named:)`.
  case own(String)
}

extension ExerciseRef {
  /// As journals keep it: an own one begins with "+".
  package var text: String {
    switch self {
    case .bank(let id): id
    case .own(let id): "+" + id
    }
  }

  /// Nil where there is no id, or a longer one than anybody gives.
  package init?(text: String) {
    let bytes = Array(text.utf8.prefix(102))
    guard let first = bytes.first, bytes.count <= 101 else { return nil }
    if first == UInt8(ascii: "+") {
      if bytes.count == 1 { return nil }
      self = .own(String(decoding: bytes.dropFirst(), as: UTF8.self))
    } else {
      self = .bank(text)
    }
  }
}

extension ExerciseRef {
  /// One of the person's own: its id is made of its name, so that the same name is the same exercise, on another device
  /// and in another file too. "Zercher Squat" is "zercher-squat".
  package static func own(named name: String) -> ExerciseRef {
    var bytes = Folding.folded(name).map { $0 == 0x20 ? UInt8(ascii: "-") : $0 }
    if bytes.isEmpty { bytes = Array(name.utf8) }
    return .own(String(decoding: bytes, as: UTF8.self).cut(toBytes: 100))
  }
}
