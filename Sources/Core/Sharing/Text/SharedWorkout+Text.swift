package import Exercises
package import Kernel
import Training

/// A workout as people write it down, one exercise a line:
///
///     Push day
///     A. Standing Military Press, 3 × 10, 20 kg, rest 1:30
///     B1. Pull-Up, 3 × 8/8/6, rest 0:15
///     B2. Dumbbell Fly, 3 × 12 (warm-up)/12/10, 8/10/10 kg, rest 1:30
///
/// A list has one entry a round. Inside a superset the rest is the short one, behind its last exercise the full one. What
/// is written here `init(text:…)` reads back exactly. A name that could be taken for something else stands in quotes.
extension SharedWorkout {
  /// In that language; exercises by the bank's names, and by their ids where it does not have them.
  package func text(_ bank: ExerciseBank, _ language: Language) -> String {
    let writer = ShareText(words: ShareWords(language))
    var text = ShareText.name(workout.name, isTitle: true)
    for (index, superset) in workout.supersets.enumerated() {
      for place in superset.slots.indices {
        let exercise = bank.exercise(superset.slots[place].exercise, own: own)
        let name = exercise?.name ?? superset.slots[place].exercise.text
        let label = ShareText.label(index) + (superset.slots.count > 1 ? String(place + 1) : "")
        text += "\n" + label + ". " + ShareText.name(name, isTitle: false) + writer.sets(superset, place)
      }
    }
    return text + "\n"
  }
}

/// The parts of a line.
struct ShareText {
  var words: ShareWords

  /// A to Z, then AA.
  static func label(_ index: Int) -> String {
    let first = index < 26 ? "" : label(index / 26 - 1)
    return first + String(decoding: [UInt8(ascii: "A") + UInt8(index % 26)], as: UTF8.self)
  }

  /// As it stands, or in quotes where it would be read as something else.
  static func name(_ name: String, isTitle: Bool) -> String {
    let bytes = Array(name.utf8)
    var isPlain = !bytes.isEmpty && bytes.first != UInt8(ascii: "\"") && name.trimmed == name
    for byte in bytes where byte < 0x20 { isPlain = false }
    if let last = bytes.last, last < 0x30 && last != UInt8(ascii: ")") { isPlain = false }
    var reader = ShareLine(name)
    if isPlain {
      isPlain = isTitle ? !reader.hasSets : !reader.hasSets && !reader.startsWithBullet
    }
    if isPlain { return name }
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0x0A: quoted += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0D: quoted += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return String(decoding: quoted, as: UTF8.self)
  }

  func sets(_ superset: Superset, _ place: Int) -> String {
    var sets: [ExerciseSet] = []
    var rests: [String] = []
    for round in superset.rounds {
      sets.append(round.sets[place])
      rests.append(Whole.clock(round.rest))
    }
    var text = ", " + String(sets.count) + " × " + Self.list(amounts(sets))
    let weights = weights(sets)
    if !weights.isEmpty { text += ", " + weights }
    if place == superset.slots.count - 1 {
      text += ", " + words.rest + " " + Self.list(rests)
      if place == 0, superset.shortRest != Superset.usualShortRest {
        text += ", " + words.shortRest + " " + Whole.clock(superset.shortRest)
      }
    } else {
      text += ", " + words.rest + " " + Whole.clock(superset.shortRest)
    }
    return text
  }

  private func amounts(_ sets: [ExerciseSet]) -> [String] {
    var needsUnit = false
    for set in sets where set.measure != .reps { needsUnit = true }
    var amounts: [String] = []
    for set in sets {
      amounts.append(String(set.amount) + (needsUnit ? words.measure(set.measure) : "") + words.kind(set.kind))
    }
    return amounts
  }

  /// "" where nothing weighs anything: "0 lb" of a chin-up says nothing.
  private func weights(_ sets: [ExerciseSet]) -> String {
    var isNone = true
    var isOneUnit = true
    for set in sets {
      if set.weight.thousandths > 0 { isNone = false }
      if set.weight.unit != sets[0].weight.unit { isOneUnit = false }
    }
    if isNone { return "" }
    var weights: [String] = []
    for set in sets {
      weights.append(set.weight.number(in: words.language) + (isOneUnit ? "" : " " + set.weight.unit.symbol))
    }
    return Self.list(weights) + (isOneUnit ? " " + sets[0].weight.unit.symbol : "")
  }

  /// Once where all are alike.
  private static func list(_ parts: [String]) -> String {
    var text = ""
    var isOne = true
    for part in parts {
      if part != parts[0] { isOne = false }
      text += (text.isEmpty ? "" : "/") + part
    }
    return isOne ? parts[0] : text
  }
}
