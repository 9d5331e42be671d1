import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// Everything the app is drawn from.
///
/// A class: there is only one, and what draws it reads it where it is. A copy of so many fields costs code and time
/// wherever one is made (Decision 8).
final class AppState {
  var route: AppRoute
  var departures: DeparturesState
  var fareCard = FareCardState()
  var races = RacesState()
  var score = ScoreState()
  var workouts = WorkoutsState()
  var settings = SettingsState()
  var clock: ServerClock
  /// What is spoken; what is to be spoken may still be on its way.
  var language: Language
  var languages: [Language]
  var device = Device()
  var isOnline: Bool
  var toast: Toast?
  var keeping = Keeping()
  /// What a person did while a change was on its way, and what depends on how that ends, in order.
  var held: [Wish] = []
  /// What waits for the whole journal, in order.
  var wishes: [Wish] = []
  var live = LiveFeed()
  /// nil where this device has no account, and nobody looks at its screen.
  var account: AccountState?
  /// A later version is here, and waits for the person.
  var hasUpdate = false
  var told = Told()
  /// A person has gone somewhere or done something since this start.
  var isUsed = false
  /// The parts of the program that read and write the journal are here (Documentation/Decisions/0009); before, nothing of
  /// them is called.
  var isComplete = true

  init(path: String, network: Network, now: Instant, language: Language) {
    route = .today
    departures = DeparturesState(network: network)
    clock = ServerClock(device: now)
    self.language = language
    languages = [language]
    isOnline = true
    open(Address(path))
  }

  /// What modules know of the device and the moment: the server's time, the person's zone, language and choices.
  var surroundings: Surroundings {
    Surroundings(
      now: clock.now, language: language, isOnline: isOnline, zone: device.zone,
      hours: preferences.hours ?? device.hours, units: preferences.units ?? device.customs.units,
      isStill: device.isStill, device: clock.device,
      firstWeekday: preferences.firstWeekday ?? device.customs.firstWeekday)
  }

  var preferences: Preferences { keeping.state.preferences }
  var storage: StorageHealth { keeping.health }
}

/// What the device says of itself.
struct Device {
  var zone = Zone.utc
  var language = LanguageTag.en
  var hours = ClockText.Hours.twentyFour
  var customs = Customs()
  var isStill = false
  /// The window has room for a list beside what was opened from it (Documentation/Loop.md).
  var isWide = false
}

/// A short message that may offer to take back what was just done.
struct Toast: Equatable {
  var text: String
  var undo: OperationID?
  /// What it speaks of, to be opened.
  var path: String?
  /// What it says is under way: it stays until that is done.
  var isPending = false
  /// Device time at which it goes.
  var until: Instant
}
