import Accounts
import ArgumentParser
import Foundation
import Storage

/// `pocketful backup FILE`, beside a server that goes on.
struct BackupCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.accounts
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Writes all that people have sent into a new file, while the server goes on.",
    discussion: """
      The file is as everything was at one moment, and each log in it was checked. It is put back by `pocketful move --from \
      sqlite:FILE --to …`, whichever database it came of. What people have entered since is still on their devices, which send it again.
      """)

  @Argument(help: ArgumentHelp("Where to write it; nothing may be there yet.", valueName: "FILE")) var file: String
  @OptionGroup var flags: SettingFlags<BackupCommand>

  func run() async throws {
    let settings = try flags.settings()
    guard !FileManager.default.fileExists(atPath: file) else {
      throw Failure("There is something at \(file) already. Name a new file.")
    }
    guard let database = try await settings.people.openedIfThere() else {
      throw Failure("There is nothing to back up: no server has kept anything there yet.")
    }
    // Whoever takes files away to another place never finds half of one.
    let part = file + ".part"
    defer { Database.remove(part) }
    let report: AccountMove.Report
    do throws(MoveError) { report = try await AccountBackup(of: database).write(to: part) } catch {
      throw Failure(Self.sentence(error))
    }
    guard rename(part, file) == 0 else {
      throw Failure("The file can't be called \(file): \(String(cString: strerror(errno)).lowercased()).")
    }
    Terminal.say("Wrote \(report.accounts) accounts with \(report.operations) entries to \(file), and checked each.\n")
  }

  private static func sentence(_ error: MoveError) -> String {
    guard case .unlike(let account) = error else { return error.sentence }
    return "The log of account \(account ?? "") is not as its devices wrote it. No file was kept; keep your last one."
  }
}
