import Exercises
import Kernel
import Training

/// What a line says behind its exercise's name: "3 × 10/8, 20 kg, rest 1:30", and what people write instead.
struct ShareSets {
  var rounds = 1
  private(set) var amounts: [ExerciseSet] = []
  private(set) var weights: [Weight] = []
  /// Seconds.
  private(set) var rests: [Int] = []
  private(set) var shortRest: Int?
  /// "−5 kg": there is no weight to keep it as, and 5 kg would be another workout.
  private(set) var isBelowZero = false
  private let unit: Weight.Unit

  /// `unit` is that of a weight without one. Nil where what is said can't be.
  init?(_ line: inout ShareLine, _ unit: Weight.Unit) {
    self.unit = unit
    guard let rounds = line.rounds(), (1...Superset.mostRounds).contains(rounds) else { return nil }
    self.rounds = rounds
    guard readAmounts(&line) else { return nil }
    while !line.isAtEnd {
      let start = line.at
      guard readField(&line, unit) else { return nil }
      // What is a note to somebody is none to us.
      if line.at == start { line.step() }
    }
    guard amounts.count <= Superset.mostRounds else { return nil }
    self.rounds = max(rounds, amounts.count)
  }

  /// From 0. Where fewer are said than there are rounds, the last one goes on.
  func set(_ round: Int) -> ExerciseSet {
    var set = amounts[min(round, amounts.count - 1)]
    set.weight = weights.isEmpty ? Weight(thousandths: 0, unit) : weights[min(round, weights.count - 1)]
    return set
  }

  /// In seconds; the usual rest where the line says none.
  func rest(_ round: Int) -> Int { rests.isEmpty ? Superset.usualRest : rests[min(round, rests.count - 1)] }

  private mutating func readAmounts(_ line: inout ShareLine) -> Bool {
    var isPlain: [Bool] = []
    var said: Measure?
    repeat {
      line.skipSpaces()
      guard let amount = Self.amount(&line) else { return false }
      amounts.append(amount.set)
      isPlain.append(amount.measure == nil)
      said = amount.measure
    } while amounts.count <= Superset.mostRounds && Self.skipListMark(&line, afterUnit: said != nil)
    // "60/45 s": the unit behind the last is that of all.
    if let said {
      for index in amounts.indices where isPlain[index] { amounts[index].measure = said }
    }
    return true
  }

  private static func skipListMark(_ line: inout ShareLine, afterUnit: Bool) -> Bool {
    let before = line
    line.skipSpaces()
    if line.skip("/") { return true }
    // "12, 10, 8" goes on where nothing but a number follows; "12, 20 kg" doesn't.
    if !afterUnit, line.skip(",") {
      line.skipSpaces()
      var ahead = line
      if let number = ahead.number(), number % 1000 == 0 {
        ahead.skipSpaces()
        if ahead.isAtEnd || ahead.skip(",") { return true }
      }
    }
    line = before
    return false
  }

  private static func amount(_ line: inout ShareLine) -> (set: ExerciseSet, measure: Measure?)? {
    var set = ExerciseSet()
    var measure: Measure?
    if let (value, isClock) = time(&line) {
      var thousandths = Int64(value)
      if isClock { measure = .seconds }
      let before = line
      line.skipSpaces()
      switch line.word() {
      case "s", "sec", "secs", "second", "seconds", "seconde", "secondes": measure = .seconds
      case "min", "mins", "minute", "minutes":
        measure = .seconds
        thousandths *= 60
      case "m", "metre", "metres", "meter", "meters": measure = .metres
      case "km":
        measure = .metres
        thousandths *= 1000
      case "rep", "repetitions": measure = .reps
      case let word:
        if ShareWords.everyReps.place(of: word) != nil { measure = .reps } else { line = before }
      }
      set.amount = Int(clamping: (thousandths + 500) / 1000)
      // "8-12": the least is what has to be done.
      let range = line
      if !(line.skip("-") && line.number() != nil) { line = range }
    } else {
      let word = line.word()
      guard word == "max" || word == "amrap" else { return nil }
      set.kind = .failure
    }
    guard set.amount <= ExerciseSet.mostAmount else { return nil }
    set.measure = measure ?? .reps
    let before = line
    line.skipSpaces()
    if line.skip("("), let kind = kind(line.word()) {
      set.kind = kind
      while !line.isAtEnd, !line.skip(")") { line.step() }
    } else {
      line = before
    }
    return (set, measure)
  }

  private static func kind(_ word: String) -> ExerciseSet.Kind? {
    if ShareWords.everyWarmUp.place(of: word) != nil { return .warmUp }
    if ShareWords.everyDrop.place(of: word) != nil { return .drop }
    if ShareWords.everyFailure.place(of: word) != nil { return .failure }
    return switch word {
    case "warmup", "w": .warmUp
    case "dropset", "d": .drop
    case "f": .failure
    default: nil
    }
  }

  /// "1:30" in thousandths of a second, or a plain number in thousandths.
  private static func time(_ line: inout ShareLine) -> (thousandths: Int, isClock: Bool)? {
    guard let number = line.number() else { return nil }
    let before = line
    if line.skip(":"), let seconds = line.number(), seconds < 60_000, number < 10_000_000 {
      return (number * 60 + seconds, true)
    }
    line = before
    return (number, false)
  }

  private mutating func readField(_ line: inout ShareLine, _ unit: Weight.Unit) -> Bool {
    line.skipSpaces()
    var ahead = line
    let word = ahead.word()
    var behind = ahead
    behind.skipSpaces()
    if ShareWords.everyShortRest.place(of: word + " " + behind.word()) != nil {
      line = behind
      return readRest(&line, isShort: true)
    }
    if word == "pause" || ShareWords.everyRest.place(of: word) != nil {
      line = ahead
      line.skipSpaces()
      _ = line.skip(":")
      return readRest(&line, isShort: false)
    }
    switch word {
    case "rpe", "rir", "tempo":
      line = ahead
      line.skipSpaces()
      _ = line.number()
    default: break
    }
    return readWeights(&line, unit)
  }

  private mutating func readRest(_ line: inout ShareLine, isShort: Bool) -> Bool {
    var list: [Int] = []
    repeat {
      line.skipSpaces()
      guard let seconds = Self.seconds(&line) else { break }
      guard seconds <= Superset.mostRest else { return false }
      list.append(seconds)
    } while list.count <= Superset.mostRounds && line.skip("/")
    if isShort { shortRest = list.first ?? shortRest } else if !list.isEmpty { rests = list }
    return true
  }

  private static func seconds(_ line: inout ShareLine) -> Int? {
    guard let (value, isClock) = time(&line) else { return nil }
    if isClock { return value / 1000 }
    let before = line
    line.skipSpaces()
    switch line.word() {
    case "min", "mins", "minute", "minutes", "m": return Int(clamping: Int64(value) * 60 / 1000)
    case "s", "sec", "secs", "second", "seconds": return value / 1000
    default:
      line = before
      return value / 1000
    }
  }

  /// A list of numbers with units of weight; a time is a rest that doesn't say so.
  private mutating func readWeights(_ line: inout ShareLine, _ unit: Weight.Unit) -> Bool {
    let start = line
    var list: [(value: Int, unit: Weight.Unit?)] = []
    let isNegative = line.skipMinus()
    repeat {
      line.skipSpaces()
      guard let number = line.number() else { break }
      let before = line
      line.skipSpaces()
      switch line.word() {
      case "kg", "kgs", "kilo", "kilos", "kilograms", "kilogrammes": list.append((number, .kilograms))
      case "lb", "lbs", "pound", "pounds", "livres": list.append((number, .pounds))
      case "s", "sec", "secs", "seconds", "min", "minutes":
        line = start
        return readRest(&line, isShort: false)
      default:
        line = before
        if line.skip(":") {
          line = start
          return readRest(&line, isShort: false)
        }
        list.append((number, nil))
      }
    } while list.count <= Superset.mostRounds && line.skip("/")
    guard !list.isEmpty, weights.isEmpty else { return true }
    if isNegative, list[0].unit != nil { isBelowZero = true }
    // "20/22.5 kg": the unit behind the last is that of all.
    let said = list[list.count - 1].unit ?? unit
    for (value, unit) in list {
      guard value <= Weight.most else { return false }
      weights.append(Weight(thousandths: value, unit ?? said))
    }
    return true
  }
}
