import Exercises
import Kernel
import Training

/// Supersets as short rows, for a snapshot and for a workout that is added whole: `[id, position, shortRest, [slotId,
/// position, exercise, …], [round, …]]`. A round is `[times, rest, amount, code, thousandths, …]`, three numbers a set;
/// `times` is how many rounds in a row are the same. A code holds what has few values: measure + 3 × kind + 12 × unit.
enum SupersetRows {
  static func json(_ superset: Superset) -> JSON {
    var slots: [JSON] = []
    for slot in superset.slots {
      slots.append(.string(slot.id))
      slots.append(.string(slot.position))
      slots.append(.string(slot.exercise.text))
    }
    var rounds: [JSON] = []
    var index = 0
    while index < superset.rounds.count {
      let round = superset.rounds[index]
      var times = 1
      while index + times < superset.rounds.count, superset.rounds[index + times] == round { times += 1 }
      var row = [number(times), number(round.rest)]
      for set in round.sets { append(set, to: &row) }
      rounds.append(.array(row))
      index += times
    }
    return .array([
      .string(superset.id), .string(superset.position), number(superset.shortRest), .array(slots), .array(rounds),
    ])
  }

  static func number(_ value: Int) -> JSON { .integer(Int64(value)) }

  static func append(_ set: ExerciseSet, to row: inout [JSON]) {
    row.append(number(set.amount))
    row.append(number(set.measure.rawValue + 3 * set.kind.rawValue + 12 * set.weight.unit.rawValue))
    row.append(number(set.weight.thousandths))
  }

  /// Nil when anything in it can't be read, or is more than a superset may have.
  static func superset(_ json: JSON) -> Superset? {
    guard let row = json.array, row.count == 5, let id = row[0].identifier, let position = row[1].string,
      let shortRest = row[2].int(upTo: Superset.mostRest), let texts = row[3].array, let rows = row[4].array,
      texts.count % 3 == 0, (3...3000).contains(texts.count)
    else { return nil }
    var slots: [Slot] = []
    for index in stride(from: 0, to: texts.count, by: 3) {
      guard let id = texts[index].identifier, let position = texts[index + 1].string,
        !slots.contains(where: { $0.id == id }),
        let exercise = texts[index + 2].string.flatMap({ ExerciseRef(text: $0) })
      else { return nil }
      slots.append(Slot(id: id, position: position, exercise: exercise))
    }
    var rounds: [Round] = []
    for row in rows {
      guard let numbers = row.array, numbers.count == 2 + texts.count,
        let times = numbers[0].int(upTo: Superset.mostRounds - rounds.count), times > 0,
        let rest = numbers[1].int(upTo: Superset.mostRest)
      else { return nil }
      var sets: [ExerciseSet] = []
      for index in stride(from: 2, to: numbers.count, by: 3) {
        guard let set = set(numbers, at: index) else { return nil }
        sets.append(set)
      }
      for _ in 0..<times { rounds.append(Round(sets: sets, rest: rest)) }
    }
    if rounds.isEmpty { return nil }
    return Superset(id: id, position: position, slots: slots, rounds: rounds, shortRest: shortRest)
  }

  /// From the three numbers that begin at `index`.
  static func set(_ row: [JSON], at index: Int) -> ExerciseSet? {
    guard index + 2 < row.count, let amount = row[index].int(upTo: ExerciseSet.mostAmount),
      let code = row[index + 1].int(upTo: 23), let measure = Measure(rawValue: code % 3),
      let kind = ExerciseSet.Kind(rawValue: code / 3 % 4), let unit = Weight.Unit(rawValue: code / 12),
      let thousandths = row[index + 2].int(upTo: Weight.most)
    else { return nil }
    return ExerciseSet(
      amount: amount, measure: measure, weight: Weight(thousandths: thousandths, unit), kind: kind)
  }
}

extension JSON {
  /// A whole number from 0 on.
  func int(upTo most: Int) -> Int? {
    guard let value = int, value >= 0, value <= most else { return nil }
    return value
  }

  /// 1 to 100 bytes.
  var identifier: String? {
    guard let text = string, (1...100).contains(text.utf8.count) else { return nil }
    return text
  }

  /// A name: 1 to 200 bytes.
  var label: String? {
    guard let text = string, (1...200).contains(text.utf8.count) else { return nil }
    return text
  }

  /// From 1970 to the end of the year 9999, in milliseconds.
  var time: Instant? {
    guard let milliseconds = integer, Instant.kept.contains(milliseconds) else { return nil }
    return Instant(milliseconds: milliseconds)
  }
}
