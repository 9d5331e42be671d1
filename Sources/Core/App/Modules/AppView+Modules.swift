import Departures
import FareCard
import Kernel
import Races
import Score
import Workouts

/// The modules' screens, as the frame needs them.
extension AppView {
  /// False where the address leads to nothing.
  func exists(_ module: Module) -> Bool {
    switch module {
    case .fareCard: fareCard.exists
    case .departures: departures.exists
    case .races: races.exists
    case .workouts: workouts.exists
    case .score: true
    }
  }

  func view(_ module: Module) -> [Node] {
    switch module {
    case .fareCard: fareCard.view
    case .departures: departures.view
    case .races: races.view
    case .workouts: workouts.view
    case .score: score.view
    }
  }

  func title(_ module: Module) -> String {
    switch module {
    case .fareCard: fareCard.title
    case .departures: departures.title
    case .races: races.title
    case .workouts: workouts.title
    case .score: score.title
    }
  }

  /// In a wide window the list that the open screen was opened from stands beside it: of the same modules as `list(beside:)`.
  func hasListBeside(_ module: Module) -> Bool {
    switch module {
    case .fareCard, .score: false
    case .departures: state.departures.place.list != nil
    case .races: state.races.place.list != nil
    case .workouts: state.workouts.place.list != nil
    }
  }

  /// Nil where the module has no list to stand beside its open screen.
  func list(beside module: Module) -> ListBeside? {
    let surroundings = state.surroundings
    switch module {
    case .fareCard, .score: return nil
    case .departures:
      let list = DeparturesScreen(state.departures, surroundings, at: state.departures.place.list)
      return ListBeside(view: list.view, title: list.title, path: DeparturesState.address(state.departures.place))
    case .races:
      let list = RacesScreen(state.races, surroundings, at: state.races.place.list)
      return ListBeside(view: list.view, title: list.title, path: RacesState.address(state.races.place))
    case .workouts:
      let list = WorkoutsScreen(state.workouts, surroundings, at: state.workouts.place.list)
      return ListBeside(view: list.view, title: list.title, path: WorkoutsState.address(state.workouts.place))
    }
  }

  /// On Today, with no more of the module than is loaded with it.
  static func tile(_ module: Module, _ state: AppState) -> Node {
    switch module {
    case .fareCard: FareCardTile.view(FareCardScreen(state.fareCard, state.surroundings))
    case .departures: DeparturesTile.view(DeparturesScreen(state.departures, state.surroundings))
    case .races: RacesTile.view(RacesScreen(state.races, state.surroundings))
    case .workouts: WorkoutsTile.view(WorkoutsScreen(state.workouts, state.surroundings))
    case .score: ScoreTile.view(ScoreScreen(state.score, state.surroundings))
    }
  }

  private var fareCard: FareCardScreen { FareCardScreen(state.fareCard, state.surroundings) }
  private var departures: DeparturesScreen { DeparturesScreen(state.departures, state.surroundings) }
  private var races: RacesScreen { RacesScreen(state.races, state.surroundings) }
  private var workouts: WorkoutsScreen { WorkoutsScreen(state.workouts, state.surroundings) }
  private var score: ScoreScreen { ScoreScreen(state.score, state.surroundings) }
}

/// The list that a wide window shows beside what was opened from it.
struct ListBeside {
  var view: [Node]
  var title: String
  /// Of what was opened, so that its row can be marked.
  var path: String
}
