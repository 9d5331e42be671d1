import ArgumentParser
import Foundation

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the website, the API and the live stream.")

  @Option(help: "Address to listen on (default: 127.0.0.1; POCKETFUL_HOST).") var host: String?
  @Option(help: "Port to listen on (default: 8080; POCKETFUL_PORT).") var port: String?
  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp(
      "sqlite:FILE, or later postgres://… (default: a file in the data folder; POCKETFUL_DATABASE).",
      valueName: "ADDRESS"))
  var database: String?

  @Option(
    help: ArgumentHelp(
      "Timetable to import and keep up to date, a GTFS zip (default: what was imported; POCKETFUL_STATIC).",
      valueName: "FILE|URL"))
  var `static`: String?

  @Option(
    help: ArgumentHelp(
      "The web app's folder (default: web, beside or above the program; POCKETFUL_WEB).", valueName: "DIR"))
  var web: String?

  @Option(help: ArgumentHelp("Service alerts; not read yet (POCKETFUL_ALERTS_URL).", valueName: "URL"))
  var alertsUrl: String?

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    var flags = source.flags
    for (setting, value) in [
      (Setting.host, host), (.port, port), (.database, database), (.static, `static`), (.web, web),
      (.alertsURL, alertsUrl),
    ] { flags[setting] = value }
    let settings = try Settings(flags: flags, environment: environment, file: source.config)
    try await Server(try ServerPlan(settings, environment)).run()
  }
}
