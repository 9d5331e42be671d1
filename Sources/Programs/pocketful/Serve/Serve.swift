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

  @Option(
    help: ArgumentHelp(
      "The address people use, such as https://pocketful.example behind a proxy; other names than it and this machine's "
        + "own are refused (POCKETFUL_PUBLIC_URL).", valueName: "URL"))
  var publicUrl: String?

  @Option(
    help: ArgumentHelp(
      "Proxies whose word is taken for who asks, by comma: 127.0.0.1,172.16.0.0/12 (default: none; "
        + "POCKETFUL_TRUSTED_PROXIES).", valueName: "LIST"))
  var trustedProxies: String?

  @Flag(
    help: ArgumentHelp(
      "Shows the score to everybody who reaches the server; else only to this machine, and not through a proxy "
        + "(POCKETFUL_SCORE_OPEN=yes)."))
  var scoreOpen = false

  @Flag(
    help: ArgumentHelp(
      "Shows /metrics, and the feeds at /readyz, to everybody; else only to this machine (POCKETFUL_METRICS_OPEN=yes).")
  )
  var metricsOpen = false

  @Option(
    help: ArgumentHelp(
      "What is said on stderr: trace, debug, info (a line a request), notice, warning, error, critical (default: notice; "
        + "POCKETFUL_LOG_LEVEL).", valueName: "LEVEL"))
  var logLevel: String?

  // Kept for whoever sets it already: nothing reads it yet, so nothing offers it.
  @Option(help: .hidden) var alertsUrl: String?

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    var flags = source.flags
    for (setting, value) in [
      (Setting.host, host), (.port, port), (.database, database), (.static, `static`), (.web, web),
      (.alertsURL, alertsUrl), (.publicURL, publicUrl), (.trustedProxies, trustedProxies),
      (.scoreOpen, scoreOpen ? "yes" : nil), (.metricsOpen, metricsOpen ? "yes" : nil), (.logLevel, logLevel),
    ] { flags[setting] = value }
    let settings = try Settings(flags: flags, environment: environment, file: source.config)
    try await Server(try ServerPlan(settings, environment)).run()
  }
}
