import Departures
import Kernel

/// A board as text for a terminal: both directions side by side where there is room, else one below the other.
struct BoardScreen {
  var network: Network
  var station: Station
  var hasColor: Bool
  var isJSON: Bool

  func text(_ board: Board, now: Instant) -> String {
    if isJSON {
      var json = JSONWriter(capacity: 4096)
      board.write(into: &json, network: network, now: now)
      return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }
    let columns = board.directions.map { column($0, now: now) }
    let wide = columns.map { $0.map(\.width).max() ?? 0 }
    var text = bold(station.name) + (station.borough.isEmpty ? "" : "  " + station.borough) + "\n"
    text += age(board, now: now) + "\n\n"
    if columns.count == 2, wide[0] + wide[1] + 4 <= Terminal.width {
      for row in 0..<max(columns[0].count, columns[1].count) {
        let left = row < columns[0].count ? columns[0][row] : Cell()
        let right = row < columns[1].count ? columns[1][row] : Cell()
        text += left.text + String(repeating: " ", count: wide[0] - left.width + 4) + right.text + "\n"
      }
      return text
    }
    return text + columns.map { $0.map(\.text).joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Text that knows how wide it is without its colours.
  struct Cell {
    var text = ""
    var width = 0

    mutating func add(_ plain: String, drawn: String? = nil) {
      text += drawn ?? plain
      width += plain.count
    }
  }

  private func column(_ heading: Board.Heading, now: Instant) -> [Cell] {
    var title = Cell()
    let label = heading.label.isEmpty ? (heading.direction == .north ? "Northbound" : "Southbound") : heading.label
    title.add(label, drawn: bold(label))
    var cells = [title]
    for departure in heading.departures { cells.append(row(departure, now: now)) }
    if heading.departures.isEmpty {
      var none = Cell()
      none.add("No trains now." + (heading.first.map { " First at \(clock($0))." } ?? ""))
      cells.append(none)
    }
    return cells
  }

  private func row(_ departure: Departure, now: Instant) -> Cell {
    var cell = Cell()
    let minutes = departure.minutes(at: now)
    cell.add(padded(minutes == 0 ? "now" : "\(minutes) min", 7))
    cell.add("  ")
    bullet(departure.route, into: &cell)
    cell.add(" " + padded(departure.destination, 22, leading: false) + " " + clock(departure.time))
    switch departure.state {
    case .live: break
    case .scheduled: cell.add("  scheduled")
    case .held: cell.add("  held")
    case .dimmed: cell.add("  no signal")
    }
    if let track = departure.track { cell.add("  track \(track)") }
    return cell
  }

  private func bullet(_ route: String, into cell: inout Cell) {
    let line = network.line(route)
    let label = padded(line?.label ?? route, 2, leading: false)
    let plain = " " + label
    guard hasColor, let color = line?.color else { return cell.add(plain) }
    let ink = isLight(color) ? "0;0;0" : "255;255;255"
    let paper = "\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    cell.add(plain, drawn: "\u{1B}[48;2;\(paper)m\u{1B}[38;2;\(ink)m\(plain)\u{1B}[0m")
  }

  private func age(_ board: Board, now: Instant) -> String {
    let seconds = board.asOf.map { max(0, now.seconds(since: $0)) }
    let age = seconds.map { $0 < 120 ? "\($0) s" : $0 < 7200 ? "\($0 / 60) min" : "\($0 / 3600) h" }
    switch board.health(at: now) {
    case .fresh: return "Live" + (age.map { ", \($0) ago" } ?? "")
    case .delayed: return "Delayed data" + (age.map { ", \($0) old" } ?? "")
    case .stale: return "Stale data" + (age.map { ", \($0) old" } ?? "")
    case .scheduled: return "Timetable"
    case .failing: return "The agency's feed doesn't answer" + (age.map { "; data is \($0) old" } ?? "")
    }
  }

  private func clock(_ instant: Instant) -> String {
    let second = network.zone.local(instant).second
    return padded(String(second / 3600), 2, with: "0") + ":" + padded(String(second / 60 % 60), 2, with: "0")
  }

  private func padded(_ text: String, _ width: Int, leading: Bool = true, with pad: String = " ") -> String {
    let text = text.count > width ? String(text.prefix(width - 1)) + "\u{2026}" : text
    let spaces = String(repeating: pad, count: max(0, width - text.count))
    return leading ? spaces + text : text + spaces
  }

  /// Whether black stands out better on it than white (WCAG 2.2, relative luminance, with the usual weights).
  private func isLight(_ color: UInt32) -> Bool {
    let weighted = 299 * (color >> 16 & 255) + 587 * (color >> 8 & 255) + 114 * (color & 255)
    return weighted > 140_000
  }

  private func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
