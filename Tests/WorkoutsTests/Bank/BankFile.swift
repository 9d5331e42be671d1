import Foundation
import Testing
import Workouts

/// The files that people edit and that browsers load, as they stand in the repository.
enum BankFile {
  static func table() throws -> String { try text("exercises.tsv") }

  static func facts() throws -> String { try text("exercises.facts") }

  static func bank() throws -> ExerciseBank { try ExerciseBank(facts: Array(try facts().utf8)) }

  private static func text(_ name: String) throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: "Web/\(name)"), encoding: .utf8)
  }
}
