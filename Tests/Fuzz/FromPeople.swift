import Departures
import Exercises
import FareCard
import Journal
import Kernel
import Races
import Score
import Sharing
import Training
import Workouts

@testable import App

enum FromPeople {
  private static let zone = Zone(name: "America/New_York", firstOffset: -14_400)
  private static let now = Instant(seconds: 1_759_414_800)

  /// Records of a journal, a line each: read, written again, folded by every module that knows them.
  static func operations(_ bytes: [UInt8]) {
    var journal = Journal(writer: "fuzz")
    var (wallet, mine, races, file, stops) = (Wallet(), MyWorkouts(), MyRaces(), CreditFile(), MyStops())
    for line in text(bytes).split(separator: "\n").prefix(64) {
      guard let operation = try? Operation(text: String(line)) else { continue }
      precondition((try? Operation(text: operation.text)) == operation)
      _ = journal.receive([operation])
      let (kind, fields) = (operation.change.kind, operation.change.fields)
      let name = String(kind.split(separator: ".").last ?? "")
      for kind in [kind, name] {
        FareCardOperation(kind: kind, fields: fields)?.apply(to: &wallet, id: "f-1")
        WorkoutsOperation(kind: kind, fields: fields)?.apply(to: &mine, id: "f-1")
        RacesOperation(kind: kind, fields: fields)?.apply(to: &races, id: "f-1")
        ScoreOperation(kind: kind, fields: fields)?.apply(to: &file, id: "f-1")
        StopsOperation(kind: kind, fields: fields)?.apply(to: &stops, id: "f-1")
      }
    }
    let drafted = journal.draft(Change(kind: "x"), now: now)
    precondition(!journal.contains(drafted.id))
    _ = ScoreExport.csv(file, in: zone)
  }

  /// Rides, CSV or JSON.
  static func history(_ bytes: [UInt8]) {
    guard let dollars = Currency(code: "USD") else { preconditionFailure() }
    _ = try? HistoryImport(text(bytes), into: Card(id: "c"), zone: zone, currency: dollars, now: now)
    _ = try? Tariff(text: text(bytes))
  }

  static func scores(_ bytes: [UInt8]) { _ = try? ScoreImport(text(bytes), into: CreditFile(), zone: zone, now: now) }

  static func workouts(_ bytes: [UInt8]) {
    guard
      var reading = try? WorkoutImport(
        csv: text(bytes), names, having: [], unit: .kilograms, zone: zone, now: now)
    else { return }
    while !reading.isDone { guard (try? reading.advance(by: 50)) != nil else { return } }
    _ = reading.operations
  }

  /// The bank as browsers load it.
  private static let names: ExerciseNames = {
    guard let facts = try? FileBytes.read("Web/exercises.facts"), let bank = try? ExerciseBank(facts: facts) else {
      preconditionFailure("run from the repository's folder")
    }
    return ExerciseNames(bank, own: [])
  }()

  /// A link's fragment, or the same workout as JSON.
  static func share(_ bytes: [UInt8]) {
    let text = text(bytes)
    if let shared = try? SharedWorkout(fragment: text) {
      precondition((try? SharedWorkout(fragment: shared.fragment)) != nil)
    }
    _ = try? SharedWorkout(json: text)
  }

  /// What a device stored of a state, to start from.
  static func snapshots(_ bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes) else { return }
    _ = Wallet(snapshot: json)
    _ = MyWorkouts(snapshot: json)
    _ = MyRaces(snapshot: json)
    _ = CreditFile(snapshot: json)
    _ = Board(json: json)
    _ = RaceBoard(json: json)
    _ = ScoreAnswer(json: json)
    _ = Zone(json: json)
  }

  static func dataFile(_ bytes: [UInt8]) {
    var reader = DataFileReader()
    reader.add(text(bytes))
    guard let file = try? reader.finished() else { return }
    operations(Array(file.records.map { $0.text }.joined(separator: "\n").utf8))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
