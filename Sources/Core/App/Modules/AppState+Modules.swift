import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// What App does with each module. What names them one by one stands in this folder, so that the compiler asks for what a
/// new one needs in one place; what is said of one alone (a stream's boards, a link that was opened) stands where it belongs.
extension AppState {
  /// What an action leads to; `nil` where it must wait.
  func effects(of wire: String, _ value: String, in module: Module) -> [Effect]? {
    switch module {
    case .fareCard: effects(of: wire, value, in: &fareCard)
    case .departures: effects(of: wire, value, in: &departures)
    case .races: effects(of: wire, value, in: &races)
    case .workouts: effects(of: wire, value, in: &workouts)
    case .score: effects(of: wire, value, in: &score)
    }
  }

  /// False where no page is.
  func open(_ module: Module, _ segments: [String], _ query: [(name: String, value: String)]) -> Bool {
    switch module {
    case .fareCard: open(&fareCard, segments, query)
    case .departures: open(&departures, segments, query)
    case .races: open(&races, segments, query)
    case .workouts: open(&workouts, segments, query)
    case .score: open(&score, segments, query)
    }
  }

  func glance(at module: Module) {
    switch module {
    case .fareCard: fareCard.glance()
    case .departures: departures.glance()
    case .races: races.glance()
    case .workouts: workouts.glance()
    case .score: score.glance()
    }
  }

  /// What a module's own request led to.
  func answered(_ module: Module, _ request: String, _ status: Int, _ body: String) -> [Effect] {
    let (presence, surroundings) = (presence(of: module), surroundings)
    return switch module {
    case .fareCard: fareCard.answered(request, status, body, presence, surroundings)
    case .departures: departures.answered(request, status, body, presence, surroundings)
    case .races: races.answered(request, status, body, presence, surroundings)
    case .workouts: workouts.answered(request, status, body, presence, surroundings)
    case .score: score.answered(request, status, body, presence, surroundings)
    }
  }

  /// What some module had kept beside the journal.
  func offer(_ name: String, _ text: String, to module: Module) {
    switch module {
    case .fareCard: fareCard.restore(name, text, surroundings)
    case .departures: departures.restore(name, text, surroundings)
    case .races: races.restore(name, text, surroundings)
    case .workouts: workouts.restore(name, text, surroundings)
    case .score: score.restore(name, text, surroundings)
    }
  }

  /// What has the focus once the module's screen is open.
  func focus(of module: Module) -> String {
    switch module {
    case .fareCard: fareCard.place.focus
    case .departures: departures.place.focus
    case .races: races.place.focus
    case .workouts: workouts.place.focus
    case .score: score.place.focus
    }
  }

  /// What the module asks for by how much of it is on the screen now.
  func follow(_ module: Module) -> [Effect] {
    let (presence, surroundings) = (presence(of: module), surroundings)
    return switch module {
    case .fareCard: fareCard.follow(presence, surroundings)
    case .departures: departures.follow(presence, surroundings)
    case .races: races.follow(presence, surroundings)
    case .workouts: workouts.follow(presence, surroundings)
    case .score: score.follow(presence, surroundings)
    }
  }

  /// Where the person is, to whoever asked for it.
  func located(_ result: Result<Location, LocationFailure>, in module: Module) -> [Effect] {
    switch module {
    case .departures: departures.located(result, surroundings)
    case .fareCard, .races, .workouts, .score: []
    }
  }

  /// What the passing of time gives to say of what the person keeps there.
  func tick(_ module: Module) -> [Spoken] {
    switch module {
    case .departures: departures.tick(surroundings)
    case .races: races.tick(surroundings)
    case .workouts: workouts.tick(surroundings)
    case .fareCard, .score: []
    }
  }

  /// Whether what was given to be copied is in the clipboard, to whoever gave it; whose part may not be here otherwise.
  func copied(_ isDone: Bool, in module: Module) -> [Effect] {
    switch module {
    case .workouts: workouts.awaitsCopy ? workouts.didCopy(isDone, language) : []
    case .fareCard, .departures, .races, .score: []
    }
  }

  /// How much of what the person keeps there is due now.
  func due(in module: Module) -> Int {
    switch module {
    case .fareCard: fareCard.badge(surroundings)
    case .departures: departures.due(surroundings)
    case .races: races.due(at: clock.now)
    case .workouts, .score: 0
    }
  }

  /// What the person is to be told of with the app closed; never a score.
  func pushReminders(of module: Module) -> [PushReminder] {
    switch module {
    case .fareCard: fareCard.pushReminders(surroundings)
    case .departures: departures.pushReminders(surroundings)
    case .races: races.pushReminders(surroundings)
    case .workouts: workouts.pushReminders(surroundings)
    case .score: []
    }
  }

  func nowLine(_ module: Module) -> NowLine? {
    switch module {
    case .fareCard: fareCard.nowLine(surroundings)
    case .departures: departures.nowLine(surroundings)
    case .races: races.nowLine(surroundings)
    case .workouts: workouts.nowLine(surroundings)
    case .score: score.nowLine(surroundings)
    }
  }

  /// What another module has to say beside a module's line: who leaves for a train pays for it.
  func aside(of module: Module) -> NowLine.Aside? {
    switch module {
    case .departures: preferences.isHidden(.fareCard) ? nil : fareCard.ahead(surroundings)
    case .fareCard, .races, .workouts, .score: nil
    }
  }

  /// Each module's part of what the journal made.
  func handOut() {
    for module in Module.allCases { handOut(module, keeping.state) }
    workouts.isInPounds = isInPounds
    speak()
  }

  /// Takes its part from a module for as long as that may change, by `nil`, or gives it back.
  func lend(_ kept: Kept?, to module: Module) {
    switch module {
    case .departures: departures.mine = kept?.departures
    case .workouts: workouts.mine = kept?.workouts
    case .score: score.file = kept?.score
    // These go through all of it each time they are given it, which takes longer than the copy.
    case .fareCard, .races: break
    }
  }

  private func handOut(_ module: Module, _ kept: Kept) {
    switch module {
    case .fareCard:
      fareCard.writers = keeping.journal?.writers ?? Places()
      fareCard.wallet = kept.fareCard
    case .departures: departures.mine = kept.departures
    case .races: races.mine = kept.races
    case .workouts: workouts.mine = kept.workouts
    case .score: score.file = kept.score
    }
  }
}

extension AppState {
  private func effects<F: Feature>(of wire: String, _ value: String, in feature: inout F) -> [Effect]? {
    guard let action = F.Action(wire: wire, value: value) else { return [] }
    if action.asksAtOnce { live.askAtOnce() }
    if action.restsOnWhatIsKept, keeping.isBusy { return nil }
    let effects = feature.update(action, surroundings)
    assert(action.restsOnWhatIsKept || !effects.contains { if case .append = $0 { true } else { false } })
    return effects
  }

  private func presence(of module: Module) -> Presence {
    route == .module(module) ? .open : route == .today ? .glanced : .away
  }

  private func open<F: Feature>(
    _ feature: inout F, _ segments: [String], _ query: [(name: String, value: String)]
  ) -> Bool {
    guard let place = F.Place(segments: segments, query: query) else { return false }
    feature.open(place)
    return true
  }
}
