import Accounts
import ArgumentParser
import Kernel
import Storage
import Website

/// `pocketful invite`: a link by which one person may make an account.
struct InviteCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.invite
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Prints a link by which somebody may make one account, within two weeks.",
    discussion: "Give the server's own --public-url (or --port, where there is none), so that the link leads to it.")

  @OptionGroup var flags: SettingFlags<InviteCommand>

  func run() async throws {
    let settings = try flags.settings()
    let origin = try settings.publicURL?.text ?? "http://localhost:\(try settings.port)"
    let database = try await settings.people.opened()
    let now = WallClock.clock(fixedAt: try settings.now)()
    do throws(StorageError) {
      let code = try await Accounts.invite(in: database, drawnBy: Machine.random, now: now)
      // Behind the #, where no server and no proxy writes it down.
      Terminal.say("\(origin)/settings/account#invite=\(code.text)\n")
    } catch {
      throw Failure(error.sentence)
    }
  }
}
