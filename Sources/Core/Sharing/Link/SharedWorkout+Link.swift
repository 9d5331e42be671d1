import Exercises
import Kernel
import Training

/// A workout as the fragment of a link: "1", the version, then bits as Base64url. What is as in the round before costs one
/// bit; ten supersets come to fewer than 1,000 characters.
///
/// The last two bytes are a checksum (FNV-1a, folded), so that a link that was changed on the way is told from one that
/// wasn't: never another workout than the one that was sent.
extension SharedWorkout {
  private static let version = UInt8(ascii: "1")
  /// Characters.
  private static let longestLink = 200_000

  /// What stands behind the "#" of a link; `init(fragment:)` reads it.
  package var fragment: String {
    var writer = BitWriter()
    writer.write(text: workout.name)
    writer.write(number: own.count)
    for exercise in own { Self.write(exercise, to: &writer) }
    writer.write(number: workout.supersets.count)
    for superset in workout.supersets { write(superset, to: &writer) }
    var bytes = writer.bytes
    let sum = Self.sum(bytes[...])
    bytes.append(UInt8(sum >> 8))
    bytes.append(UInt8(sum & 255))
    return String(decoding: [Self.version] + Base64URL.text(bytes), as: UTF8.self)
  }

  /// Of a link somewhere in a text, what stands behind its "#".
  package static func fragment(in text: String) -> String? {
    let mark = Array("/workouts/shared#".utf8)
    let bytes = Array(text.utf8)
    var place = 0
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0], bytes[place..<(place + mark.count)].elementsEqual(mark) {
        let rest = bytes[(place + mark.count)...]
        return String(decoding: rest.prefix { Base64URL.number($0) != nil }, as: UTF8.self)
      }
      place += 1
    }
    return nil
  }

  /// From what stands behind a link's "#".
  package init(fragment: String) throws(ShareError) {
    let text = Array(fragment.utf8.prefix(Self.longestLink + 1))
    guard let version = text.first else { throw .empty }
    guard text.count <= Self.longestLink else { throw .tooLarge }
    guard version == Self.version else {
      throw version > Self.version && version <= UInt8(ascii: "9") ? .newer : .notAWorkout
    }
    guard let bytes = Base64URL.bytes(text[1...]), bytes.count > 2 else { throw .damaged }
    let body = bytes.dropLast(2)
    guard Self.sum(body) == Int(bytes[bytes.count - 2]) << 8 | Int(bytes[bytes.count - 1]) else { throw .damaged }
    try self.init(bits: Array(body))
  }

  /// What a link says, once it is known to be whole.
  package init(bits: [UInt8]) throws(ShareError) {
    var reader = BitReader(bits)
    let name = try reader.text(upTo: Self.longestName)
    var own: [OwnExercise] = []
    for _ in 0..<(try reader.number(upTo: 1000)) { own.append(try Self.exercise(&reader)) }
    var supersets: [Superset] = []
    var sets = 0
    var slots = 0
    for _ in 0..<(try reader.number(upTo: Self.mostSupersets)) {
      let superset = try Self.superset(&reader, own)
      sets += superset.rounds.count * superset.slots.count
      slots += superset.slots.count
      guard sets <= Self.mostSets, slots <= Self.mostSlots else { throw .tooLarge }
      supersets.append(superset)
    }
    guard let name = WorkoutName.typed(name) else { throw .damaged }
    self.init(Workout(name: name, supersets: supersets), own: own)
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash = Mixing.start
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash >> 16 ^ hash & 0xFFFF)
  }
}

// MARK: Exercises

extension SharedWorkout {
  private static func write(_ exercise: OwnExercise, to writer: inout BitWriter) {
    writer.write(text: exercise.name)
    writer.write(exercise.measure.rawValue, bits: 2)
    writer.write(text: exercise.equipment)
    for muscles in [exercise.primary, exercise.secondary] {
      writer.write(number: muscles.count)
      for muscle in muscles { writer.write(muscle.rawValue, bits: 5) }
    }
  }

  private static func exercise(_ reader: inout BitReader) throws(ShareError) -> OwnExercise {
    guard let name = WorkoutName.typed(try reader.text(upTo: longestName)),
      let measure = Measure(rawValue: try reader.bits(2))
    else { throw .damaged }
    let equipment = try reader.text(upTo: 100)
    let primary = try muscles(&reader)
    let secondary = try muscles(&reader)
    return OwnExercise(
      id: id(named: name), name: name, measure: measure, primary: primary, secondary: secondary,
      equipment: equipment)
  }

  private static func muscles(_ reader: inout BitReader) throws(ShareError) -> [Muscle] {
    var muscles: [Muscle] = []
    for _ in 0..<(try reader.number(upTo: Muscle.allCases.count)) {
      guard let muscle = Muscle(rawValue: try reader.bits(5)) else { throw .damaged }
      muscles.append(muscle)
    }
    return muscles
  }
}

// MARK: Supersets

extension SharedWorkout {
  private func write(_ superset: Superset, to writer: inout BitWriter) {
    writer.write(number: superset.slots.count)
    for slot in superset.slots {
      switch slot.exercise {
      case .bank(let id):
        writer.write(false)
        writer.write(text: id)
      case .own(let id):
        writer.write(true)
        writer.write(number: own.firstIndex { $0.id == id } ?? 0)
      }
    }
    writer.write(number: superset.shortRest)
    writer.write(number: superset.rounds.count)
    var before = Round(sets: [ExerciseSet](repeating: ExerciseSet(), count: superset.slots.count))
    for round in superset.rounds {
      writer.write(round.rest != before.rest)
      if round.rest != before.rest { writer.write(number: round.rest) }
      for place in superset.slots.indices {
        writer.write(round.sets[place] != before.sets[place])
        if round.sets[place] != before.sets[place] { LinkSet.write(round.sets[place], to: &writer) }
      }
      before = round
    }
  }

  private static func superset(_ reader: inout BitReader, _ own: [OwnExercise]) throws(ShareError) -> Superset {
    var slots: [Slot] = []
    let count = try reader.number(upTo: 200)
    guard count > 0 else { throw .damaged }
    for _ in 0..<count {
      if try reader.flag() {
        let place = try reader.number(upTo: 1000)
        guard place < own.count else { throw .damaged }
        slots.append(Slot(exercise: .own(own[place].id)))
      } else {
        guard let exercise = ExerciseRef(text: try reader.text(upTo: 101)), case .bank = exercise else {
          throw .damaged
        }
        slots.append(Slot(exercise: exercise))
      }
    }
    let shortRest = try reader.number(upTo: Superset.mostRest)
    let rounds = try reader.number(upTo: Superset.mostRounds)
    guard rounds > 0 else { throw .damaged }
    var list: [Round] = []
    var sets = [ExerciseSet](repeating: ExerciseSet(), count: count)
    var rest = Superset.usualRest
    for _ in 0..<rounds {
      if try reader.flag() { rest = try reader.number(upTo: Superset.mostRest) }
      for place in 0..<count where try reader.flag() { sets[place] = try LinkSet.read(&reader) }
      list.append(Round(sets: sets, rest: rest))
    }
    return Superset(slots: slots, rounds: list, shortRest: shortRest)
  }

  /// The id that an own exercise of that name has everywhere, so that a link need not carry it.
  static func id(named name: String) -> String {
    if case .own(let id) = ExerciseRef.own(named: name) { return id }
    return name
  }
}
