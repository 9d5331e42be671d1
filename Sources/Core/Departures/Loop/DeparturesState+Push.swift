package import Kernel

/// What is told of trains with the app closed: when to leave, that they move, that they don't come.
extension DeparturesState {
  package func pushReminders(_ surroundings: Surroundings) -> [PushReminder] {
    guard let mine else { return [] }
    var all: [PushReminder] = []
    for reminder in mine.reminders {
      switch reminder.subject {
      case .train(let train): all += of(train, reminder, mine, surroundings)
      case .window(let window): all += of(window, reminder, mine, surroundings)
      }
    }
    return all
  }

  /// One train: at each notice, and when it moves.
  private func of(_ asked: RemindedTrain, _ reminder: LeaveReminder, _ mine: MyStops, _ around: Surroundings)
    -> [PushReminder]
  {
    let known = following(reminder, mine, around)?.train ?? asked
    guard !Departed.isGone(known.time, now: around.now) else { return [] }
    let words = DeparturesWords(around.language)
    let (station, line) = (name(of: reminder.station), spokenLine(asked.route, words))
    let walk = mine.walk(to: reminder.station)
    let leaveAt = Leave.moment(for: known.time, walk: walk)
    let goes = words.goesAt(line, clock: PushReminder.Face.clock) + " · " + station
    func made(_ key: String, _ asked: Instant, _ due: Instant, _ expires: Instant, _ face: PushReminder.Face)
      -> PushReminder
    {
      var made = PushReminder(
        .trains, reminder.id + key, asked: asked, due: due, expires: expires, face,
        path: Self.address(.train(station: reminder.station, trip: known.trip)))
      (made.at, made.zone, made.lead) = (known.time, network.zone(of: reminder.station), Int64(walk) * 60)
      made.gone = PushReminder.Face(words.doesNotCome(line, clock: PushReminder.Face.clock), station)
      (made.isOfTheMoment, made.group) = (true, reminder.id)
      return made
    }
    var all: [PushReminder] = []
    for notice in Self.distinct(mine.notices) {
      let before = Int64(notice) * 60
      var one = made(
        " \(notice)", Leave.moment(for: asked.time, walk: walk).adding(seconds: -before),
        leaveAt.adding(seconds: -before), known.time,
        PushReminder.Face(words.goesAt(line, clock: PushReminder.Face.clock), station))
      one.timed = PushReminder.Face(words.leaveSoonFor(PushReminder.Face.minutes, line: line), goes)
      one.now = PushReminder.Face(words.leaveNowFor(line), goes)
      one.anchor = Self.anchor(reminder.station, known.trip, walk: walk, before: before)
      all.append(one)
    }
    var moved = made(
      " moved", asked.time, leaveAt, leaveAt,
      PushReminder.Face(words.nowLeavesAt(line, clock: PushReminder.Face.clock), station))
    moved.anchor = .object([
      "departure": .object([
        "station": .string(reminder.station), "trip": .string(known.trip), "moved": .integer(asked.time.milliseconds),
        "from": .integer(leaveAt.adding(seconds: -Leave.near).milliseconds),
      ])
    ])
    all.append(moved)
    return all
  }

  /// The first train of a week's occasions: until the server knows it, nobody knows when to leave.
  private func of(_ window: WeeklyWindow, _ reminder: LeaveReminder, _ mine: MyStops, _ around: Surroundings)
    -> [PushReminder]
  {
    let words = DeparturesWords(around.language)
    let zone = network.zone(of: reminder.station)
    let walk = mine.walk(to: reminder.station)
    let station = name(of: reminder.station)
    let lines = window.wanted.lines.map { spokenLine($0, words) }.joined(separator: " ")
    let today = zone.local(around.now).day
    var all: [PushReminder] = []
    for ahead in -1...6 {
      let day = today.adding(days: ahead)
      guard window.days.contains(day.weekday), day != reminder.restedOn else { continue }
      let occasion = window.occasion(of: day, in: zone)
      let last = Leave.moment(for: occasion.until, walk: walk)
      guard last > around.now else { continue }
      let hours =
        ClockText.text(occasion.from, in: zone, hours: around.hours) + "–"
        + ClockText.text(occasion.until, in: zone, hours: around.hours)
      for notice in Self.distinct(mine.notices) {
        let due = Leave.moment(for: occasion.from, walk: walk).adding(seconds: -Int64(notice) * 60)
        var one = PushReminder(
          .trains, "\(reminder.id) \(day.number) \(notice)", asked: due, due: due, expires: last,
          PushReminder.Face(station, (lines.isEmpty ? "" : lines + " · ") + hours),
          path: Self.address(.station(reminder.station)))
        let (minutes, place) = (PushReminder.Face.minutes, station + " · " + PushReminder.Face.clock)
        one.timed = PushReminder.Face(
          lines.isEmpty ? words.leaveSoon(minutes) : words.leaveSoonFor(minutes, line: lines), place)
        one.now = PushReminder.Face(lines.isEmpty ? words.leaveAtOnce : words.leaveNowFor(lines), place)
        (one.zone, one.lead, one.group) = (zone, Int64(walk) * 60, "\(reminder.id) \(day.number)")
        one.anchor = Self.anchor(window, reminder.station, walk: walk, before: Int64(notice) * 60)
        all.append(one)
      }
    }
    return all
  }

  private static func distinct(_ notices: [Int]) -> [Int] {
    var all: [Int] = []
    for notice in notices where !all.contains(notice) { all.append(notice) }
    return all
  }

  /// `walk` in minutes, `before` in seconds.
  private static func anchor(_ station: String, _ trip: String, walk: Int, before: Int64) -> JSON {
    .object([
      "departure": .object([
        "station": .string(station), "trip": .string(trip), "walk": .integer(Int64(walk) * 60),
        "before": .integer(before),
      ])
    ])
  }

  private static func anchor(_ window: WeeklyWindow, _ station: String, walk: Int, before: Int64) -> JSON {
    var members = [
      JSON.Member("station", .string(station)),
      JSON.Member("routes", .array(window.wanted.lines.map { .string($0) })),
      JSON.Member("days", .array(window.days.map { .integer(Int64($0)) })),
      JSON.Member("from", .integer(Int64(window.from))), JSON.Member("to", .integer(Int64(window.until))),
      JSON.Member("walk", .integer(Int64(walk) * 60)), JSON.Member("before", .integer(before)),
    ]
    if let direction = window.wanted.direction {
      members.append(JSON.Member("direction", .string(direction.rawValue)))
    }
    return .object(["window": .object(members)])
  }
}
