import Kernel
import Languages
import Workouts

/// Someone with this module in hand: actions go in, effects are performed at once, the journal is a list.
final class Lifter {
  private(set) var state = WorkoutsState()
  private(set) var journal: [WorkoutsOperation] = []
  private(set) var announcements: [String] = []
  private(set) var vibrations: [[Int]] = []
  private(set) var focus: String?
  private(set) var path = "/workouts"
  private(set) var isAwake = false
  private(set) var fetched: [String] = []
  private(set) var copied: [String] = []
  /// Whether the browser lets a page copy.
  var canCopy = true
  /// What the host keeps by name.
  private var aside = ""
  private(set) var saved: [String] = []
  /// By the device's clock.
  var now: Instant
  /// Seconds that the server's clock is ahead of it.
  var offset: Int64 = 0
  let language: Language
  private var mine: MyWorkouts

  /// Thursday 8 January 2026, 08:12 in New York.
  static let thursday = Instant(seconds: 1_767_877_920)
  static let zone = Zone(name: "America/New_York", firstOffset: -18_000)

  init(_ language: Language = .en, _ mine: MyWorkouts = MyWorkouts(), at now: Instant = Lifter.thursday) {
    self.language = language
    self.mine = mine
    self.now = now
    state.mine = mine
    state.bankAddress = "/exercises"
  }

  var surroundings: Surroundings {
    Surroundings(now: now.adding(seconds: offset), language: language, zone: Self.zone, device: now)
  }
  var screen: WorkoutsScreen { WorkoutsScreen(state, surroundings) }
  var page: Node { element("main") { screen.view } }
  var tile: Node { WorkoutsTile.view(screen) }
  var nowLine: NowLine? { state.nowLine(surroundings) }
  var kept: MyWorkouts { mine }

  /// A wire form as it stands in the page.
  func act(_ wire: String, value: String = "") {
    let (module, rest) = wire.halves(at: " ")
    guard module == "workouts", let rest, let action = WorkoutsAction(wire: rest, value: value) else { return }
    perform(state.update(action, surroundings))
    follow()
  }

  func open(_ path: String) {
    let address = Address(path)
    guard let place = WorkoutsPlace(segments: Array(address.segments.dropFirst()), query: address.query) else { return }
    self.path = path
    state.open(place)
    follow()
  }

  func tick() -> [Spoken] { state.tick(surroundings) }

  func wait(_ seconds: Int64) {
    now = now.adding(seconds: seconds)
    follow()
  }

  /// The tab was killed and opened again: only the journal and the address are left.
  func killAndReopen(draft: String? = nil) {
    var fold = MyWorkouts()
    for (index, operation) in journal.enumerated() { operation.apply(to: &fold, id: "op-\(index + 1)") }
    mine = fold
    state = WorkoutsState()
    state.mine = fold
    state.restore("set-draft", draft ?? aside, surroundings)
    open(path)
  }

  /// What came from elsewhere: another device, or a file.
  func receive(_ operation: WorkoutsOperation) {
    journal.append(operation)
    operation.apply(to: &mine, id: "op-\(journal.count)")
    state.mine = mine
  }

  func answer(_ status: Int, _ body: String) { perform(state.answered("exercises", status, body, .open, surroundings)) }

  private func follow() { perform(state.follow(.open, surroundings)) }

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .append(let kind, let fields): store(kind, fields)
      case .announce(let text): announcements.append(text)
      case .vibrate(let pattern): vibrations.append(pattern)
      case .navigate(let path, _): self.path = path
      case .focus(let selector): focus = selector
      case .copy(let text):
        copied.append(text)
        perform(state.didCopy(canCopy, language))
      case .keep("set-draft", let text): aside = text
      case .save(_, _, let text): saved.append(text)
      case .stayAwake(let isOn): isAwake = isOn
      case .fetch(let request, let url, _): fetched.append(request + " " + url)
      default: break
      }
    }
  }

  /// Through its wire form, as the journal would.
  private func store(_ kind: String, _ fields: JSON) {
    guard let operation = WorkoutsOperation(kind: kind, fields: fields) else { return }
    receive(operation)
    if let sentence = state.sentence(for: operation, surroundings) { announcements.append(sentence) }
    perform(state.acknowledged(operation, id: "op-\(journal.count)"))
  }
}
