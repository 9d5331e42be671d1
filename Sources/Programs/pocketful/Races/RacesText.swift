import Kernel
import Races

/// The next races as text for a terminal: one line each.
struct RacesText {
  var hasColor: Bool
  var isJSON: Bool

  func text(_ board: RaceBoard, now: Instant) -> String {
    if isJSON {
      var json = JSONWriter(capacity: 4096)
      board.write(into: &json, now: now)
      return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }
    if board.races.isEmpty { return "No races to come.\n" }
    var text = ""
    for race in board.races { text += row(race, now: now) + "\n" }
    return text
  }

  private func row(_ race: Race, now: Instant) -> String {
    let seconds = Countdown.seconds(to: race.start, now: now)
    let left = padded(Countdown.text(seconds, .en), 7, leading: true)
    let time = hasColor && Countdown.isSoon(seconds) ? "\u{1B}[1m\(left)\u{1B}[0m" : left
    let place = race.number > 0 ? "\(race.meeting) R\(race.number)" : race.meeting
    let moved = Moved.minutes(race.moved).map { "  moved \($0) min" } ?? ""
    return time + "  " + padded(race.category.rawValue, 9) + "  " + padded(race.country?.code ?? "", 2) + "  "
      + padded(place, 22) + "  " + race.name + moved
  }

  private func padded(_ text: String, _ width: Int, leading: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return leading ? spaces + text : text + spaces
  }
}
