import Kernel

/// Whether this device, and others of its account, are told of things with the app closed.
struct NotificationState: Equatable {
  /// As the browser and the server have it; nil until the host has said.
  var status: Status?
  /// Devices of the account that are told, this one too.
  var count = 0
  /// What a person asked for, until there is an answer.
  var doing: Request?
  /// What came of the last thing that a person asked for.
  var outcome: Outcome?

  /// When the host was asked last, by the device's clock, and in which language.
  var asked: Instant?
  var language: LanguageTag?
  /// What the last set was made from, and what was in it.
  var basis: ReminderBasis?
  var told: [String]?
  var toldAt: Instant?
  /// Behind which set the next turn was asked for.
  var awaited: Instant?
  /// What the host was told that runs, mixed: a number is copied with less code than what it is of.
  var live: UInt32?
  var liveBasis: ReminderBasis?
  /// The server did not take the last one.
  var isRefused = false

  /// How this device stands.
  enum Status: String {
    case off, on
    /// The person, or a policy, has said no: only the browser's own settings can change it.
    case denied
    case unsupported
    /// An iPhone's browser has it for what is on the home screen alone.
    case notInstalled = "not-installed"
    /// It was on, and the system or the push service has ended it.
    case stopped
  }

  /// What the host is asked for.
  enum Request: String, CaseIterable {
    case state, on, off, test
  }

  /// What came of it.
  enum Outcome: String {
    /// A test is on its way.
    case tested
    /// The browser's push service could not be reached, or would not have this device.
    case noService = "no-service"
    /// The server sends to none of that browser's services.
    case notAllowed = "not-allowed"
    case noAnswer = "no-answer"
    case tooMany = "too-many"
    case failed
  }

  /// With each start, and once an hour, for another device may have been added, or have left; what had no answer in a minute.
  func isToAsk(at now: Instant, in tag: LanguageTag) -> Bool {
    guard doing == nil else { return false }
    return language != tag || asked.map { abs(now.seconds(since: $0)) >= (status == nil ? 60 : 3600) } ?? true
  }

  var isAnybodyTold: Bool { status == .on || count > 0 }

  /// No more often than each five seconds; what was not taken may be taken a minute later.
  func mayTell(at now: Instant) -> Bool { toldAt.map { abs(now.seconds(since: $0)) >= pause } ?? true }

  /// Seconds.
  var pause: Int64 { isRefused ? 60 : 5 }

  /// With the next turn it may be told again.
  mutating func forgetTold() { (told, basis, live, liveBasis) = (nil, nil, nil, nil) }

  /// What is shown is asked for as its screen opens, and what came of an act there before is over.
  mutating func lookAnew() { (asked, outcome) = (nil, nil) }

  /// What speaks with the server is not here.
  mutating func fail() {
    guard doing != nil else { return }
    (doing, outcome) = (nil, .noAnswer)
  }
}

extension AppState {
  func notify(_ request: NotificationState.Request) -> Outgoing {
    .account(act: "notify", ofStep(0) + [JSON.Member("to", .string(request.rawValue))])
  }

  /// A person has asked for it.
  func askToNotify(_ request: NotificationState.Request) -> [Outgoing] {
    guard let account, account.notifications.doing == nil else { return [] }
    (account.notifications.doing, account.notifications.outcome) = (request, nil)
    return [notify(request)]
  }

  /// `{"to":"on","status":"on","count":2,"outcome":"tested"}`
  func notified(_ json: JSON) -> [Outgoing] {
    guard let account else { return [] }
    let before = account.notifications
    if let status = json["status"]?.string.flatMap({ NotificationState.Status(rawValue: $0) }) {
      account.notifications.status = status
      // That nobody had answered is over.
      if before.status == nil { account.notifications.outcome = nil }
    }
    if let count = json["count"]?.int { account.notifications.count = count }
    let outcome = json["outcome"]?.string.flatMap { NotificationState.Outcome(rawValue: $0) }
    if account.notifications.status == nil { account.notifications.outcome = outcome ?? .noAnswer }
    // Who has just been added is to be told of what was not worth telling anybody.
    if before.status != account.notifications.status { account.notifications.forgetTold() }
    let request = json["to"]?.string.flatMap { NotificationState.Request(rawValue: $0) }
    guard request == before.doing else { return [] }
    account.notifications.doing = nil
    account.notifications.outcome = outcome
    let words = NotificationWords(language)
    if let outcome = account.notifications.outcome { return [.module(.announce(words.outcome(outcome)))] }
    return account.notifications.status.map { [.module(.announce(words.title($0)))] } ?? []
  }
}
