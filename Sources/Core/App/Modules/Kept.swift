import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Training
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
  static let rules: Int64 = 4

  /// A kind that no module knows changes nothing, and stays in the journal for a version that does.
  mutating func apply(_ decoded: DecodedOperation) {
    switch decoded.module {
    case .departures(let change): change.apply(to: &departures, id: decoded.operation.id.text)
    case .fareCard(let change): change.apply(to: &fareCard, id: decoded.operation.id.text)
    case .races(let change): change.apply(to: &races, id: decoded.operation.id.text)
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

extension Kept {
  var snapshot: JSON {
    var members = Module.allCases.map { JSON.Member($0.kinds, snapshot(of: $0)) }
    members.append(JSON.Member(Self.preferences, preferences.snapshot))
    return .object(members)
  }

  /// A module that there was not yet has no part in it and begins empty. `nil` where one can't read its part: then nothing
  /// is known before the journal is folded anew.
  init?(snapshot: JSON) {
    for module in Module.allCases {
      if let part = snapshot[module.kinds], !restore(module, part) { return nil }
    }
    guard let preferences = snapshot[Self.preferences].flatMap({ Preferences(snapshot: $0) }) else { return nil }
    self.preferences = preferences
  }

  private static let preferences = "preferences"

  /// What the kinds begin with of which that part of a snapshot is made.
  static func module(ofPart name: String) -> String { name == preferences ? "app" : name }

  /// It has a part of every module of this version.
  static func isComplete(snapshot: JSON) -> Bool { Module.allCases.allSatisfy { snapshot[$0.kinds] != nil } }

  private func snapshot(of module: Module) -> JSON {
    switch module {
    case .fareCard: fareCard.snapshot
    case .departures: departures.snapshot
    case .races: races.snapshot
    case .workouts: workouts.snapshot
    case .score: score.snapshot
    }
  }

  private mutating func restore(_ module: Module, _ part: JSON) -> Bool {
    switch module {
    case .fareCard: Self.restore(&fareCard, Wallet(snapshot: part))
    case .departures: Self.restore(&departures, MyStops(snapshot: part))
    case .races: Self.restore(&races, MyRaces(snapshot: part))
    case .workouts: Self.restore(&workouts, MyWorkouts(snapshot: part))
    case .score: Self.restore(&score, CreditFile(snapshot: part))
    }
  }

  private static func restore<T>(_ part: inout T, _ read: T?) -> Bool {
    guard let read else { return false }
    part = read
    return true
  }
}
