import ArgumentParser
import Departures
import Feeds
import Foundation
import Kernel

/// `pocketful departures STATION`: a board in the terminal, from this machine's feeds or from a server.
struct DeparturesCommand: AsyncParsableCommand, SettingTaker {
  static let configuration = CommandConfiguration(
    commandName: "departures", abstract: "Shows a station's next trains.",
    discussion: "STATION is an id or any part of a name: \u{201C}times sq\u{201D}, \u{201C}34 st q\u{201D}, R16.")

  @Argument(help: ArgumentHelp("The station.", valueName: "STATION")) var station: [String]
  @Option(help: "Only this line.") var line: String?
  @Option(help: "Only this direction: N or S.") var direction: String?
  @Option(help: "Trains a direction, 1 to 100.") var limit: Int = 6
  @Flag(help: "Keeps the table up to date until interrupted.") var watch = false
  @Flag(help: "Prints the board as the API gives it.") var json = false
  @Option(help: ArgumentHelp("Asks a running server in place of the agency.", valueName: "URL")) var server: String?
  @OptionGroup var flags: SettingFlags<DeparturesCommand>

  func validate() throws {
    guard (1...100).contains(limit) else { throw ValidationError("--limit must be a whole number from 1 to 100.") }
    if let direction, Direction(rawValue: direction.uppercased()) == nil {
      throw ValidationError("--direction must be N or S.")
    }
  }

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let settings = try flags.settings()
    let clock = WallClock.clock(fixedAt: try settings.now)
    let filter = Boards.Filter(
      limit: limit, route: line, direction: direction.flatMap { Direction(rawValue: $0.uppercased()) })
    let query = station.joined(separator: " ")
    try await FeedClient.using { client in
      try await show(
        try await reader(settings, clock, client), query, filter, clock,
        hasColor: Terminal.hasColor(environment))
    }
  }

  private func show(
    _ reader: BoardReader, _ query: String, _ filter: Boards.Filter, _ clock: @escaping @Sendable () -> Instant,
    hasColor: Bool
  ) async throws {
    var filter = filter
    if let asked = filter.route {
      guard let line = reader.line(asked) else {
        throw Failure.wrongUse("There is no line \u{201C}\(Terminal.plain(asked, most: 24))\u{201D}.")
      }
      filter.route = line.id
    }
    let place = try await reader.station(matching: query)
    let screen = BoardScreen(
      station: place, hasColor: hasColor, isJSON: json, width: Terminal.isTerminal ? Terminal.width : nil)
    try await reader.refresh(place)
    guard watch else { return Terminal.say(screen.text(try await reader.read(place, filter), now: clock())) }
    try await watch(reader, place, filter, screen, clock)
  }

  /// Redraws each second, asks anew every 15; what was there stays when asking fails.
  private func watch(
    _ reader: BoardReader, _ place: Station, _ filter: Boards.Filter, _ screen: BoardScreen,
    _ clock: @Sendable () -> Instant
  ) async throws {
    var seconds = 0
    while true {
      var screen = screen
      screen.width = Terminal.isTerminal ? Terminal.width : nil
      let text = screen.text(try await reader.read(place, filter), now: clock())
      Terminal.say((Terminal.isTerminal && !json ? "\u{1B}[H\u{1B}[2J" : "") + text)
      try await Task.sleep(for: .seconds(1))
      seconds += 1
      if seconds % 15 == 0 { try? await reader.refresh(place) }
    }
  }

  private func reader(
    _ settings: Settings, _ clock: @escaping @Sendable () -> Instant, _ client: FeedClient
  ) async throws -> BoardReader {
    if let server { return try await .server(server, client) }
    let folder = try? settings.dataFolder
    return .agency(
      base: try settings.realtimeBase.revealed,
      loaded: folder.flatMap { try? StaticImport.load(from: $0) }, client, clock: clock)
  }
}
