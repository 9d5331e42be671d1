import Kernel

/// The ring: one picture to a screen reader, named by one sentence. What moves in it is the stylesheet's, told by
/// `data-phase`; how far it goes is told by the length that the circle is said to have.
struct ScoreRing {
  let screen: ScoreScreen
  private var state: ScoreState { screen.state }

  var view: Node {
    let face = ScoreState.Face(state)
    return element(
      "div.score-ring", key: "ring", .data("phase", phase(face)), .role("img"), .aria("label", label(face))
    ) {
      element("svg", .aria("hidden", true), Attribute("viewBox", "0 0 120 120")) {
        circle("ring-track", "100")
        switch face {
        case .waiting, .failed: circle("ring-pass", "100")
        case .score(let entry):
          if let length = ScoreRing.length(entry.report) { circle("ring-arc", length) }
        case .noReport, .nothing: nil as Node?
        }
      }
      element("div.ring-face", .aria("hidden", true)) { middle(face) }
    }
  }

  /// The circle counts as so long that the score's part of it is 100: so all rings draw themselves by the same rule.
  private static func length(_ report: Report) -> String? {
    let part = Fraction.portion(report).rounded(to: 10_000)
    return part > 0 ? String(1_000_000 / part) : nil
  }

  private func circle(_ name: String, _ length: String) -> Node {
    element(
      "circle", key: name, .class(name), Attribute("cx", "60"), Attribute("cy", "60"), Attribute("r", "52"),
      Attribute("pathLength", length))
  }

  private func phase(_ face: ScoreState.Face) -> String {
    guard state.isLive else { return "shown" }
    return switch state.phase {
    case .idle: state.answer == nil ? "loading" : "shown"
    case .loading, .landing: "loading"
    case .drawing: "drawing"
    case .shown: "shown"
    case .failing: "failing"
    case .pulsing: "pulsing"
    case .failed: "failed"
    }
  }

  private func label(_ face: ScoreState.Face) -> String {
    let words = screen.words
    return switch face {
    case .waiting: words.calculating
    case .score: state.sentence(words, screen.surroundings) ?? words.noReport
    case .noReport, .nothing: words.noReport
    case .failed: words.failedTitle
    }
  }

  @MarkupBuilder
  private func middle(_ face: ScoreState.Face) -> Node {
    switch face {
    case .waiting: element("p.quiet") { screen.words.calculating }
    case .score(let entry):
      number(entry.report.score)
      element("p.quiet") { screen.words.outOf(entry.report.most) }
    case .noReport, .nothing, .failed: element("p.ring-number") { "–" }
    }
  }

  /// All digits up to that one, each on a line.
  private static func roll(to last: UInt8) -> String {
    var bytes: [UInt8] = []
    var digit = UInt8(ascii: "0")
    while digit < last {
      bytes.append(digit)
      bytes.append(0x0A)
      digit += 1
    }
    bytes.append(last)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// While it counts each digit is a column of its own that rolls up to it; all are there from the start, so nothing jumps.
  private func number(_ score: Int) -> Node {
    guard case .drawing = state.phase, state.isLive else {
      return element("p.ring-number", key: "number") { String(score) }
    }
    return element("p.ring-number", key: "counting") {
      for byte in String(score).utf8 {
        if byte == UInt8(ascii: "-") {
          element("span") { "-" }
        } else {
          element("span.ring-digit", .data("roll", ScoreRing.roll(to: byte)))
        }
      }
    }
  }
}
