package import Kernel
import Training

/// This module's screens: which one is open, and its title.
///
/// A class, so that its many parts are handed one word and not a copy of the state (Decision 8).
package final class WorkoutsScreen {
  let state: WorkoutsState
  let surroundings: Surroundings
  let words: WorkoutsWords
  private let place: WorkoutsPlace

  /// Of the place that is open, or, for a list beside it, of another one.
  package init(_ state: WorkoutsState, _ surroundings: Surroundings, at place: WorkoutsPlace? = nil) {
    self.place = place ?? state.place
    self.state = state
    self.surroundings = surroundings
    words = WorkoutsWords(surroundings.language)
  }

  /// What stands inside `<main>`.
  @inline(never)  // a gate of the program's parts
  package var view: [Node] {
    guard let mine = state.mine else { return opening }
    switch place {
    case .list: return ListScreen(screen: self, mine: mine).view
    case .workout:
      guard let workout = state.workout else { return unknown }
      return EditorScreen(screen: self, workout: workout).view
    case .share(let id): return state.shared.map { ShareScreen(screen: self, shared: $0, id: id).view } ?? unknown
    case .exercises: return ExercisesScreen(screen: self, mine: mine).view
    case .exercise(let ref, let origin): return ExerciseScreen(screen: self, mine: mine, ref: ref, origin: origin).view
    case .running: return RunningScreen.view(self)
    case .log(let time): return LogScreen(screen: self, mine: mine, asked: time).view
    case .logged(let id): return mine.logged(id).map { LoggedScreen(screen: self, logged: $0).view } ?? unknown
    case .weights: return WeightsScreen(screen: self).view
    case .bring, .shared: return BringScreen(screen: self).view
    }
  }

  package var title: String {
    switch place {
    case .list: words.workouts
    case .workout, .share: state.workout?.name ?? words.workouts
    case .exercises(let target): target == nil ? words.exercises : words.chooseExercise
    case .exercise(let ref, _): state.name(of: ref)
    case .running: state.running?.logged.name ?? words.workouts
    case .log: words.log
    case .logged(let id): state.mine?.logged(id)?.name ?? words.log
    case .weights: words.weights
    case .bring: words.bring
    case .shared: words.sharedWorkout
    }
  }

  /// What is on a device is known on the device alone.
  package var exists: Bool { true }

  private var opening: [Node] {
    [
      Heading.view(title),
      element("div.needs-script", key: "opening", .aria("busy", true)) {
        element("p.placeholder.workout-placeholder") {
          element("span.visually-hidden") { words.opening }
        }
      },
      element("section.notice.without-script", key: "without-script") {
        element("p") { words.needsScript }
      },
    ]
  }

  private var unknown: [Node] {
    [
      Heading.view(words.unknown, back: Self.link(.list), words.workouts),
      Notice.view(
        .failing, title: words.unknown, text: words.unknownText,
        action: element("a.button", .href(Self.link(.list))) { words.toTheList }),
    ]
  }
}

extension WorkoutsScreen {
  static func wire(_ action: WorkoutsAction) -> String { WorkoutsState.wire(action) }

  static func link(_ place: WorkoutsPlace) -> String { WorkoutsState.address(place) }

  func button(
    _ label: String, _ action: WorkoutsAction, _ look: Button.Look = .plain, key: String? = nil, spoken: String? = nil
  ) -> Node {
    Button.view(label, Self.wire(action), look, key: key, spoken: spoken)
  }

  func iconButton(_ icon: Icon, _ label: String, _ action: WorkoutsAction) -> Node {
    Button.icon(icon, label, Self.wire(action))
  }

  /// In the device's zone.
  func day(_ instant: Instant) -> Day { surroundings.zone.local(instant).day }

  /// By the device's own clock, as all that is logged.
  var today: Day { day(surroundings.device) }

  func clock(_ instant: Instant) -> String {
    ClockText.text(instant, in: surroundings.zone, hours: surroundings.hours)
  }

  /// Whole, in the person's unit: "12450 kg". A pound is 453.59237 g.
  func mass(_ grams: Int64) -> String {
    // To the nearest: of sets in pounds each was rounded to a gram.
    let whole = state.unit == .kilograms ? (grams + 500) / 1000 : Weight.pounds(grams)
    return words.language.grouped(whole) + "\u{A0}" + state.unit.symbol
  }
}
