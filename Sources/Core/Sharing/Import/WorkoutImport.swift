package import Exercises
package import Kernel
package import Training

/// A table of done workouts, as Strong and Hevy export them, read a few rows at a time, so that progress can be shown:
///
///     var reading = try WorkoutImport(csv: text, names, having: ids, unit: .kilograms, zone: zone, now: now)
///     while !reading.isDone { reading.advance(by: 2000) }
///     let workouts = reading.workouts
///
/// A workout's id is made of its content, so
/// the same file twice adds nothing; nor does it where it was read in the other unit before.
package struct WorkoutImport: Sendable {
  /// Those that the log doesn't have yet.
  package private(set) var workouts: [LoggedWorkout] = []
  /// The exercises in them that neither the bank nor the person has.
  package private(set) var own: [OwnExercise] = []
  /// Workouts that the log has already.
  package private(set) var known = 0
  /// Sets of the new workouts.
  package private(set) var sets = 0
  /// Rows with something that was not understood.
  package private(set) var faults = RowFaults<WorkoutFault>(mostShown: 100)
  /// Rows with a note or an effort (RPE), which we have no place for.
  package private(set) var notes = 0
  package private(set) var isDone = false

  private var rows: TableRows
  private let columns: ImportColumns
  /// The same in the other unit; nil where the headings name theirs.
  private let otherColumns: ImportColumns?
  private let names: ExerciseNames
  private let zone: Zone
  private let now: Instant
  private let had: [String]
  private let text: String
  /// What weights are in where the file doesn't say.
  package let unit: Weight.Unit
  /// Whether there are such weights.
  package private(set) var assumesUnit = false
  private var count = 0
  private var ids = Places<String>()
  private var ownIDs = Places<String>()
  /// Places of the exercises in the workout that is being read.
  private var used: [Int] = []
  private var met = Places<String>()
  /// What each of the names met so far is.
  private var exercises: [ImportedExercise] = []
  private var current: ImportedWorkout?
  /// The same in the other unit: what the log has may have been read so.
  private var other: ImportedWorkout?

  /// Fifty thousand rows of an export have some 7 MB: far more than the one megabyte that a workout's text or JSON may
  /// have. Beyond 20 MB the host hands over nothing anyway.
  private static let limit = 20 << 20
  private static let mostRows = 200_000
  /// More than anybody has names for: what comes then is a fault.
  private static let mostNames = 5000

  /// `ids` are those of the workouts that the log has already, `unit` what weights are in where the file doesn't say. A workout that is later than
  /// `now` was not done yet, and is refused.
  package init(
    csv text: String, _ names: ExerciseNames, having ids: [String], unit: Weight.Unit, zone: Zone, now: Instant
  ) throws(TableFileError) {
    guard text.utf8.count <= Self.limit else { throw .tooLarge }
    rows = TableRows(text)
    guard let headings = rows.next() else { throw .empty }
    guard let columns = ImportColumns(headings, unit) else { throw .unknown }
    self.columns = columns
    let others = ImportColumns(headings, unit == .pounds ? .kilograms : .pounds)
    otherColumns = others?.weight == columns.weight && others?.distance == columns.distance ? nil : others
    self.names = names
    self.zone = zone
    self.now = now
    had = ids
    self.text = text
    self.unit = unit
    for id in ids { self.ids.add(id) }
  }

  /// The same file from its beginning, with weights that it names no unit of in this one.
  package func again(in unit: Weight.Unit) throws(TableFileError) -> WorkoutImport {
    try WorkoutImport(csv: text, names, having: had, unit: unit, zone: zone, now: now)
  }

  /// From 0 to 1000.
  package var progress: Int {
    let (read, all) = rows.progress
    // In the browser an Int has 32 bits: a thousand times two megabytes is too much for it.
    return isDone || all == 0 ? 1000 : Int(Int64(read) * 1000 / Int64(all))
  }

  /// Reads up to so many rows more. Too many rows end the reading, and nothing of the file is taken.
  package mutating func advance(by count: Int) throws(TableFileError) {
    for _ in 0..<max(count, 1) where !isDone {
      guard let fields = rows.next() else {
        finish()
        isDone = true
        return
      }
      self.count += 1
      guard self.count <= Self.mostRows else { throw .tooManyRows(Self.mostRows) }
      read(fields)
    }
  }

  private mutating func read(_ fields: [String]) {
    if rows.isBroken { return fault(.quotes) }
    let row = ImportRow(fields, columns)
    guard !row.isPause else { return }
    let start = row[.start]
    let title = row[.title]
    if current?.isSame(start, title, row[.end]) != true {
      finish()
      guard let time = ImportDate.instant(start, in: zone), Instant.kept.contains(time.milliseconds) else {
        return fault(ImportDate.isAmbiguous(start) ? .dateOrder : .time)
      }
      // Two clocks may differ by some minutes.
      guard time <= now.adding(seconds: 300) else { return fault(.future) }
      let end = ImportDate.instant(row[.end], in: zone)
      let duration = end.map { $0.seconds(since: time) } ?? Int64(ImportDate.duration(row[.duration]) ?? 0)
      let lasting = min(max(duration, 0), 7 * 86_400)
      current = ImportedWorkout(
        start: start, title: title, end: row[.end], time, finished: time.adding(seconds: lasting))
      other = otherColumns == nil ? nil : current
    }
    guard let name = WorkoutName.typed(row[.exercise].trimmed) else { return fault(.exercise) }
    if !row[.notes].isEmpty || !row[.effort].isEmpty { notes += 1 }
    guard let exercise = exercise(name) else { return fault(.tooManyNames) }
    let prefersTime = exercises[exercise].prefersTime
    if let otherColumns, let set = try? ImportRow(fields, otherColumns).set(prefersTime: prefersTime) {
      _ = other?.add(exercises[exercise].ref, set, superset: row[.superset])
    }
    let set: ExerciseSet
    do { set = try row.set(prefersTime: prefersTime) } catch { return fault(error) }
    guard current?.add(exercises[exercise].ref, set, superset: row[.superset]) == true else { return fault(.tooMany) }
    if !used.contains(exercise) { used.append(exercise) }
    if exercises[exercise].measure == nil { exercises[exercise].measure = set.measure }
    if set.weight.thousandths > 0, row.hasNoUnit { assumesUnit = true }
    if row.hasDistanceAndTime { fault(.timeLeftOut) }
  }

  /// Its place among those met; nil where there are too many.
  private mutating func exercise(_ name: String) -> Int? {
    if met.keys.count >= Self.mostNames { return met.place(of: name) }
    let (place, isNew) = met.add(name)
    if isNew { exercises.append(ImportedExercise(name, names)) }
    return place
  }

  /// The workout that was being read is whole.
  private mutating func finish() {
    guard let workout = current?.logged else { return }
    let exercises = used.map { self.exercises[$0] }
    let isKnown = other?.logged.map { ids.contains($0.id) } ?? false
    (current, other, used) = (nil, nil, [])
    guard !isKnown, ids.add(workout.id).isNew else {
      known += 1
      return
    }
    workouts.append(workout)
    sets += workout.sets.count
    for exercise in exercises {
      if let new = exercise.new, ownIDs.add(new.id).isNew { own.append(new) }
    }
  }

  private mutating func fault(_ reason: WorkoutFault) { faults.add(reason, at: rows.number) }
}
