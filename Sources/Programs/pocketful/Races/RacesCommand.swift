import ArgumentParser
import Feeds
import Foundation
import Kernel
import Races

/// `pocketful races`: the next to go in the terminal, asked of the upstream itself.
struct RacesCommand: AsyncParsableCommand, SettingTaker {
  static let configuration = CommandConfiguration(
    commandName: "races", abstract: "Shows the next races to go.")

  @Option(help: "How many, 1 to 100.") var count = 5
  @Option(parsing: .upToNextOption, help: "Only these: horse, harness, greyhound.") var category: [String] = []
  @Option(parsing: .upToNextOption, help: "Only these countries, by their codes: AU, FR.") var country: [String] = []
  @Flag(help: "Keeps the list up to date until interrupted.") var watch = false
  @Flag(help: "Prints the races as the API gives them.") var json = false
  @OptionGroup var flags: SettingFlags<RacesCommand>

  func validate() throws { _ = try query() }

  private func query() throws -> RaceQuery {
    guard (1...RaceQuery.mostCount).contains(count) else {
      throw ValidationError("--count must be a whole number from 1 to \(RaceQuery.mostCount).")
    }
    var query = RaceQuery()
    query.count = count
    query.categories = RaceCategories(
      try category.map { text in
        guard let category = RaceCategory(name: text.lowercased()), category != .other else {
          throw ValidationError("--category must be of horse, harness and greyhound.")
        }
        return category
      })
    query.countries = try country.map { text in
      guard let country = CountryCode.country(text) ?? Country(iso: text.uppercased()) else {
        throw ValidationError("--country must be codes such as AU or FR.")
      }
      return country
    }
    return query
  }

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let settings = try flags.settings()
    let clock = WallClock.clock(fixedAt: try settings.now)
    let races = LiveRaces()
    let upstream = FeedUpstream.races(base: try settings.racesURL.revealed, races)
    let query = try query()
    let screen = RacesText(
      zone: Zone.system(named: TimeZone.current.identifier) ?? .utc, hasColor: Terminal.hasColor(environment),
      isJSON: json, width: Terminal.isTerminal ? Terminal.width : nil)
    try await FeedClient.using { client in
      do throws(UpstreamError) { _ = try await upstream.fetch(client, clock: clock) } catch {
        throw Failure(error.sentence(of: RacesFeed.spoken))
      }
      var lastAsked = clock()
      while true {
        guard let board = races.reading.board(query, now: clock()) else { return }
        let known = races.reading.races.count { !Gone.isGone($0.start, now: clock()) }
        Terminal.say(
          (watch && Terminal.isTerminal && !json ? "\u{1B}[H\u{1B}[2J" : "")
            + screen.text(board, known: known, now: clock()))
        if !watch { return }
        try await Task.sleep(for: .seconds(1))
        guard Refetch.isDue(last: lastAsked, remaining: board.races.count, wanted: count, now: clock()) else {
          continue
        }
        lastAsked = clock()
        // What was there stays when asking fails.
        do throws(UpstreamError) { _ = try await upstream.fetch(client, clock: clock) } catch { races.note(error) }
      }
    }
  }
}
