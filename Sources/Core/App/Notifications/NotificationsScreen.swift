import Kernel

/// What is told of with the app closed: whether this device is, of what, and when not.
struct NotificationsScreen {
  let state: AppState
  private var words: NotificationWords { NotificationWords(state.language) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [
      Heading.view(
        SettingsWords(state.language).notifications, back: SettingsPlace.all.path, SettingsWords(state.language).back),
      element("section.tile.data-section", key: "device") { device },
      state.keeping.journal == nil ? nil : kinds, state.keeping.journal == nil ? nil : quiet,
      element("section.setting-note", key: "seen") {
        element("h2") { words.seenTitle }
        element("p.quiet") { words.seenText }
      },
    ].compactMap { $0 }
  }

  // MARK: This device

  private var device: [Node] {
    let title = element("h2") { words.deviceTitle }
    guard let account = state.account, account.profile?.session == .in, account.profile?.isJoined == true else {
      return [
        title, element("p", key: "needs") { words.needsAccount }, toAccount,
      ]
    }
    if let stop = state.accountStop {
      return [title, element("p", key: "stop") { AccountWords(state.language).title(stop) }, toAccount]
    }
    let now = account.notifications
    guard let status = now.status else {
      if state.isOnline, let outcome = now.outcome, now.doing == nil {
        return [title, said(outcome), element("p.button-row", key: "buttons") { button(words.lookAgain, .state) }]
      }
      let text = state.isOnline ? words.oneMoment : words.unknownOffline
      return [title, element("p.quiet", key: "looking") { text }]
    }
    return [
      title, element("p", key: "status") { words.title(status) },
      words.text(status).map { text in element("p.quiet", key: "advice") { text } },
      now.doing == nil ? now.outcome.map { said($0) } : busy,
      status == .on && now.isRefused && state.isOnline
        ? element("p.message", key: "refused") { words.isRefused } : nil,
      buttons(status),
    ].compactMap { $0 }
  }

  private var busy: Node { element("p.quiet", key: "busy", .role("status")) { words.oneMoment } }

  private func said(_ outcome: NotificationState.Outcome) -> Node {
    element(outcome == .tested ? "p" : "p.message", key: "outcome") { words.outcome(outcome) }
  }

  private var toAccount: Node {
    element("p.button-row", key: "account") {
      element("a.button", .href(SettingsPlace.account.path)) { SettingsWords(state.language).account }
    }
  }

  private func buttons(_ status: NotificationState.Status) -> Node {
    switch status {
    case .off, .stopped:
      element("p.button-row", key: "buttons") { button(words.turnOn, .on, .primary, key: "turn") }
    case .on:
      element("p.button-row", key: "buttons") {
        button(words.test, .test)
        button(words.turnOff, .off, key: "turn")
      }
    case .denied, .unsupported, .notInstalled:
      element("p.button-row", key: "buttons") { button(words.lookAgain, .state) }
    }
  }

  /// While the host has not answered, it is there and does nothing. What turns on and off is one, so that the keyboard stays with it.
  private func button(
    _ label: String, _ request: NotificationState.Request, _ look: Button.Look = .plain, key: String? = nil
  ) -> Node {
    let isBusy = state.account?.notifications.doing != nil
    return element(
      look.rawValue, key: key ?? request.rawValue, .type("button"),
      .on(.click, AccountAction.notify(request).inPage), isBusy ? .aria("disabled", true) : nil
    ) { label }
  }

  // MARK: Of what, and when not

  private var kinds: Node {
    element("section.tile.data-section.told-kinds", key: "kinds") {
      element("h2") { words.kindsTitle }
      for kind in PushReminder.Kind.allCases {
        let isOn = state.preferences.tells(kind)
        Switch.view(
          words.name(kind), isOn: isOn,
          wire: SettingsAction.choose(.told(kind), isOn ? "off" : "on").inPage, key: kind.rawValue)
      }
      element("p.quiet", key: "score") { words.neverScore }
    }
  }

  private var quiet: Node {
    let isOn = QuietHours(state.preferences) != nil
    return element("section.tile.data-section", key: "quiet") {
      element("h2") { words.quietTitle }
      hours(.quietFrom, words.quietFrom)
      if isOn { hours(.quietUntil, words.quietUntil) }
      element("p.quiet", key: "text") { words.quietText }
    }
  }

  private func hours(_ preference: Preference, _ label: String) -> Node {
    let segments = PreferenceSegments(preference: preference, chosen: state.preferences[preference])
    return element("div.setting", key: preference.rawValue) {
      element("h3", .id(segments.labelID)) { label }
      segments.view(inOrder(preference.values)) { hour($0) }
    }
  }

  /// As a clock has them; from the evening on over midnight, and first what is no hour.
  private func inOrder(_ values: [String]) -> [String] {
    func place(_ value: String) -> Int { Int(value).map { ($0 + 12) % 24 } ?? -1 }
    return values.inOrder { place($0) < place($1) }
  }

  private func hour(_ value: String) -> String {
    guard let hour = Int(value) else { return words.never }
    return ClockText.text(minutes: hour * 60, hours: state.surroundings.hours)
  }
}
