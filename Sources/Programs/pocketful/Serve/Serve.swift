import ArgumentParser

/// `pocketful serve`: all settings checked, then the server until it is told to stop.
struct Serve: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.serve
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the website, the API and the live stream.")

  @OptionGroup var flags: SettingFlags<Serve>

  func run() async throws { try await Server(try ServerPlan(try flags.settings())).run() }
}
