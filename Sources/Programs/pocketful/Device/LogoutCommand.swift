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
      try await open.exchange()
      let unsent = open.device.unsent
      guard unsent == 0 || force else {
        throw Failure("\(unsent) of the entries here are nowhere else. Sign out later, or lose them with --force.")
      }
      let answer = await open.signOut()
      try await OpenDevice.store(settings).erase()
      Terminal.say(
        answer.isFine
          ? "Signed out.\n" : "Signed out here. The server was not reached: take the device off the account's list.\n")
    }
  }
}
