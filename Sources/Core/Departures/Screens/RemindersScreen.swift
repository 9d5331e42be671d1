import Kernel

/// What the person wants to be told of: trains, weekly windows, and how long before.
struct RemindersScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  private var now: Instant { base.surroundings.now }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [Heading.view(words.reminders, back: DeparturesScreen.link(.myStops), words.myStops)] + content
  }

  private var content: [Node] {
    guard let mine = state.mine else {
      return [
        element("div.placeholder.row-placeholder.needs-script", key: "opening", .aria("busy", true)),
        element("p.quiet.without-script", key: "without-script") { words.needsScript },
      ]
    }
    if let form = state.form { return [ReminderSheet(base: base, form: form).view] }
    let shown = mine.reminders.filter { $0.train.map { !Departed.isGone(time(of: $0, in: mine), now: now) } ?? true }
    if shown.isEmpty {
      return [
        Notice.view(
          .empty, title: words.noReminders, text: words.noRemindersText,
          action: element("a.button", .href(DeparturesScreen.link(.myStops))) { words.myStops })
      ]
    }
    let leaving = state.leaving(base.surroundings)
    return [
      element("ul.reminders", key: "reminders") {
        for reminder in shown { row(reminder, leaving.first { $0.reminder.id == reminder.id }) }
      },
      notices(mine),
      element("p.quiet", key: "open") { words.toldWhileOpen },
    ]
  }

  /// As it is known now, where it is.
  private func time(of train: RemindedTrain, in mine: MyStops) -> Instant {
    state.followed.first { $0.train.isSameRun(train) }?.train.time ?? train.time
  }

  private func row(_ reminder: LeaveReminder, _ leaving: Leaving?) -> Node {
    let name = state.name(of: reminder.station)
    return element("li.reminder", key: reminder.id) {
      element("div.where", key: "where") {
        switch reminder.subject {
        case .train(let train): ofTrain(leaving?.train ?? train, name, reminder)
        case .window(let window): ofWindow(window, name, reminder)
        }
        if let text = status(reminder, leaving) { element("span.leave", key: "status") { text } }
        if let leaving, let board = state.boards[reminder.station], base.trust(board) != .live {
          AgeLabel.view(board, lines: [leaving.train.route], base)
        }
      }
      Button.icon(.remove, words.forget(name), DeparturesScreen.wire(.forget(reminder.id)), key: "forget")
      if reminder.window != nil, let leaving, !leaving.isGone {
        Button.view(words.rest, DeparturesScreen.wire(.rest(reminder.id)), .text, key: "rest")
      }
    }
  }

  private func ofTrain(_ train: RemindedTrain, _ name: String, _ reminder: LeaveReminder) -> [Node] {
    [
      element(
        "a.destination", key: "name",
        .href(DeparturesScreen.link(.train(station: reminder.station, trip: train.trip)))
      ) { words.train(base.spokenLine(train.route), to: train.destination) },
      element("span.note", key: "about") { name + " · " + day(of: train.time) + base.clock(train.time) },
    ]
  }

  /// Nothing where it is today.
  private func day(of time: Instant) -> String {
    let day = state.network.zone.local(time).day
    if day == state.network.zone.local(now).day { return "" }
    return DayText(words.language).weekday(day.weekday) + " "
  }

  private func ofWindow(_ window: WeeklyWindow, _ name: String, _ reminder: LeaveReminder) -> [Node] {
    var about = words.days(window.days) + " " + clock(window.from) + "–" + clock(window.until)
    if let direction = window.wanted.direction {
      about += " · " + state.label(direction, of: reminder.station, words)
    }
    return [
      element("a.destination", key: "name", .href(DeparturesScreen.link(.reminders(.edit(reminder: reminder.id))))) {
        name
      },
      element("span.note", key: "about") { about },
      window.wanted.lines.isEmpty ? nil : state.bullets.row(window.wanted.lines, words),
    ].compactMap { $0 }
  }

  /// Of any day: the clock as the person reads it.
  private func clock(_ minutes: Int) -> String {
    ClockText.text(Instant(seconds: Int64(minutes) * 60), in: .utc, hours: base.surroundings.hours)
  }

  private func status(_ reminder: LeaveReminder, _ leaving: Leaving?) -> String? {
    if let leaving {
      let line = base.spokenLine(leaving.train.route)
      if leaving.isGone { return words.isGone(line, clock: base.clock(leaving.train.time)) }
      switch leaving.leave(at: now) {
      // Hours ahead its time says more.
      case .inMinutes(90...): return nil
      case .inMinutes(let minutes): return words.leaveInFor(minutes, line: line)
      case .now: return words.leaveNowFor(line)
      case .tooLate: return words.goesAt(line, clock: base.clock(leaving.train.time))
      }
    }
    guard let occasion = reminder.window?.occasion(at: now, lead: 0, in: state.network.zone) else { return nil }
    return occasion.day == reminder.restedOn ? words.isResting : words.nothingToReach
  }

  private func notices(_ mine: MyStops) -> Node {
    element("section.notices", key: "notices") {
      element("h2") { words.toldBefore }
      for (place, minutes) in mine.notices.enumerated() {
        element("div.stepper", key: String(place), .role("group"), .aria("label", words.noticeName(place + 1))) {
          Button.icon(.less, words.noticeLess, minutes == 0 ? nil : wire(-1, place), key: "less")
          element("output") { words.notice(minutes) }
          Button.icon(.add, words.noticeMore, minutes == MyStops.earliestNotice ? nil : wire(1, place), key: "more")
        }
      }
    }
  }

  private func wire(_ minutes: Int, _ place: Int) -> String {
    DeparturesScreen.wire(.noticeMore(minutes, of: place))
  }
}
