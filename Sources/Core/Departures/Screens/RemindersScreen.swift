import Kernel

/// What the person wants to be told of: trains, weekly windows, and how long before.
struct RemindersScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  private var now: Instant { base.surroundings.now }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    if case .reminders(.new(let station, _)) = state.place {
      let back = DeparturesScreen.link(.station(station))
      return [Heading.view(words.reminders, back: back, state.name(of: station))] + content
    }
    return [Heading.view(words.reminders, back: DeparturesScreen.link(.myStops), words.myStops)] + content
  }

  private var content: [Node] {
    guard let mine = state.mine else {
      return [
        element("div.placeholder.row-placeholder.needs-script", key: "opening", .aria("busy", true)),
        element("p.quiet.without-script", key: "without-script") { words.needsScript },
      ]
    }
    if let form = state.form { return [ReminderSheet(base: base, form: form).view] }
    guard case .reminders(.list) = state.place else {
      return [
        Notice.view(
          .empty, title: "", text: words.reminderUnknown,
          action: element("a.button", .href(DeparturesScreen.link(.reminders(.list)))) { words.reminders })
      ]
    }
    let leaving = state.leaving(base.surroundings)
    func now(_ reminder: LeaveReminder) -> Leaving? { leaving.first { $0.reminder.id == reminder.id } }
    // A train's own is over with the train, a while after it.
    let shown = mine.reminders.filter { $0.window != nil || now($0) != nil || state.lately($0, at: self.now) != nil }
      .map { reminder in
        let train = now(reminder)?.train ?? state.lately(reminder, at: self.now)
        return ReminderPlace(
          reminder, at: train?.time, state.name(of: reminder.station), firstWeekday: base.surroundings.firstWeekday)
      }
      .inOrder { $0.precedes($1) }
    let ride = state.riding(at: self.now)
    if shown.isEmpty, ride == nil {
      return [
        Notice.view(
          .empty, title: words.noReminders, text: words.noRemindersText,
          action: element("a.button", .href(DeparturesScreen.link(.myStops))) { words.myStops })
      ]
    }
    return [
      element("ul.reminders", key: "reminders") {
        if let ride { row(ride) }
        for place in shown { row(place.reminder, now(place.reminder)) }
      },
      notices(mine),
      element("p.quiet", key: "open") { words.toldWhileOpen },
    ]
  }

  /// Where to get off.
  private func row(_ ride: Ride) -> Node {
    let train = ride.alighting.train
    let name = words.train(base.spokenLine(train.route), to: train.destination)
    let line = state.line(of: ride, base.surroundings)
    return element("li.reminder", key: "ride") {
      element("div.where", key: "where") {
        element("a.destination", key: "name", .href(DeparturesState.address(of: ride))) { name }
        element("span.leave", key: "status") { line }
      }
      Button.icon(.remove, words.forget(line), DeparturesScreen.wire(.leaving(.stay)), key: "forget")
    }
  }

  private func row(_ reminder: LeaveReminder, _ leaving: Leaving?) -> Node {
    let gone = leaving == nil ? state.lately(reminder, at: now) : nil
    let (name, about, place) = sentence(reminder, leaving?.train ?? gone)
    // Several may be of one station: what they are called says which.
    let spoken = name + ", " + about
    return element("li.reminder", key: reminder.id) {
      element("div.where", key: "where") {
        element("a.destination", key: "name", .href(DeparturesScreen.link(place)), .aria("label", spoken)) { name }
        element("span.note", key: "about") { about }
        if let lines = reminder.window?.wanted.lines, !lines.isEmpty { state.bullets.row(lines, words) }
        if let text = status(reminder, leaving, gone) {
          let isPast = gone != nil || leaving?.leave(at: now) == .tooLate
          element("span.leave", key: "status", .class(isPast ? "quiet" : "")) { text }
        }
        if let leaving, let board = base.board(reminder.station), base.trust(board) != .live {
          AgeLabel.view(board, lines: [leaving.train.route], base)
        }
      }
      Button.icon(.remove, words.forget(spoken), DeparturesScreen.wire(.leaving(.forget(reminder.id))), key: "forget")
      if reminder.window != nil, let leaving, !leaving.isGone {
        Button.view(
          words.rest, DeparturesScreen.wire(.leaving(.rest(reminder.id))), .text, key: "rest",
          spoken: words.rest + ", " + spoken)
      }
    }
  }

  /// What it is called, what is said about it, and where more of it is.
  private func sentence(_ reminder: LeaveReminder, _ now: RemindedTrain?)
    -> (name: String, about: String, place: DeparturesPlace)
  {
    let station = state.name(of: reminder.station)
    switch reminder.subject {
    case .train(let asked):
      let train = now ?? asked
      return (
        words.train(base.spokenLine(train.route), to: train.destination),
        station + " · " + day(of: train) + base.clock(train.time, of: train.trip),
        .train(station: reminder.station, trip: train.trip)
      )
    case .window(let window):
      return (station, about(window, of: reminder.station), .reminders(.edit(reminder: reminder.id)))
    }
  }

  /// Nothing where it is today.
  private func day(of train: RemindedTrain) -> String {
    let zone = state.network.zone(of: train.trip)
    let day = zone.local(train.time).day
    if day == zone.local(now).day { return "" }
    return DayText(words.language).weekday(day.weekday) + " "
  }

  private func about(_ window: WeeklyWindow, of station: String) -> String {
    var about = words.days(window.days) + " " + clock(window.from) + "–" + clock(window.until)
    if let direction = window.wanted.direction { about += " · " + state.label(direction, of: station, words) }
    return about
  }

  /// Of any day: the clock as the person reads it.
  private func clock(_ minutes: Int) -> String {
    ClockText.text(minutes: minutes, hours: base.surroundings.hours)
  }

  private func status(_ reminder: LeaveReminder, _ leaving: Leaving?, _ gone: RemindedTrain?) -> String? {
    if let gone { return words.wasDueAt(base.clock(gone.time, of: gone.trip)) }
    if let leaving {
      // Hours ahead its time says more.
      if !leaving.isGone, case .inMinutes(90...) = leaving.leave(at: now) { return nil }
      return words.leaving(
        leaving, line: base.spokenLine(leaving.train.route),
        clock: base.clock(leaving.train.time, of: leaving.train.trip), now: now)
    }
    guard let occasion = reminder.window?.occasion(at: now, lead: 0, in: state.network.zone(of: reminder.station))
    else { return nil }
    return occasion.day == reminder.restedOn ? words.isResting : words.nothingToReach
  }

  private func notices(_ mine: MyStops) -> Node {
    element("section.notices", key: "notices") {
      element("h2") { words.toldBefore }
      for (place, minutes) in mine.notices.enumerated() {
        let (range, name) = (mine.noticeRange(place), words.noticeName(place + 1))
        Stepper.view(
          words.notice(minutes),
          less: (words.noticeLess + ", " + name, minutes == range.lowerBound ? nil : wire(-1, place)),
          more: (words.noticeMore + ", " + name, minutes == range.upperBound ? nil : wire(1, place)),
          key: String(place), group: name)
      }
    }
  }

  private func wire(_ minutes: Int, _ place: Int) -> String {
    DeparturesScreen.wire(.leaving(.noticeMore(minutes, of: place)))
  }
}
