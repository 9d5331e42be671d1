import Kernel
import Languages
import Score

/// Someone with this module in hand: actions go in, effects are performed at once, the journal is a list, and the server
/// answers as it was told to.
final class Holder {
  private(set) var state = ScoreState()
  private(set) var journal: [ScoreOperation] = []
  private(set) var announcements: [String] = []
  private(set) var wakes: [Int] = []
  private(set) var played: [[Int]] = []
  private(set) var requests: [String] = []
  private(set) var saved: (name: String, text: String)?
  private(set) var kept: String?
  var server: Server
  var now: Instant
  var isOnline = true
  var isOpen = true
  let isStill: Bool
  let language: Language
  private var file = CreditFile()

  static let zone = Zone(name: "America/New_York", firstOffset: -18_000)
  /// Monday 2 February 2026, 08:12 in New York.
  static let monday = Instant(seconds: 1_770_037_920)

  /// What `/api/v1/score` does: the same names as the server's feeds have.
  enum Server {
    case stub(ScoreAnswer)
    case failing(Int)
    case loading
    case failThenSucceeds(ScoreAnswer)
  }

  init(
    _ server: Server, _ language: Language = .en, at now: Instant = Holder.monday, isStill: Bool = false,
    isOnline: Bool = true, kept: String? = nil, journal: [ScoreOperation] = [], isOpen: Bool = true
  ) {
    self.server = server
    self.language = language
    self.now = now
    self.isStill = isStill
    self.isOnline = isOnline
    self.isOpen = isOpen
    state.file = file
    for operation in journal { receive(operation) }
    if let kept { state.restore("score", kept, surroundings) }
    follow()
  }

  var surroundings: Surroundings {
    Surroundings(now: now, language: language, isOnline: isOnline, zone: Self.zone, isStill: isStill)
  }
  var screen: ScoreScreen { ScoreScreen(state, surroundings) }
  var page: Node { element("main") { screen.view } }
  var tile: Node { ScoreTile.view(screen) }
  var nowLine: NowLine? { state.nowLine(surroundings) }

  func act(_ wire: String, value: String = "") {
    let (module, rest) = wire.halves(at: " ")
    guard module == "score", let rest, let action = ScoreAction(wire: rest, value: value) else { return }
    perform(state.update(action, surroundings))
    follow()
  }

  func open(_ place: ScorePlace) {
    state.open(place)
    follow()
  }

  /// Time goes by, as ticks and wakes would tell.
  func wait(_ milliseconds: Int64) {
    now.milliseconds += milliseconds
    follow()
  }

  /// The server's answer to the newest request, or to one that was asked before.
  func answer(to request: String? = nil) {
    guard let request = request ?? requests.last else { return }
    let number = request.halves(at: " ").tail ?? ""
    let (status, body): (Int, String)
    switch server {
    case .loading: return
    case .failing(let code): (status, body) = (code, "")
    case .stub(let answer): (status, body) = (200, answer.json.text)
    case .failThenSucceeds(let answer):
      server = .stub(answer)
      (status, body) = (503, "")
    }
    perform(state.answered(number, status, body, isOpen ? .open : .away, surroundings))
    follow()
  }

  func receive(_ operation: ScoreOperation) {
    journal.append(operation)
    operation.apply(to: &file, id: "holder-\(journal.count)")
    state.file = file
  }

  private func follow() { perform(state.follow(isOpen ? .open : .glanced, surroundings)) }

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .append(let kind, let fields):
        // Through its wire form, as the journal would.
        guard let operation = ScoreOperation(kind: kind, fields: fields) else { continue }
        receive(operation)
      case .play(let pitches): played.append(pitches)
      case .announce(let text): announcements.append(text)
      case .wake(let milliseconds): wakes.append(milliseconds)
      case .fetch(let request, _, _): requests.append(request)
      case .keep(_, let text): kept = text
      case .save(let name, _, let text): saved = (name, text)
      default: break
      }
    }
  }
}
