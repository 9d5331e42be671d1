import Kernel

/// Which exercise another program's name or a pasted text means: exactly one of the bank or the person's own, or none.
/// "Bench Press (Barbell)", "barbell bench presses" and "BB bench-press" are one name: the same words in any order.
package struct ExerciseNames: Sendable {
  private var keys = Places<String>()
  /// By place in `keys`.
  private var meant: [Int] = []
  private let exercises: [Exercise]
  package let own: [OwnExercise]

  /// Where two share a name, the person's own goes before the bank's, and a name before another's alias.
  package init(_ bank: ExerciseBank, own: [OwnExercise]) {
    self.own = own
    var all: [Exercise] = []
    for exercise in own { all.append(Exercise(exercise)) }
    all += bank.exercises
    exercises = all
    for place in all.indices { add(Self.key(all[place].name), place) }
    for place in all.indices { add(all[place].name, with: all[place].equipment, place) }
    for place in all.indices {
      for alias in all[place].aliases {
        add(alias, with: all[place].equipment, place)
        if all[place].isKnown { add(Self.key(alias), place) }
      }
    }
    for place in all.indices {
      for alias in all[place].aliases { add(Self.key(alias), place) }
    }
  }

  /// Nil where no exercise is called so.
  package func exercise(_ name: String) -> Exercise? {
    let key = Self.key(name)
    if key.isEmpty { return nil }
    return keys.place(of: key).map { exercises[meant[$0]] }
  }

  private mutating func add(_ key: String, _ place: Int) {
    if !key.isEmpty, keys.add(key).isNew { meant.append(place) }
  }

  private mutating func add(_ name: String, with equipment: Equipment?, _ place: Int) {
    guard let equipment else { return }
    add(Self.key(name + " " + equipment.word), place)
  }

  /// Its words in one form, each once, in order.
  static func key(_ name: String) -> String {
    var words: [[UInt8]] = []
    for word in SearchWords.of(query: name, atMost: 200) {
      for part in parts(of: word) {
        let plain = ExerciseWords.first(of: part)
        guard !isLittle(plain) else { continue }
        var place = words.count
        while place > 0, plain.lexicographicallyPrecedes(words[place - 1]) { place -= 1 }
        if place == 0 || words[place - 1] != plain { words.insert(plain, at: place) }
      }
    }
    var key: [UInt8] = []
    for word in words {
      key += word
      key.append(0x20)
    }
    return String(decoding: key, as: UTF8.self)
  }

  private static func isLittle(_ word: [UInt8]) -> Bool {
    switch String(decoding: word, as: UTF8.self) {
    case "a", "an", "the", "with", "on", "of", "in": true
    default: false
    }
  }

  /// "pulldowns" is pull · down, "crunches" crunch.
  private static func parts(of word: [UInt8]) -> [[UInt8]] {
    let single = singular(word)
    for ending in ["up", "down", "crusher", "back", "over", "out"] {
      let length = ending.utf8.count
      if single.count > length + 2, single.suffix(length).elementsEqual(ending.utf8) {
        return [Array(single.dropLast(length)), Array(ending.utf8)]
      }
    }
    return [single]
  }

  private static func singular(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 3, word.last == UInt8(ascii: "s") else { return word }
    let ending = Array(word.suffix(4))
    if ending == Array("sses".utf8) || ending == Array("ches".utf8) { return Array(word.dropLast(2)) }
    return ending[2] == UInt8(ascii: "s") ? word : Array(word.dropLast())
  }
}
