import FareCard
import Journal
import Kernel

/// What the server is to tell this account's devices of while the app is closed: the whole of it, each time it is another
/// (Documentation/Reminders.md). The host seals the texts; the server knows when, and not what.
extension AppState {
  /// Where all that was entered here is in the log, so that of two devices' sets the one that knows more holds.
  @inline(never)  // a gate of the program's parts
  func followReminders() -> [Outgoing] {
    guard isComplete, let account, let exchange = account.sync.exchange, exchange.phase == .idle, isOnline,
      account.sync.unsent == 0, account.sync.setAside == 0, keeping.isWhole
    else { return [] }
    let device = clock.device
    if account.notifications.isToAsk(at: device, in: language.tag) {
      (account.notifications.asked, account.notifications.language) = (device, language.tag)
      return [notify(.state)]
    }
    guard account.notifications.isAnybodyTold, reminderBasis != account.notifications.basis else { return [] }
    guard account.notifications.mayTell(at: device) else { return tellSoon() }
    let basis = reminderBasis
    account.notifications.basis = basis
    let reminders = wantedReminders()
    let surroundings = surroundings
    let signature = reminders.map { $0.signature(surroundings) }
    guard signature != account.notifications.told else { return [] }
    (account.notifications.told, account.notifications.toldAt) = (signature, device)
    let all = reminders.map { $0.json(surroundings, badge: badge(with: $0)) }
    return [
      .account(
        act: "remind",
        ofStep(0) + [
          JSON.Member("seq", .integer(exchange.ledger.sentCount)), JSON.Member("reminders", .array(all)),
        ])
    ]
  }

  /// Who puts the phone away now is told of it all the same: a page that nobody looks at has no turns of its own.
  private func tellSoon() -> [Outgoing] {
    guard let account, account.notifications.awaited != account.notifications.toldAt else { return [] }
    account.notifications.awaited = account.notifications.toldAt
    return [.module(.wake(milliseconds: Int(account.notifications.pause) * 1000))]
  }

  var reminderBasis: ReminderBasis {
    ReminderBasis(last: keeping.last, minute: clock.now.seconds / 60, language: language.tag, hours: surroundings.hours)
  }

  /// What became of a set: where the server did not take it, it is told anew.
  func reminded(_ json: JSON) -> [Outgoing] {
    let isRefused = json["status"]?.int != 200
    account?.notifications.isRefused = isRefused
    if isRefused { account?.notifications.forgetTold() }
    return []
  }

  /// Of all modules what the person wants, the first due first; as many as a server takes.
  func wantedReminders() -> [PushReminder] {
    let quiet = QuietHours(preferences)
    var all: [PushReminder] = []
    for module in Module.allCases {
      for reminder in pushReminders(of: module) where preferences.tells(reminder.kind) {
        guard let reminder = quiet.admitting(reminder, in: device.zone, now: clock.now), reminder.isAhead(of: clock.now)
        else { continue }
        all.append(reminder)
      }
    }
    return Array(all.inOrder { $0.due < $1.due }.prefix(Self.mostReminders))
  }

  /// On the app's icon once it was shown: what wants a look anyway, and it.
  private func badge(with reminder: PushReminder) -> Int? {
    let cards = fareCard.badge(surroundings)
    switch reminder.kind {
    case .trains, .races: return cards + 1
    case .card: return max(cards, 1)
    case .rest, .workouts: return nil
    }
  }

  /// Of an account, at the server.
  private static let mostReminders = 200
}

/// On what a set of reminders rests: while that is the same, so is the set.
struct ReminderBasis: Equatable {
  var last: Int64
  var minute: Int64
  var language: LanguageTag
  var hours: ClockText.Hours
}

extension Preferences {
  func tells(_ kind: PushReminder.Kind) -> Bool { self[.told(kind)] == "on" }
}

extension Preference {
  static func told(_ kind: PushReminder.Kind) -> Preference {
    switch kind {
    case .trains: .trainsTold
    case .races: .racesTold
    case .rest: .restTold
    case .card: .cardTold
    case .workouts: .workoutsTold
    }
  }
}

extension PushReminder {
  /// What makes it another one to the server: where that moves `due` by itself, it is not told each move.
  fileprivate func signature(_ surroundings: Surroundings) -> String {
    var text =
      "\(surroundings.hours) \(kind.rawValue) \(key) \(asked.milliseconds) \(face.title) \(face.text) \(timed?.title ?? "") "
    text += anchor?.text ?? "\(due.milliseconds) \(expires.milliseconds)"
    return text
  }

  /// `sealed` is what the server can't read: it is shown as it stands there.
  fileprivate func json(_ surroundings: Surroundings, badge: Int?) -> JSON {
    var content = [JSON.Member("face", face.json), JSON.Member("path", .string(path))]
    if let timed { content.append(JSON.Member("timed", timed.json)) }
    if let now { content.append(JSON.Member("now", now.json)) }
    if lead != 0 { content.append(JSON.Member("lead", .integer(lead))) }
    if let gone { content.append(JSON.Member("gone", gone.json)) }
    if let group { content.append(JSON.Member("group", .string(group))) }
    if let at { content.append(JSON.Member("at", .integer(at.milliseconds))) }
    if let zone { content.append(JSON.Member("zone", .string(zone.name))) }
    content.append(JSON.Member("language", .string(surroundings.language.tag.rawValue)))
    content.append(JSON.Member("hour12", .bool(surroundings.hours == .twelve)))
    if kind == .trains {
      let words = NotificationWords(surroundings.language)
      content.append(
        JSON.Member(
          "actions",
          .array([
            .array([.string("ride"), .string(words.rideNow)]), .array([.string("snooze"), .string(words.snooze)]),
          ])))
    }
    var members = [
      JSON.Member("kind", .string(kind.rawValue)), JSON.Member("key", .string(key)),
      JSON.Member("asked", .integer(asked.milliseconds)), JSON.Member("due", .integer(due.milliseconds)),
      JSON.Member("expires", .integer(expires.milliseconds)), JSON.Member("sealed", .string(JSON.object(content).text)),
    ]
    if let anchor { members.append(JSON.Member("anchor", anchor)) }
    if let badge { members.append(JSON.Member("badge", .integer(Int64(badge)))) }
    return .object(members)
  }
}

extension PushReminder.Face {
  var json: JSON { .array([.string(title), .string(text)]) }
}
