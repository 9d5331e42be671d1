import Kernel

extension ScoreState {
  /// What the ring has to say, whatever led there.
  enum Face {
    /// Nothing is known yet, and something may be on its way.
    case waiting
    case score(DatedReport)
    /// The upstream says that there is no report.
    case noReport
    /// Nothing on a scale that no upstream reports.
    case nothing
    case failed(ScoreFailure)

    init(_ state: ScoreState) {
      if let failure = state.failure, state.isLive, state.phase != .idle {
        self = .failed(failure)
        return
      }
      if state.isLive, state.answer?.report == nil, state.answer != nil, state.phase == .shown {
        self = .noReport
        return
      }
      switch state.phase {
      case .loading where state.isLive, .landing where state.isLive: self = .waiting
      default:
        if state.isLive, state.answer == nil {
          self = .waiting
        } else {
          self = state.current.map { .score($0) } ?? (state.isLive ? .waiting : .nothing)
        }
      }
    }

    /// Under the ring: what the number means and how old it is, or why there is none and what to do.
    func note(_ screen: ScoreScreen) -> Node {
      let words = screen.words
      return element("div.score-note", key: "note") {
        switch self {
        case .waiting:
          element("p.placeholder.score-placeholder", .aria("hidden", true))
          element("p.placeholder.score-placeholder", .aria("hidden", true))
        case .score(let entry): Face.lines(entry, screen)
        case .noReport: Notice.view(.empty, title: words.noReport, text: words.noReportText)
        case .nothing: Notice.view(.empty, title: words.noReport, text: words.noneOnScale)
        case .failed(let failure):
          Notice.view(
            failure == .offline ? .offline : .failing, title: words.failedTitle, text: words.reason(failure),
            action: Button.view(words.retry, ScoreScreen.wire(.retry), .primary))
          Face.lastKnown(screen)
        }
      }
    }

    /// The ring's own sentence has said the band and the movement to who does not see them.
    private static func lines(_ entry: DatedReport, _ screen: ScoreScreen) -> [Node] {
      let words = screen.words
      let band = screen.state.band(of: entry, words, screen.surroundings)
      let moved = Movement(screen.state.history).map { words.moved($0.change, since: screen.day($0.since)) }
      let time = screen.state.isLive ? screen.state.answer?.asOf ?? entry.time : entry.time
      return [
        element("p.score-band", key: "band", .aria("hidden", true)) {
          if let band { element("strong") { band } }
          if let moved { element("span.quiet") { (band == nil ? "" : " ") + moved } }
        },
        element("p.quiet.score-day", key: "age") { words.asOf(time, screen.surroundings) },
      ]
    }

    static func lastKnown(_ screen: ScoreScreen) -> Node? {
      guard let last = screen.state.current else { return nil }
      let time = screen.state.answer?.asOf ?? last.time
      let text = screen.words.lastKnown(
        last.report.score, most: last.report.most, day: screen.day(time),
        age: screen.words.age(of: time, screen.surroundings))
      return element("p.quiet", key: "last-known") { text }
    }
  }
}
