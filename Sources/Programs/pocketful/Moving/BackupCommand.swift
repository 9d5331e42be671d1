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
    // Not made: the disk for backups may not be there today.
    let folder = (file as NSString).deletingLastPathComponent
    guard FileManager.default.isWritableFile(atPath: folder.isEmpty ? "." : folder) else {
      throw Failure(
        "Nothing can be written to \(folder.isEmpty ? "this folder" : folder): it is not there, or not for us to write to."
      )
    }
    let database = try await opened(try settings.people)
    // Whoever takes files away to another place never finds half of one.
    let part = "\(file).part-\(ProcessInfo.processInfo.processIdentifier)"
    defer { Database.remove(part) }
    let report: AccountMove.Report
    do throws(MoveError) { report = try await AccountBackup(of: database).write(to: part) } catch {
      throw Failure(sentence(error))
    }
    try give(file, to: part)
    Terminal.say("Wrote \(report.words) to \(file), and checked each.\n")
  }

  /// As it is: what is backed up is not changed by it.
  private func opened(_ address: DatabaseAddress) async throws(Failure) -> Database {
    let database: Database
    let isOurs: Bool?
    do throws(StorageError) {
      if case .sqlite(let path) = address, try !Database.isThere(path: path) {
        throw .failed(path: path, reason: "it is not there")
      }
      database = try .unprepared(at: address)
      isOurs = try await database.isOfThisVersion()
    } catch { throw Failure(error.sentence) }
    switch isOurs {
    case true?: return database
    case false?:
      throw Failure("The database is of another version of pocketful: back it up with the program that serves it.")
    case nil: throw Failure("There is nothing to back up: no server has kept anything there yet.")
    }
  }

  /// Only where nothing has been put there meanwhile.
  private func give(_ name: String, to part: String) throws(Failure) {
    if link(part, name) == 0 { return }
    // Some disks know no second name for a file.
    if errno != EEXIST, !FileManager.default.fileExists(atPath: name), rename(part, name) == 0 { return }
    throw Failure("The file can't be called \(name): \(String(cString: strerror(errno)).lowercased()).")
  }

  private func sentence(_ error: MoveError) -> String {
    switch error {
    case .unlike(let account):
      "The log of account \(account ?? "") is not as its devices wrote it. No file was kept; keep your last one."
    case .storage(.full): "There is no room for \(file). No file was kept."
    case .storage(.server(.lost)): "The database broke off in the middle of it. No file was kept; run it again."
    default: error.sentence
    }
  }
}

extension AccountMove.Report {
  /// "1 account with 2,305 entries".
  var words: String {
    "\(accounts) \(accounts == 1 ? "account" : "accounts") with \(operations) \(operations == 1 ? "entry" : "entries")"
  }
}
