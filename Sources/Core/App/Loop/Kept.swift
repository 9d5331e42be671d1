import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// All that the journal makes: one fold a module.
struct Kept: Equatable {
  var departures = MyStops()
  var fareCard = Wallet()
  var races = MyRaces()
  var score = CreditFile()
  var workouts = MyWorkouts()
  var preferences = Preferences()

  /// Raised whenever operations that could be read before make another state, so that no snapshot of before stands for
  /// them; FoldRulesTests says when.
  static let rules: Int64 = 1

  /// A kind that no module knows changes nothing, and stays in the journal for a version that does.
  mutating func apply(_ decoded: DecodedOperation) {
    switch decoded.module {
    case .departures(let change): change.apply(to: &departures)
    case .fareCard(let change): change.apply(to: &fareCard, id: decoded.operation.id.text)
    case .races(let change): change.apply(to: &races)
    case .score(let change): change.apply(to: &score, id: decoded.operation.id.text)
    case .workouts(let change):
      change.apply(to: &workouts, id: decoded.operation.id.text)
      // Chosen there or in the settings, the later choice holds for both.
      if case .unitChosen(let chosen) = change { preferences.choose(.weight, chosen.unit.symbol) }
    case .preferences(let change): change.apply(to: &preferences)
    case .none: return
    }
  }
}

/// An operation as the module sees it that knows it. Indirect, because one stands beside each operation of the journal, and
/// what only holds them, as Today does, needs nothing of what is in them.
indirect enum ModuleOperation {
  case departures(StopsOperation)
  case fareCard(FareCardOperation)
  case races(RacesOperation)
  case score(ScoreOperation)
  case workouts(WorkoutsOperation)
  case preferences(PreferencesOperation)

  @inline(never)  // a gate of the program's parts
  init?(_ operation: Operation) {
    let (kind, fields) = (operation.change.kind, operation.change.fields)
    switch kind.halves(at: ".").head {
    case "departures":
      guard let change = StopsOperation(kind: kind, fields: fields) else { return nil }
      self = .departures(change)
    case "fareCard":
      guard let change = FareCardOperation(kind: kind, fields: fields) else { return nil }
      self = .fareCard(change.read(of: operation.id.device))
    case "races":
      guard let change = RacesOperation(kind: kind, fields: fields) else { return nil }
      self = .races(change)
    case "score":
      guard let change = ScoreOperation(kind: kind, fields: fields) else { return nil }
      self = .score(change)
    case "workouts":
      guard let change = WorkoutsOperation(kind: kind, fields: fields) else { return nil }
      self = .workouts(change)
    case "app":
      guard let change = PreferencesOperation(kind: kind, fields: fields) else { return nil }
      self = .preferences(change)
    default: return nil
    }
  }
}

extension DecodedOperation {
  /// What it writes, where a later one can make it needless; never of a kind that nobody here knows.
  var register: Register? {
    switch module {
    case .departures(let change): change.register
    case .fareCard(let change): change.register(id: operation.id.text)
    case .races(let change): change.register
    case .score(let change): change.register(id: operation.id.text)
    case .workouts(let change): change.register
    case .preferences, .none: nil
    }
  }
}

extension Kept {
  var snapshot: JSON {
    .object([
      "departures": departures.snapshot, "fareCard": fareCard.snapshot, "races": races.snapshot,
      "workouts": workouts.snapshot, "score": score.snapshot, "preferences": preferences.snapshot,
    ])
  }

  /// `nil` where a module cannot read its part: the journal is folded anew then.
  init?(snapshot: JSON) {
    guard let departures = snapshot["departures"].flatMap({ MyStops(snapshot: $0) }),
      let fareCard = snapshot["fareCard"].flatMap({ Wallet(snapshot: $0) }),
      let races = snapshot["races"].flatMap({ MyRaces(snapshot: $0) }),
      let score = snapshot["score"].flatMap({ CreditFile(snapshot: $0) }),
      let workouts = snapshot["workouts"].flatMap({ MyWorkouts(snapshot: $0) }),
      let preferences = snapshot["preferences"].flatMap({ Preferences(snapshot: $0) })
    else { return nil }
    self.departures = departures
    self.fareCard = fareCard
    self.races = races
    self.score = score
    self.workouts = workouts
    self.preferences = preferences
  }
}
