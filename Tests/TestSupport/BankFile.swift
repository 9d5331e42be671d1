package import Exercises
import Foundation

/// The files that people edit and that browsers load, as they stand in the repository.
package enum BankFile {
  package static func table() throws -> String { try text("exercises.tsv") }

  package static func facts() throws -> String { try text("exercises.facts") }

  package static func bank() throws -> ExerciseBank { try ExerciseBank(facts: Array(try facts().utf8)) }

  private static func text(_ name: String) throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: "Web/\(name)"), encoding: .utf8)
  }
}
