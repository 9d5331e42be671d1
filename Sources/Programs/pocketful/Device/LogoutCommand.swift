import ArgumentParser
import Storage
import SyncClient

/// `pocketful logout`: what is here goes, once the account has it.
struct LogoutCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.device
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "Signs out, and removes the account's entries from this machine.")

  @Flag(help: "Also where some entries are not sent yet: they are lost.") var force = false
  @OptionGroup var flags: SettingFlags<LogoutCommand>

  func run() async throws {
    let settings = try flags.settings()
    try await OpenDevice.using(settings) { open in
      let isSynced = try await open.exchange()
      let unshared = open.device.unshared
      guard unshared == 0 || force else {
        throw Failure("\(unshared) of the entries here are nowhere else. Sign out later, or lose them with --force.")
      }
      // A server that was put back to an earlier copy may have lost what it had: only what it says now counts.
      guard isSynced || force else {
        throw Failure("It is not sure that the server has all that is here. Sign out later, or with --force.")
      }
      // First: what could not be erased would be an account's without a way to send it.
      guard try await open.device.erase() else { throw Failure("Something was entered meanwhile. Sign out once more.") }
      let answer = await open.signOut()
      Terminal.say(
        answer.isFine
          ? "Signed out.\n" : "Signed out here. The server was not reached: take the device off the account's list.\n")
    }
  }
}
