import Kernel

/// All names cut into words, each word once; see `ExerciseSearch`.
struct ExerciseIndex: Sendable {
  /// One name of an exercise.
  struct Name: Sendable {
    /// Rows of `codes`.
    var words: Range<Int>
    /// Of its words together.
    var bytes: Int
  }

  /// One exercise, and all the words that it can be found by.
  private struct Entry: Sendable {
    /// Rows of `names`: the name, then the others.
    var names: Range<Int>
    /// Rows of `codes`.
    var equipment: Range<Int>
    var muscles: Range<Int>
  }

  private(set) var words = Vocabulary()
  /// By row of `words`.
  private(set) var lengths: [Int] = []
  private var known = Places<String>()
  private var codes: [Int] = []
  private var names: [Name] = []
  private var entries: [Entry] = []

  init(_ exercises: [Exercise], _ local: BankWords) {
    var equipment: [Range<Int>] = []
    for each in Equipment.allCases {
      equipment.append(add(each.word + " " + local.equipment(each)).words)
    }
    var muscles: [Range<Int>] = []
    for each in Muscle.allCases {
      muscles.append(add(each.word + " " + local.muscle(each)).words)
    }
    for exercise in exercises {
      let first = names.count
      names.append(add(exercise.name))
      for alias in exercise.aliases { names.append(add(alias)) }
      let start = codes.count
      for muscle in exercise.primary.all { codes += codes[muscles[muscle.rawValue]] }
      entries.append(
        Entry(
          names: first..<names.count, equipment: exercise.equipment.map { equipment[$0.rawValue] } ?? 0..<0,
          muscles: start..<codes.count))
    }
  }

  private mutating func add(_ name: String) -> Name {
    let start = codes.count
    var bytes = 0
    for word in SearchWords.of(name: name) {
      bytes += word.count
      append(word)
    }
    // "Pull-Up" is also found as one word.
    var joined: [UInt8] = []
    for byte in name.utf8 where byte != UInt8(ascii: "-") { joined.append(byte) }
    if joined.count < name.utf8.count {
      for word in SearchWords.of(name: String(decoding: joined, as: UTF8.self)) { append(word) }
    }
    return Name(words: start..<codes.count, bytes: bytes)
  }

  private mutating func append(_ word: [UInt8]) {
    let row = words.row(of: word, among: &known) { ExerciseWords.forms(of: $0) }
    if row == lengths.count { lengths.append(word.count) }
    codes.append(row)
  }

  func names(of exercise: Int) -> ArraySlice<Name> { names[entries[exercise].names] }

  /// As rows of the vocabulary, as in the two below.
  func words(of name: Name) -> ArraySlice<Int> { codes[name.words] }

  func equipment(of exercise: Int) -> ArraySlice<Int> { codes[entries[exercise].equipment] }

  func muscles(of exercise: Int) -> ArraySlice<Int> { codes[entries[exercise].muscles] }
}

/// The short forms that lifters type.
enum ExerciseWords {
  /// A word of a name and the other ways to write it.
  static func forms(of word: [UInt8]) -> [[UInt8]] {
    var forms = [word]
    for family in families where family.contains(word) {
      for other in family where other != word { forms.append(other) }
    }
    return forms
  }

  /// The first of a family stands for it, where names are compared.
  static func first(of word: [UInt8]) -> [UInt8] {
    for family in families where family.contains(word) { return family[0] }
    return word
  }

  private static let families: [[[UInt8]]] = {
    let text: StaticString = """
      dumbbell db dumbell;barbell bb;kettlebell kb;bodyweight bw;one single 1;two double 2;triceps tricep tri;biceps bicep bi;\
      extension ext;fly flye flyes flys;overhead oh;romanian rom;deadlift dl;alternating alternate alt;abdominals abs;\
      abdominal ab;quadriceps quad quads;hamstring ham;hamstrings hams;shoulder delt delts deltoid;shoulders delts;\
      glutes butt;medicine med;trapezius trap;incline inc;decline dec;squat squats;press presses
      """
    return text.withUTF8Buffer { bytes in
      var families: [[[UInt8]]] = []
      for family in Array(bytes).split(separator: UInt8(ascii: ";")) {
        var words: [[UInt8]] = []
        for word in family.split(separator: UInt8(ascii: " ")) { words.append(Array(word)) }
        families.append(words)
      }
      return families
    }
  }()
}
