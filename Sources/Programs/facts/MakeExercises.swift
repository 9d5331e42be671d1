import ArgumentParser
import Exercises
import Foundation

/// Makes the bank of exercises that browsers load from the table that people edit.
struct MakeExercises: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises", abstract: "Makes the bank of exercises from its table.")

  @Option(help: "The table, a row an exercise.")
  var table = "Web/exercises.tsv"
  @Option(help: "The file to write.")
  var into = "Web/exercises.facts"

  func run() throws {
    let text = try String(contentsOfFile: table, encoding: .utf8)
    let bank: ExerciseBank
    do throws(BankError) {
      bank = try ExerciseBank(table: text)
    } catch {
      throw ValidationError("\(table), line \(error.line): \(error.reason)")
    }
    try bank.facts.write(toFile: into, atomically: true, encoding: .utf8)
    print("\(bank.exercises.count) exercises → \(into)")
  }
}
