import Accounts
import ArgumentParser
import Foundation
import Storage

/// `pocketful move`: a file's contents to a database server, or back.
struct MoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Moves all that people have sent to another database, and checks what arrived.",
    discussion: """
      Stop the server first. What is broken off goes on where it was, by the same command; until it is through no server begins on \
      the new database. Nothing is taken from the old one. An address with a password in it can stand in the variables \
      POCKETFUL_MOVE_FROM and POCKETFUL_MOVE_TO, where nobody else reads it. A server is asked itself, not through a pooler.
      """)

  @Option(help: ArgumentHelp("Where it is: sqlite:FILE or postgres://…", valueName: "ADDRESS")) var from: String?
  @Option(help: ArgumentHelp("Where it is to be, as empty as it was made.", valueName: "ADDRESS")) var to: String?

  func run() async throws {
    let variables = ProcessInfo.processInfo.environment
    guard let from = from ?? variables["POCKETFUL_MOVE_FROM"], let to = to ?? variables["POCKETFUL_MOVE_TO"] else {
      throw Failure.wrongUse("Say where it is with --from, and where it is to be with --to.")
    }
    let (source, target): (Database, Database)
    do throws(StorageError) {
      let (old, new) = (try DatabaseAddress(from), try DatabaseAddress(to))
      if case .sqlite(let path) = old, try !Database.isThere(path: path) {
        throw .failed(path: path, reason: "it is not there")
      }
      source = try await .people(at: old)
      target = try await .beingFilled(try .unprepared(at: new))
    } catch {
      throw Failure(error.sentence)
    }
    try await move(source, target)
  }

  private func move(_ source: Database, _ target: Database) async throws {
    do throws(MoveError) {
      let report = try await AccountMove(from: source, to: target).run { count, all in
        if Terminal.isTerminal { Terminal.note("\r\(count) of \(all) entries") }
      }
      if Terminal.isTerminal { Terminal.note("\r") }
      let known = report.known > 0 ? ", \(report.known) of them by an earlier try" : ""
      Terminal.say(
        "Moved \(report.words)\(known), and checked each. Start the server on the new place now.\n")
    } catch {
      throw Failure(error.sentence)
    }
  }
}
