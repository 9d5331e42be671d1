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
    let leaving = state.leaving(base.surroundings)
    func now(_ reminder: LeaveReminder) -> Leaving? { leaving.first { $0.reminder.id == reminder.id } }
    // A train's own is over with the train.
    let shown = mine.reminders.filter { $0.window != nil || now($0) != nil }
    if shown.isEmpty {
      return [
        Notice.view(
          .empty, title: words.noReminders, text: words.noRemindersText,
          action: element("a.button", .href(DeparturesScreen.link(.myStops))) { words.myStops })
      ]
    }
    return [
      element("ul.reminders", key: "reminders") {
        for reminder in shown { row(reminder, now(reminder)) }
      },
      notices(mine),
      element("p.quiet", key: "open") { words.toldWhileOpen },
    ]
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
    ClockText.text(minutes: minutes, hours: base.surroundings.hours)
  }

  private func status(_ reminder: LeaveReminder, _ leaving: Leaving?) -> String? {
    if let leaving {
      // Hours ahead its time says more.
      if !leaving.isGone, case .inMinutes(90...) = leaving.leave(at: now) { return nil }
      return words.leaving(
        leaving, line: base.spokenLine(leaving.train.route), clock: base.clock(leaving.train.time), now: now)
    }
    guard let occasion = reminder.window?.occasion(at: now, lead: 0, in: state.network.zone) else { return nil }
    return occasion.day == reminder.restedOn ? words.isResting : words.nothingToReach
  }

  private func notices(_ mine: MyStops) -> Node {
    element("section.notices", key: "notices") {
      element("h2") { words.toldBefore }
      for (place, minutes) in mine.notices.enumerated() {
        Stepper.view(
          words.notice(minutes), less: (words.noticeLess, minutes == 0 ? nil : wire(-1, place)),
          more: (words.noticeMore, minutes == MyStops.earliestNotice ? nil : wire(1, place)), key: String(place),
          group: words.noticeName(place + 1))
      }
    }
  }

  private func wire(_ minutes: Int, _ place: Int) -> String {
    DeparturesScreen.wire(.noticeMore(minutes, of: place))
  }
}
