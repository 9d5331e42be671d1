import Journal
import Kernel
import Workouts

/// The rest that runs, as a notification that stands where nobody looks at the app, and ends it without a screen.
extension AppState {
  /// As soon as it is another, whether or not it is in the log.
  @inline(never)  // a gate of the program's parts
  func followRest() -> [Outgoing] {
    guard isComplete, let account, reminderBasis != account.notifications.liveBasis else { return [] }
    account.notifications.liveBasis = reminderBasis
    let rest = preferences.tells(.rest) ? workouts.rest(surroundings) : nil
    let shown = rest.map { live($0, surroundings) }
    let mixed = shown.map { Mixing.finished(Mixing.add($0.text, to: Mixing.start)) }
    guard mixed != account.notifications.live else { return [] }
    account.notifications.live = mixed
    return [.account(act: "live", ofStep(0) + (shown.map { [JSON.Member("reminder", $0)] } ?? []))]
  }

  private func live(_ reminder: PushReminder, _ surroundings: Surroundings) -> JSON {
    guard let live = reminder.live else { return .null }
    let words = NotificationWords(surroundings.language)
    let clock = ClockText.precise(live.until, in: surroundings.zone, hours: surroundings.hours)
    let change = Change(kind: live.kind, fields: live.fields)
    return .object([
      "kind": .string(reminder.kind.rawValue), "key": .string(reminder.key),
      "asked": .integer(reminder.asked.milliseconds), "until": .integer(live.until.milliseconds),
      "face": PushReminder.Face(words.restUntil(clock), live.text).json, "over": reminder.face.json,
      "path": .string(reminder.path), "group": .string(reminder.group ?? ""),
      "language": .string(surroundings.language.tag.rawValue),
      "actions": .array([.array([.string("skip"), .string(words.skipRest)])]),
      "draft": .string(Drafts(of: change, at: live.until, device: keeping.device).text),
    ])
  }
}
