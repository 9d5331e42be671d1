import Kernel

/// How old a board is, and beside it what is to be said of that.
enum AgeLabel {
  /// Where some feeds of the station are fresh, that is said here, and of the others what is true of them (`behind`).
  static func view(_ board: Board, lines: [String] = [], _ screen: DeparturesScreen) -> Node {
    let now = screen.surroundings.now
    var trust = screen.trust(board, lines: lines)
    var asOf = board.asOf
    let speaking = board.feeds(of: lines)
    if !trust.isOurs, speaking.contains(where: { $0.health(at: now) == .fresh }) {
      trust = .live
      asOf = speaking.filter { $0.health(at: now) == .fresh }.compactMap { $0.asOf }.min()
    }
    let label = screen.words.label(trust, seconds: asOf.flatMap { FeedAge.age(asOf: $0, now: now) })
    return AgeBadge.view(trust.freshness, isOnline: trust != .offline, label, key: "age")
  }

  /// What is to be said beside the label: the cause, or whose data is behind; `nil` where all is well.
  static func advice(_ board: Board, lines: [String] = [], _ screen: DeparturesScreen) -> Node? {
    let trust = screen.trust(board, lines: lines)
    let cause = behind(board, lines: lines, screen) ?? screen.words.advice(trust)
    let goesOn = board.goesOn.flatMap { screen.words.goesOn($0) }
    guard let text = cause.map({ cause in goesOn.map { cause + " " + $0 } ?? cause }) ?? goesOn else { return nil }
    return element("p.advice", key: "advice") { text }
  }

  /// Of the feeds that are behind while others are fresh, for a place that has no room for more; `nil` where there are none.
  static func behind(_ board: Board, lines: [String] = [], _ screen: DeparturesScreen) -> String? {
    if screen.trust(board, lines: lines).isOurs { return nil }
    var text = ""
    for feed in board.doubtfulFeeds(of: lines, at: screen.surroundings.now) {
      text += (text.isEmpty ? "" : " ") + behind(feed, screen)
    }
    return text.isEmpty ? nil : text
  }

  private static func behind(_ feed: Board.Feed, _ screen: DeparturesScreen) -> String {
    let now = screen.surroundings.now
    return screen.words.behind(
      feed.lines.map { screen.state.network.label($0) }, feed.health(at: now),
      seconds: feed.asOf.map { now.seconds(since: $0) })
  }
}

extension DeparturesScreen {
  /// Of these lines of it only, or without any of all.
  func trust(_ board: Board, lines: [String] = []) -> BoardTrust {
    BoardTrust(
      board, lines: lines, link: state.link, isOnline: surroundings.isOnline, now: surroundings.now)
  }

  /// The station's lines that are wanted of it, variants of a line with it; none where all are.
  func lines(_ wanted: Wanted, of station: String) -> [String] {
    guard !wanted.lines.isEmpty else { return [] }
    return (state.network.station(station)?.lines ?? wanted.lines).filter { wanted.has(line: $0, in: state.network) }
  }

  /// The sentence where a direction of a board, as it came, has no train to show.
  func absence(_ board: Board, _ direction: Direction, lines: [String] = []) -> String {
    let trust = trust(board, lines: lines)
    switch board.absence(direction, lines: lines, trust: trust) {
    case .unknown(let until, let first):
      return told(words.unknown(until: until.map { clock($0, of: board.station) }, trust), first: first, board)
    case .unlisted(let at):
      let text = words.unlisted(words.list(labels(lines)), at: at.map { clock($0, of: board.station) }, trust)
      return told(text, first: firstScheduled(lines, direction, of: board), board)
    case .timetableEnded(let end):
      // It ends as the day after its last one begins, which is not at midnight where clocks change.
      let last = state.network.zone(of: board.station).local(end.adding(seconds: -7200)).day
      return words.timetableEnded(DayText(words.language).weekdayAndDay(last))
    case .nothing(let first):
      if lines.isEmpty { return words.noTrains(first: first.map { moment($0, of: board.station) }) }
      let text = words.noTrainsOf(words.list(labels(lines)))
      return told(text, first: firstScheduled(lines, direction, of: board), board)
    }
  }

  private func told(_ text: String, first: Instant?, _ board: Board) -> String {
    first.map { text + " " + words.first(moment($0, of: board.station)) } ?? text
  }

  private func firstScheduled(_ lines: [String], _ direction: Direction, of board: Board) -> Instant? {
    state.firstScheduled(lines, direction, of: board, at: surroundings.now)
  }

  /// The sentence under trains that are listed, where other lines of the direction have none left that is known.
  func ended(_ board: Board, beside left: Board.Heading, lines: [String] = []) -> String? {
    let ended = board.ended(beside: left, lines: lines) { trust(board, lines: [$0]) }
    if ended.isEmpty { return nil }
    let inOrder = (state.network.station(board.station)?.lines ?? []).filter { ended.contains($0) }
    return words.ended(labels(inOrder + ended))
  }

  private func labels(_ lines: [String]) -> [String] {
    var labels: [String] = []
    for line in lines {
      let label = state.network.label(line)
      if !labels.contains(label) { labels.append(label) }
    }
    return labels
  }

  private func moment(_ instant: Instant, of station: String) -> (days: Int, weekday: Int, clock: String) {
    let zone = state.network.zone(of: station)
    let day = zone.local(instant).day
    return (day.number - zone.local(surroundings.now).day.number, day.weekday, clock(instant, of: station))
  }
}
