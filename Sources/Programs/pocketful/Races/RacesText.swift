import Kernel
import Languages
import Races

/// The next races as text for a terminal: how old it is, then one line each.
struct RacesText {
  var zone: Zone
  var hasColor: Bool
  var isJSON: Bool
  /// Columns; nil where nobody sits in front of it and lines may be as long as they are.
  var width: Int?

  /// `known` counts all races to come that the feed has, whatever was asked for.
  func text(_ board: RaceBoard, known: Int, now: Instant) -> String {
    if isJSON {
      var json = JSONWriter(capacity: 4096)
      board.write(into: &json, now: now)
      return Terminal.plain(json: json.bytes) + "\n"
    }
    let freshness = board.health(at: now)
    var age = AgeText(.en).label(freshness, seconds: board.asOf.map { now.seconds(since: $0) }, isOnline: true) + "\n"
    if freshness == .failing { age += RacesWords(.en).reason(.source) + "\n" }
    if board.races.isEmpty, board.unread > 0 {
      return age + "None of these that can be read; \(board.unread) that are listed can't be.\n"
    }
    if board.races.isEmpty, freshness != .fresh { return age + "Nothing is known of races to come.\n" }
    if board.races.isEmpty {
      return age + (known == 0 ? "No races to come.\n" : "None of these is to come; \(known) others are known.\n")
    }
    var text = age
    for race in board.races { text += row(race, now: now) + "\n" }
    return text
  }

  private func row(_ race: Race, now: Instant) -> String {
    let seconds = Countdown.seconds(to: race.start, now: now)
    let left = padded(Countdown.text(seconds, .en), 7, leading: true)
    let local = zone.local(race.start).second
    let clock =
      padded(String(local / 3600), 2, leading: true) + ":" + (local / 60 % 60 < 10 ? "0" : "") + "\(local / 60 % 60)"
    let place = race.number > 0 ? "\(race.meeting) R\(race.number)" : race.meeting
    let moved = Moved.minutes(race.moved).map { "  moved \($0) min" } ?? ""
    let rest =
      "  \(clock)  " + padded(race.category.rawValue, 9) + "  " + padded(race.country?.code ?? "", 2) + "  "
      + padded(Terminal.plain(place), 22) + moved + "  " + Terminal.plain(race.name)
    let room = width.map { max(0, $0 - left.count) } ?? .max
    let shown = rest.count <= room ? rest : rest.prefix(max(0, room - 1)) + "\u{2026}"
    return (hasColor && Countdown.isSoon(seconds) ? "\u{1B}[1m\(left)\u{1B}[0m" : left) + shown
  }

  private func padded(_ text: String, _ width: Int, leading: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return leading ? spaces + text : text + spaces
  }
}
