import FareCard
import Kernel
import Languages

/// Someone with this module in hand: actions go in, effects are performed at once, the journal is a list.
final class Rider {
  private(set) var state = FareCardState()
  private(set) var journal: [FareCardOperation] = []
  private(set) var announcements: [String] = []
  private(set) var vibrations: [[Int]] = []
  private(set) var wakes: [Int] = []
  private(set) var path = "/fare-card"
  private(set) var saved: (name: String, text: String)?
  private(set) var toast: String?
  var now: Instant
  let language: Language
  private var wallet = Wallet()

  static let zone = Zone(name: "America/New_York", firstOffset: -18_000)
  /// Monday 2 February 2026, 08:12 in New York.
  static let monday = Instant(seconds: 1_770_037_920)

  init(_ language: Language = .en, at now: Instant = Rider.monday) {
    self.language = language
    self.now = now
    state.wallet = wallet
  }

  var surroundings: Surroundings { Surroundings(now: now, language: language, zone: Self.zone) }
  var screen: FareCardScreen { FareCardScreen(state, surroundings) }
  var page: Node { element("main") { screen.view } }
  var tile: Node { FareCardTile.view(screen) }
  var nowLine: NowLine? { state.nowLine(surroundings) }
  var badge: Int { state.badge(surroundings) }

  /// What the list of changes says of each.
  var lines: [String] { journal.compactMap { state.line(for: $0, surroundings) } }

  /// A wire form as it stands in the page.
  func act(_ wire: String, value: String = "") {
    let (module, rest) = wire.halves(at: " ")
    guard module == "fare-card", let rest, let action = FareCardAction(wire: rest, value: value) else { return }
    perform(state.update(action, surroundings))
  }

  func open(_ path: String) {
    let address = Address(path)
    self.path = path
    guard let place = FareCardPlace(segments: Array(address.segments.dropFirst()), query: address.query) else { return }
    state.open(place)
    perform(state.follow(.open, surroundings))
  }

  func wait(_ seconds: Int64) { now = now.adding(seconds: seconds) }
  func wait(milliseconds: Int64) { now.milliseconds += milliseconds }

  /// What came from elsewhere: another device, or a file.
  func receive(_ operation: FareCardOperation) {
    journal.append(operation)
    operation.apply(to: &wallet, id: "rider-\(journal.count)")
    state.wallet = wallet
  }

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .append(let kind, let fields): store(kind, fields)
      case .announce(let text): announcements.append(text)
      case .vibrate(let pattern): vibrations.append(pattern)
      case .wake(let milliseconds): wakes.append(milliseconds)
      case .navigate(let path, _): self.path = path
      case .save(let name, _, let text): saved = (name, text)
      default: break
      }
    }
  }

  /// Through its wire form, as the journal would.
  private func store(_ kind: String, _ fields: JSON) {
    guard let operation = FareCardOperation(kind: kind, fields: fields) else { return }
    receive(operation)
    toast = state.sentence(for: operation, surroundings)
    if let toast { announcements.append(toast) }
    perform(state.acknowledged(operation, id: "rider"))
  }
}
