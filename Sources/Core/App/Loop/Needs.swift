import Departures
import Kernel

/// Parts of the browser's program beyond the first (Documentation/Decisions/0009), of which Tools/program-parts says what is
/// in each, and the texts of the languages (Documentation/Decisions/0038).
struct Parts: OptionSet {
  let rawValue: UInt64

  /// In the order of their bits.
  static let names =
    programs + [networkName, mapName] + LanguageTag.allCases.map { name(of: $0) }
    + LanguageTag.allCases.map { accountName(in: $0) }
  /// What begins with a module's name is the module's: its screens, more of them by the next word of their address, and
  /// what a person does in it.
  static let programs =
    [
      "shared", "journal", "today", "settings", "settings-acts", "settings-data", "settings-history",
      notificationsName, accountName,
      "account-acts", "exchange",
    ]
    + Module.allCases.map { $0.rawValue } + [
      "fare-card-acts", "departures-acts", "departures-search", "departures-map", "departures-near",
      "departures-reminders", "departures-alerts",
      "score-acts",
      "workouts-acts",
      "workouts-plan", "workouts-exercises", "workouts-now", "workouts-log", "workouts-weights", "workouts-bring",
      "workouts-shared",
    ]

  /// The account's screen, with what a person does there under "account-acts"; and the exchange with its log, which every page
  /// of a device with an account has.
  static let accountName = AccountAction.name
  static let notificationsName = SettingsPlace.notifications.rawValue
  static let networkName = "network"
  /// Where the tracks lie: fetched when a map is opened.
  static let mapName = "map"

  /// Of the part that holds its texts: "words.fr".
  static func name(of language: LanguageTag) -> String { "words." + language.rawValue }

  /// Of the part that holds the account's texts, which stand behind all others: "account.fr".
  static func accountName(in language: LanguageTag) -> String { accountName + "." + language.rawValue }

  static var all: Parts { Parts(rawValue: .max) }
  /// All but the languages' texts.
  static var program: Parts { Parts(rawValue: 1 << UInt64(programs.count) - 1) }
  static var shared: Parts { Parts(rawValue: 1) }
  static var journal: Parts { Parts(rawValue: 2) }
  static var account: Parts { Parts { $0 == accountName } }
  static var exchange: Parts { Parts { $0 == "exchange" } }
  static var notifications: Parts { Parts { $0 == notificationsName } }
  static var network: Parts { Parts(rawValue: 1 << UInt64(programs.count)) }
  static var map: Parts { Parts(rawValue: 2 << UInt64(programs.count)) }
  /// Whether what reads the network is here: it stands in a file of both (Tools/program-parts), and what that shares with
  /// others in another.
  var readNetwork: Bool {
    contains(.shared) && !isDisjoint(with: Parts { ["journal", DeparturesState.name].contains($0) })
  }

  /// What all that a person does leads to: it will have to be kept, and what is kept may be a stop.
  static var common: Parts { [.shared, .journal, .network] }

  /// The texts of that language alone.
  static func words(_ language: LanguageTag) -> Parts { Parts { $0 == name(of: language) } }
  static func accountWords(_ language: LanguageTag) -> Parts {
    // As many bits behind those of its own texts as there are languages.
    Parts(rawValue: words(language).rawValue << UInt64(LanguageTag.allCases.count))
  }

  /// These, and the texts that they say in that language.
  func spoken(in language: LanguageTag) -> Parts {
    isDisjoint(with: .account.union(.exchange).union(.notifications)) ? self : union(.accountWords(language))
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(where isMeant: (String) -> Bool) {
    var bits: UInt64 = 0
    for (index, name) in Parts.names.enumerated() where isMeant(name) { bits |= 1 << UInt64(index) }
    self.init(rawValue: bits)
  }

  /// What the host says is here: all, where it says nothing and so has the program in one piece.
  init(json: JSON?) {
    self = .all
    guard let json else { return }
    let here = json.array ?? []
    self.init { name in here.contains { $0.string == name } }
  }

  /// Of a module, or of the settings, what `isMeant`; none where the first part does all of it.
  private init(of subject: String, where isMeant: (String) -> Bool) {
    self.init { isMeant($0) || ($0 == Parts.networkName && subject == DeparturesState.name) }
  }

  /// An action's: its first word names whose it is. What it leads to may be any of that module's screens.
  init(action: String) {
    let subject = action.halves(at: " ").head
    self = Parts(of: subject) { $0 == subject || $0.utf8.starts(with: (subject + "-").utf8) }
    let isOfAll = [SettingsAction.name, AccountAction.name, AppAction.Word.undo.rawValue].contains(subject)
    formUnion(isOfAll ? .common : .shared)
    // What was here before an account goes to its log, or is exported first.
    if subject == AccountAction.name { formUnion(Parts(action: SettingsAction.name).union(.exchange)) }
  }

  /// An answer's that a module asked for, by its first word, too.
  fileprivate init(answer request: String) {
    let subject = request.halves(at: " ").head
    self = Parts { $0 == subject }.union(.shared)
  }

  /// A screen's, by its address. One that does something once it is opened says so by its question (`?do=ride`).
  fileprivate init(path: String) {
    let address = Address(path)
    guard let screen = address.segments.first else {
      self.init { $0 == "today" }
      return
    }
    if address.query.contains(where: { $0.name == "do" }) {
      self = Parts(action: screen)
      return
    }
    let next = address.segments.count > 1 ? address.segments[1] : ""
    // These screens stand among the settings, and need what no other of them does.
    let standsAlone = screen == SettingsAction.name && [Parts.accountName, Parts.notificationsName].contains(next)
    let more = standsAlone ? next : screen + "-" + next
    self = Parts(of: screen) { $0 == screen || $0 == more }.union(.shared)
  }

  /// A start's: its screen's, and what reads what was kept. Who starts again may have lost what was on its way; what was
  /// done and not kept is done at the start, and may lead anywhere.
  init(path: String, last: Int64, kept: [String], isAgain: Bool) {
    let isKept = isAgain || last > 0 || kept.contains { $0 != ServerClock.name }
    self = kept.contains(where: AppState.isDrafts) ? .program : Parts(path: path)
    if isKept { formUnion(.common) }
  }

  /// Their names, in the order of their bits.
  func write(into json: inout JSONWriter) {
    json.beginArray()
    for (index, name) in Parts.names.enumerated() where rawValue & 1 << UInt64(index) != 0 { json.string(name) }
    json.endArray()
  }
}

extension Message {
  /// What this message leads to, and so must be here before it is taken.
  var needs: Parts {
    switch kind {
    case .needs(let parts): parts
    case .start(let start):
      Parts(
        path: start.path, last: start.opening.snapshot == nil ? start.opening.last : .max,
        kept: start.kept.map { $0.name },
        isAgain: false
      )
      .union(.words(start.language)).spoken(in: start.language)
    case .path(let path): Parts(path: path)
    case .event(let action, _): Parts(action: action)
    // "score 3" is the score's; of one word they are the app's own (`LiveFeed.Request`): who asked has what reads the answer.
    case .answer(let request, _, _, _): request.halves(at: " ").tail == nil ? [] : Parts(answer: request)
    case .stored, .older, .journal, .storeFailed: .common
    case .kept(let name, _): AppState.isDrafts(name) ? .program : []
    case .account(let event): event.needs
    case .tick, .stream, .streamState, .location, .online, .copied, .storage, .update, .part, .text, .wide: []
    }
  }

  /// A person did it: the next thing that they do may have to be kept.
  var isByPerson: Bool {
    switch kind {
    case .path, .event: true
    case .needs, .start, .answer, .stored, .older, .journal, .storeFailed, .tick, .stream, .streamState, .location,
      .online, .copied, .kept, .storage, .update, .part, .text, .wide, .account:
      false
    }
  }
}
