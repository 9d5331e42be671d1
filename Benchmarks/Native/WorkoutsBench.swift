import Exercises
import Foundation
import Kernel
import Languages
import Sharing
import Training
import Workouts

/// The bank of exercises read and asked, and an export of 50,000 rows read.
package enum WorkoutsBench {
  package static func run() -> [Figure] {
    guard let facts = try? String(contentsOfFile: "Web/exercises.facts", encoding: .utf8),
      let bank = try? ExerciseBank(facts: Array(facts.utf8))
    else { return [] }
    let search = ExerciseSearch(bank, own: [], .en)
    let names = ExerciseNames(bank, own: [])
    let table = export(rows: 50_000)
    let queries = ["b", "be", "ben", "benc", "bench", "bench d", "bench db", "benhc db", "sqaut", "tri cable"]
    var next = 0
    return [
      Figure.median("workouts: the bank of \(bank.exercises.count) exercises read") {
        _ = try? ExerciseBank(facts: Array(facts.utf8))
      },
      Figure.median("workouts: the bank made ready for searching") { _ = ExerciseSearch(bank, own: [], .en) },
      Figure.median("workouts: a search key", runs: 200) {
        next = (next + 1) % queries.count
        _ = search.find(queries[next], limit: 50)
      },
      Figure.median("workouts: names made ready for an import") { _ = ExerciseNames(bank, own: []) },
      Figure.median("workouts: an export of 50,000 rows read", runs: 5) {
        guard
          var reading = try? WorkoutImport(csv: table, names, having: [], unit: .kilograms, zone: .utc, now: later)
        else {
          return
        }
        while !reading.isDone { try? reading.advance(by: 2000) }
        _ = reading.operations
      },
    ]
  }

  /// After every workout of the export: one that is still to come would be refused.
  private static let later = Instant(seconds: 4_000_000_000)

  /// Of Hevy's form: 25 sets of five exercises a workout.
  private static func export(rows: Int) -> String {
    let exercises = [
      "Bench Press (Barbell)", "Squat (Barbell)", "Bent Over Row (Barbell)", "Plank", "My own, \"\"odd\"\"",
    ]
    var text = "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\","
    text +=
      "\"exercise_notes\",\"set_index\",\"set_type\",\"weight_kg\",\"reps\",\"distance_km\",\"duration_seconds\",\"rpe\"\n"
    for row in 0..<rows {
      let day = row / 25
      let date = "\(day % 28 + 1) Mar \(1950 + day / 28), 18:"
      text +=
        "\"Upper body\",\"\(date)00\",\"\(date)59\",\"\",\"\(exercises[row / 5 % 5])\",,\"\",\(row % 5),\"normal\","
      text += "\(20 + row % 90).5,\(row % 12 + 1),,,8\n"
    }
    return text
  }
}
