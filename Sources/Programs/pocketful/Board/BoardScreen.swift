import Departures
import Kernel
import Languages

/// A board as text for a terminal: both directions side by side where there is room, else one below the other.
struct BoardScreen {
  var station: Station
  var hasColor: Bool
  var isJSON: Bool

  /// Columns; nil where nobody sits in front of it and lines may be as long as they are.
  var width: Int?
  private var words: DeparturesWords { DeparturesWords(.en) }

  /// The board as a table for people, or as the API's JSON.
  func text(_ reading: BoardReader.Reading, now: Instant) -> String {
    let (board, network) = (reading.board, reading.network)
    if isJSON {
      if let json = reading.json { return Terminal.plain(json: json) + "\n" }
      var json = JSONWriter(capacity: 4096)
      board.write(into: &json, network: network, now: now)
      return Terminal.plain(json: json.bytes) + "\n"
    }
    let trust = BoardTrust(board, link: .open, isOnline: true, now: now)
    // As wide as the longest, in both directions alike; cut only where one direction alone would not fit.
    let trains = board.directions.flatMap { $0.departures + $0.cancelled }
    let line = min(max(2, trains.map { label($0.route, network).count }.max() ?? 2), Self.widestLine)
    let destination = min(
      trains.map { Terminal.plain($0.destination).count }.max() ?? 0,
      width.map { max(8, $0 - Self.besideDestination - line) } ?? .max)
    let columns = board.directions.filter { !$0.isNoDirection }.map {
      column($0, of: board, trust, network, (line, destination), now: now)
    }
    let wide = columns.map { $0.map(\.width).max() ?? 0 }
    var text =
      bold(Terminal.plain(station.name)) + (station.borough.isEmpty ? "" : "  " + Terminal.plain(station.borough))
    text += "\n" + age(board, trust, now: now) + "\n\n"
    if columns.count == 2, wide[0] + wide[1] + 4 <= width ?? 120 {
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

    /// More of a line: what is drawn may have colours, which have no width.
    mutating func add(_ plain: String, drawn: String? = nil) {
      text += drawn ?? plain
      width += plain.count
    }
  }

  /// "12 min", the clock and the longest mark, with the spaces between them.
  private static let besideDestination = 30
  /// A line's name in its bullet, of which New York's are a letter.
  private static let widestLine = 12

  private func label(_ route: String, _ network: Network) -> String { Terminal.plain(network.label(route)) }

  /// How old it is and what that means, and why where it is not live.
  private func age(_ board: Board, _ trust: BoardTrust, now: Instant) -> String {
    let seconds = board.asOf.flatMap { FeedAge.age(asOf: $0, now: now) }
    return ([words.label(trust, seconds: seconds)] + [words.cause(trust)].compactMap { $0 }).joined(separator: "\n")
  }

  private func column(
    _ heading: Board.Heading, of board: Board, _ trust: BoardTrust, _ network: Network,
    _ width: (line: Int, destination: Int), now: Instant
  ) -> [Cell] {
    var title = Cell()
    let label =
      heading.label.isEmpty
      ? (heading.direction == .north ? "Northbound" : "Southbound") : Terminal.plain(heading.label)
    title.add(label, drawn: bold(label))
    var cells = [title]
    for departure in heading.departures { cells.append(row(departure, network, width, now: now)) }
    if heading.departures.isEmpty {
      var none = Cell()
      none.add(absence(heading.direction, of: board, trust, network.zone(of: board.station), now: now))
      cells.append(none)
    }
    for departure in heading.cancelled { cells.append(row(departure, network, width, now: now)) }
    return cells
  }

  /// As on the page: nothing is denied that may be so.
  private func absence(
    _ direction: Direction, of board: Board, _ trust: BoardTrust, _ zone: Zone, now: Instant
  ) -> String {
    switch board.absence(direction, trust: trust) {
    // A terminal keeps no week to go on with, and asks for all lines.
    case .timetableEnded, .unlisted: return words.unknown(until: nil, trust)
    case .unknown(let until, _): return words.unknown(until: until.map { clock($0, zone) }, trust)
    case .nothing(let first):
      return words.noTrains(
        first: first.map { first in
          let day = zone.local(first).day
          return (day.number - zone.local(now).day.number, day.weekday, clock(first, zone))
        })
    }
  }

  private func row(
    _ departure: Departure, _ network: Network, _ width: (line: Int, destination: Int), now: Instant
  ) -> Cell {
    var cell = Cell()
    let minutes = departure.minutes(at: now)
    let isCalledOff = [.cancelled, .skipped].contains(departure.state)
    cell.add(padded(isCalledOff ? "\u{2013}" : minutes == 0 ? "now" : "\(minutes) min", 7))
    cell.add("  ")
    bullet(departure.route, network, width.line, into: &cell)
    let name = padded(Terminal.plain(departure.destination), width.destination, leading: false)
    cell.add(" " + name + " " + clock(departure.time, network.zone(of: departure.tripID)))
    switch departure.state {
    case .live: break
    case .scheduled: cell.add("  scheduled")
    case .held: cell.add("  held")
    case .dimmed: cell.add("  no signal")
    case .cancelled: cell.add("  " + words.cancelled)
    case .skipped: cell.add("  " + words.skipped)
    }
    if let track = departure.track { cell.add("  track \(Terminal.plain(track))") }
    return cell
  }

  private func bullet(_ route: String, _ network: Network, _ width: Int, into cell: inout Cell) {
    let line = network.line(route)
    let label = padded(label(route, network), width, leading: false)
    let plain = " " + label
    guard hasColor, let color = line?.color else { return cell.add(plain) }
    let face = Contrast.face(of: color)
    let ink = face.isTextBlack ? "0;0;0" : "255;255;255"
    let paper = "\(face.fill >> 16 & 255);\(face.fill >> 8 & 255);\(face.fill & 255)"
    cell.add(plain, drawn: "\u{1B}[48;2;\(paper)m\u{1B}[38;2;\(ink)m\(plain)\u{1B}[0m")
  }

  private func clock(_ instant: Instant, _ zone: Zone) -> String {
    let second = zone.local(instant).second
    return padded(String(second / 3600), 2, with: "0") + ":" + padded(String(second / 60 % 60), 2, with: "0")
  }

  private func padded(_ text: String, _ width: Int, leading: Bool = true, with pad: String = " ") -> String {
    let text = text.count > width ? String(text.prefix(width - 1)) + "\u{2026}" : text
    let spaces = String(repeating: pad, count: max(0, width - text.count))
    return leading ? spaces + text : text + spaces
  }

  private func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
