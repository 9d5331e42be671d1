import ArgumentParser
import Departures
import Feeds
import Foundation
import Kernel

/// `pocketful alerts`: what the agency says of its service, asked of the agency itself.
struct AlertsCommand: AsyncParsableCommand, SettingTaker {
  static let configuration = CommandConfiguration(
    commandName: "alerts", abstract: "Shows the agency's alerts, in force and to come.")

  @Option(help: "Only what concerns this line.") var line: String?
  @Option(help: "Only what concerns this station or a line that calls there, by id or any part of its name.")
  var station: String?
  @Option(help: "The language wanted, such as en or fr-CA.") var lang = "en"
  @Flag(help: "Prints the alerts as the API gives them.") var json = false
  @OptionGroup var flags: SettingFlags<AlertsCommand>

  func validate() throws {
    guard !lang.isEmpty, lang.utf8.count <= AlertQuery.longestLanguage else {
      throw ValidationError("--lang must be a language's tag, such as en or fr-CA.")
    }
  }

  func run() async throws {
    let settings = try flags.settings()
    let clock = WallClock.clock(fixedAt: try settings.now)
    let folder = try? settings.dataFolder
    let loaded = folder.flatMap { try? StaticImport.load(from: $0) }
    let network = loaded?.network ?? BuiltIn.newYork
    let base = try settings.realtimeBase.revealed
    let feed = AlertsFeed(url: try settings.alertsURL?.revealed, realtimeBase: base)
    let equipmentFeed = EquipmentFeed(url: try settings.elevatorsURL?.revealed, realtimeBase: base)
    let isJSON = json
    guard feed.agency.runs(network) else {
      throw Failure("\(Terminal.plain(network.agency)) has no alerts here: name its feed with --alerts-url.")
    }
    try await FeedClient.using { client in
      let query = try await query(.agency(base: base, loaded: loaded, client, clock: clock))
      let alerts = LiveAlerts()
      let trouble = await Self.trouble(.alerts(feed, alerts, network: { network }), client, clock)
      let equipment = LiveEquipment(equipmentFeed, network: { network })
      var lack: UpstreamError?
      if equipment.isAsked {
        for upstream in equipment.upstreams { lack = await Self.trouble(upstream, client, clock) ?? lack }
      }
      // Of either one is told what is known, and that nothing is known of the other.
      if let trouble, equipment.reading?.asOf == nil { throw Failure(trouble.sentence(of: AlertsFeed.spoken)) }
      if let lack { Terminal.complain(lack.sentence(of: EquipmentFeed.spoken)) }
      let board = alerts.reading.with(equipment.reading).board(query, network: network, now: clock())
      Terminal.say(AlertsText(network: network, isJSON: isJSON).text(board, now: clock()))
      if let trouble { throw Failure(trouble.sentence(of: AlertsFeed.spoken)) }
    }
  }

  /// Asks once; what kept it from answering.
  private static func trouble(
    _ upstream: FeedUpstream, _ client: FeedClient, _ clock: @Sendable () -> Instant
  ) async -> UpstreamError? {
    do throws(UpstreamError) {
      _ = try await upstream.fetch(client, clock: clock)
      return nil
    } catch {
      upstream.note(error)
      return error
    }
  }

  private func query(_ reader: BoardReader) async throws -> AlertQuery {
    var query = AlertQuery(language: lang)
    if let line {
      guard let known = reader.line(line) else {
        throw Failure.wrongUse("No line is called \u{201C}\(Terminal.plain(line, most: 24))\u{201D}.")
      }
      query.routes = [known.id]
    }
    if let station { query.stations = [try await reader.station(matching: station).id] }
    return query
  }
}
