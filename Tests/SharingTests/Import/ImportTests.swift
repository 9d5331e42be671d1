import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training

@Suite("Workouts from Strong and Hevy")
struct ImportTests {
  private static let names = Result { ExerciseNames(try BankFile.bank(), own: []) }
  private static let zone = Zone(name: "America/New_York", firstOffset: -18_000)

  private func read(
    _ text: String, having ids: [String] = [], unit: Weight.Unit = .kilograms, step: Int = 1000,
    now: Instant = Instant(seconds: 4_102_444_800)
  ) throws -> WorkoutImport {
    var reading = try WorkoutImport(csv: text, try Self.names.get(), having: ids, unit: unit, zone: Self.zone, now: now)
    while !reading.isDone { try reading.advance(by: step) }
    return reading
  }

  /// "exercise 10×60 kg w" of each set, with its superset and slot.
  private func said(_ workout: LoggedWorkout) -> [String] {
    workout.sets.map { done in
      let kind = ["", " warm-up", " drop", " failure"][done.set.kind.rawValue]
      let unit = ["", " s", " m"][done.set.measure.rawValue]
      return "\(done.place.superset).\(done.place.slot).\(done.place.round) \(done.exercise.text) "
        + "\(done.set.amount)\(unit) \(done.set.weight.plain) \(done.set.weight.unit.symbol)\(kind)"
    }
  }

  @Test("Strong's table becomes workouts, sets and kinds; rests among the rows are none")
  func strong() throws {
    let read = try read(Exports.strong)
    #expect(read.workouts.map { $0.name } == ["Push Day", "Leg Day"])
    #expect(read.workouts[0].started == Instant(iso8601: "2026-01-15T23:01:12Z"))
    #expect(read.workouts[0].finished == Instant(iso8601: "2026-01-16T00:06:12Z"))
    #expect(
      said(read.workouts[0]) == [
        "1.1.0 barbell-bench-press 10 40 kg warm-up", "1.1.1 barbell-bench-press 10 60 kg",
        "1.1.2 barbell-bench-press 8 62.5 kg", "2.1.0 +curl-strict 12 20 kg", "3.1.0 plank 60 s 0 kg",
      ])
    #expect(said(read.workouts[1]) == ["1.1.0 barbell-squat 5 100 kg", "2.1.0 treadmill-running 3200 m 0 kg"])
    #expect(read.own.map { $0.name } == ["Curl, \"strict\""])
    #expect(read.faults.shown == [RowFault(row: 9, reason: .timeLeftOut)])
    #expect(read.sets == 7 && read.notes == 2 && read.known == 0 && read.progress == 1000)
  }

  @Test(
    "spreadsheets and phones write it in many ways",
    arguments: [
      Exports.asWindowsDoes,
      #"""
      Datum;Workout-Name;Dauer;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;Entfernung;Sekunden;RPE
      "2026-01-15 18:01:12";"Push Day";1h 5m;"Bench Press (Barbell)";W;40,0;10;0;0,0;
      2026-01-15 18:01:12;Push Day;1h 5m;Bench Press (Barbell);1;60;10;0;0;
      2026-01-15 18:01:12;Push Day;1h 5m;Bench Press (Barbell);2;62,5;8;0;0;8
      2026-01-15 18:01:12;Push Day;1h 5m;"Curl, ""strict""";1;20;12;0;0;
      2026-01-15 18:01:12;Push Day;1h 5m;Plank;1;0;0;0;60;
      """#,
      #"""
      Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes
      1;2026-01-15 18:01:12;Push Day;3900;Bench Press (Barbell);W;40.0;10.0;;;0.0;
      1;2026-01-15 18:01:12;Push Day;3900;Bench Press (Barbell);1;60;10;;;;"a ""note""
      of two lines"
      1;2026-01-15 18:01:12;Push Day;3900;Bench Press (Barbell);2;62.5;8;8;;;
      1;2026-01-15 18:01:12;Push Day;3900;Curl, "strict";1;20;12;;;;
      1;2026-01-15 18:01:12;Push Day;3900;Plank;1;;;;;60;
      """#,
    ])
  func shapes(text: String) throws {
    let read = try read(text, step: 2)
    #expect(said(read.workouts[0]) == said(try self.read(Exports.strong).workouts[0]))
    #expect(read.workouts[0].id == (try self.read(Exports.strong).workouts[0].id))
  }

  @Test("Hevy's supersets, kinds, pounds and miles")
  func hevy() throws {
    let read = try read(Exports.hevy)
    #expect(
      said(read.workouts[0]) == [
        "1.1.0 barbell-bench-press 10 40 lb warm-up", "2.1.0 barbell-bench-press 8 80.5 lb",
        "2.2.0 bent-over-barbell-row 10 60 lb", "3.1.0 plank 60 s 0 lb failure",
        "4.1.0 barbell-bench-press 15 50 lb drop", "5.1.0 running 3219 m 0 lb",
      ])
    #expect(read.workouts[0].started == Instant(iso8601: "2026-03-05T23:00:00Z"))
    #expect(read.workouts[0].finished == Instant(iso8601: "2026-03-06T00:10:00Z"))
    #expect(read.faults.shown.isEmpty)
  }

  @Test(
    "dates in the phone's language",
    arguments: [
      "5 Mar 2026, 18:00", "5 mars 2026, 18:00", "5. März 2026, 18:00", "Mar 5, 2026, 6:00 PM", "5 mar. 2026 18:00",
      "2026-03-05 18:00:00", "2026-03-05T18:00:00-05:00", "5 Maa 2026, 18:00",
    ])
  func dates(text: String) throws {
    let read = try read("Date;Workout Name;Exercise Name;Set Order;Reps\n\"\(text)\";A;Plank;1;5\n")
    #expect(read.workouts.first?.started == Instant(iso8601: "2026-03-05T23:00:00Z"))
  }

  @Test("the same file twice adds nothing; two workouts of one minute stay two")
  func twice() throws {
    let more = Exports.strong + Exports.strong.replacingPushDay()
    let first = try read(more)
    #expect(first.workouts.map { $0.name } == ["Push Day", "Leg Day", "Pull Day"])
    #expect(first.known == 1)
    #expect(first.own.count == 1)
    let second = try read(more, having: first.workouts.map { $0.id })
    #expect(second.workouts.isEmpty && second.known == 4 && second.own.isEmpty)
  }

  @Test("a file that names no units adds nothing in whichever it is read again", arguments: Weight.Unit.allCases)
  func otherUnit(unit: Weight.Unit) throws {
    let other: Weight.Unit = unit == .pounds ? .kilograms : .pounds
    let first = try read(Exports.strong, unit: unit)
    let second = try read(Exports.strong, having: first.workouts.map { $0.id }, unit: other)
    #expect(second.workouts.isEmpty && second.known == 2 && second.own.isEmpty)
    #expect(try read(Exports.strong, unit: other).workouts.map { $0.id } != first.workouts.map { $0.id })
    // Hevy names its units.
    #expect(try read(Exports.hevy, unit: unit).workouts[0].id == read(Exports.hevy, unit: other).workouts[0].id)
  }

  @Test("an id stays what it was in earlier versions, in either unit")
  func sameIDs() throws {
    #expect(try read(Exports.strong).workouts.map { $0.id } == ["i7e63c7dfc473231e", "ic218e0479016c020"])
    let inPounds = try read(Exports.strong, unit: .pounds)
    #expect(inPounds.workouts.map { $0.id } == ["i2a720ae3db516f69", "i5c5af6173908a92e"])
  }

  @Test("what is not understood is listed with its line; the rest is taken")
  func faults() throws {
    let read = try read(
      #"""
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Seconds
      yesterday,A,Plank,1,0,0,60

      2026-01-15 18:01:12,A,,1,0,0,60
      2026-01-15 18:01:12,A,Plank,1,-5,3,0
      2026-01-15 18:01:12,A,Plank,1,heavy,3,0
      2026-01-15 18:01:12,A,Plank,1,0,0,0
      2026-01-15 18:01:12,A,Plank,1,99999,1,0
      2026-02-30 18:01:12,A,Plank,1,0,0,60
      2026-01-15 18:01:12,A,"Plank"x,1,0,0,60
      2026-01-15 18:01:12,A,Plank,1,0,0,61
      2026-01-15 18:01:12
      """#)
    #expect(read.faults.shown.map { $0.row } == [2, 4, 5, 6, 7, 8, 9, 10, 12])
    #expect(
      read.faults.shown.map { $0.reason } == [
        .time, .exercise, .number, .number, .nothingDone, .number, .time, .quotes, .exercise,
      ])
    #expect(read.workouts.flatMap { $0.sets }.map { $0.set.amount } == [61])
  }

  @Test(
    "what is no export is refused as a whole",
    arguments: [
      ("", .empty), ("\n\n", .empty), ("hello", .unknown), ("a,b,c\n1,2,3", .unknown),
      ("time,kind,amount\n2026-01-01 08:00,ride,2.90\n", .unknown), ("{\"a\":1}", .unknown),
    ] as [(String, TableFileError)])
  func refused(text: String, error: TableFileError) {
    #expect(throws: error) { try read(text) }
  }
}
