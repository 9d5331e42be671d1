package import Kernel

/// What is said of reminders as time passes: before it is time to leave, when their train moves, and when it is gone.
extension DeparturesState {
  package mutating func tick(_ surroundings: Surroundings) -> [Spoken] {
    let now = surroundings.now
    let before = spokenUntil ?? now
    spokenUntil = now
    guard let mine, !mine.reminders.isEmpty || mine.alighting != nil || !followed.isEmpty else { return [] }
    return speak(from: before, mine, surroundings)
  }

  @inline(never)  // a gate of the program's parts
  private mutating func speak(from before: Instant, _ mine: MyStops, _ surroundings: Surroundings) -> [Spoken] {
    var said = remind(from: before, mine, surroundings)
    if let ride = speakOfRide(surroundings) { said.append(ride) }
    return said
  }

  private mutating func remind(from before: Instant, _ mine: MyStops, _ surroundings: Surroundings) -> [Spoken] {
    var said: [Spoken] = []
    var all: [FollowedTrain] = []
    for reminder in mine.reminders {
      guard var train = following(reminder, mine, surroundings) else { continue }
      if Departed.isGone(train.train.time, now: surroundings.now) {
        // The list says for a while when it was due.
        if reminder.train != nil { all.append(train) }
        continue
      }
      let held = followed.first { $0.reminder == reminder.id }
      // Of what was not looked at until now nobody was told another time.
      if train.isNew { train.told = train.train.time }
      let news = News(
        reminder: reminder, notices: mine.notices, walk: mine.walk(to: reminder.station), from: before,
        now: surroundings.now)
      // A window's next train is told of at once, where that one's time has come.
      let before = train.isNew ? (held == nil ? train.train.time : nil) : held?.train.time
      if let text = news.say(&train, since: before, self, surroundings) {
        let path = Self.address(.train(station: reminder.station, trip: train.train.trip))
        said.append(Spoken(text: text, path: path))
      }
      train.isNew = false
      all.append(train)
    }
    followed = all
    return said
  }

  /// How many of them are so near that the person was to be told.
  package func due(_ surroundings: Surroundings) -> Int {
    guard let mine, !mine.reminders.isEmpty else { return 0 }
    let soonest = surroundings.now.adding(seconds: 60 * Int64(mine.notices.max() ?? 0))
    return leaving(surroundings).filter { !$0.isGone && $0.leaveAt <= soonest }.count
  }

  /// Where to get off, or when to leave.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    guard let mine, !mine.reminders.isEmpty || mine.alighting != nil else { return nil }
    return nowLine(of: mine, surroundings)
  }

  /// Of a ride that goes on, and of the train to leave for, the more urgent.
  @inline(never)  // a gate of the program's parts
  private func nowLine(of mine: MyStops, _ surroundings: Surroundings) -> NowLine? {
    let riding = mine.alighting == nil ? nil : rideLine(surroundings)
    guard let leaving = leavingLine(surroundings) else { return riding }
    return riding.map { $0.urgency >= leaving.urgency ? $0 : leaving } ?? leaving
  }

  /// When to leave for the next train of a reminder, in its last quarter of an hour.
  private func leavingLine(_ surroundings: Surroundings) -> NowLine? {
    let now = surroundings.now
    let near = leaving(surroundings).filter { $0.leaveAt.seconds(since: now) <= 900 }
    // Whoever is on the way to one train, or has lost it, may yet leave for another.
    let ahead = near.first { !$0.isGone && $0.leave(at: now) != .tooLate }
    guard let next = ahead ?? near.first(where: { !$0.isGone }) ?? near.first else { return nil }
    let words = DeparturesWords(surroundings.language)
    let line = spokenLine(next.train.route, words)
    let clock = self.clock(next.train.time, of: next.reminder.station, surroundings)
    let path = Self.address(.train(station: next.reminder.station, trip: next.train.trip))
    let text = words.leaving(next, line: line, clock: clock, now: now)
    let urgency: Urgency =
      switch next.leave(at: now) {
      case _ where next.isGone: .soon
      case .inMinutes(let minutes): minutes < 5 ? .soon : .minutes
      case .now: .seconds
      case .tooLate: .minutes
      }
    var nowLine = NowLine(urgency, text: text, path: path)
    nowLine.leadsToRide = true
    return nowLine
  }

  /// In the zone of the agency that the station, the trip or the alert is of.
  func clock(_ instant: Instant, of id: String, _ surroundings: Surroundings) -> String {
    ClockText.text(instant, in: network.zone(of: id), hours: surroundings.hours)
  }

  /// A line as it is read aloud: of two with one letter, the diamond is the express.
  func spokenLine(_ route: String, _ words: DeparturesWords) -> String {
    guard let line = network.line(route) else { return network.own(route) }
    return line.shape == .diamond ? words.expressLine(line.label) : line.label
  }
}

/// What one turn of the clock gives to say of one reminder: one sentence at the most.
private struct News {
  let reminder: LeaveReminder
  let notices: [Int]
  let walk: Int
  let from: Instant
  let now: Instant

  /// `before` is the train's time as it was known the turn before; `nil` of another train.
  func say(_ train: inout FollowedTrain, since before: Instant?, _ state: DeparturesState, _ around: Surroundings)
    -> String?
  {
    let words = DeparturesWords(around.language)
    let line = state.spokenLine(train.train.route, words)
    func clock(_ time: Instant) -> String { state.clock(time, of: reminder.station, around) }
    if train.isGone(at: now) {
      if train.isSaidGone { return nil }
      train.isSaidGone = true
      return words.isGone(line, clock: clock(train.train.time), train.calledOff) + " · "
        + state.name(of: reminder.station)
    }
    let leaveAt = Leave.moment(for: train.train.time, walk: walk)
    if train.isBack {
      train.isBack = false
      train.told = train.train.time
      let text = words.isBack(line, clock: clock(train.train.time))
      return leaveAt < now ? text : text + " " + leave(leaveAt, line, words)
    }
    if isPassed(leaveAt, before: before.map { Leave.moment(for: $0, walk: walk) }) {
      train.told = train.train.time
      return leave(leaveAt, line, words) + " · " + state.name(of: reminder.station)
    }
    let moved = train.train.time.seconds(since: train.told)
    guard from < now, abs(moved) >= Leave.worthSaying, leaveAt.seconds(since: now) <= Leave.near else { return nil }
    train.told = train.train.time
    return words.moved(line, clock: clock(train.train.time), minutes: Int(moved / 60)) + " "
      + leave(leaveAt, line, words)
  }

  /// One of the notices has come since the turn before, also where the train moved over it. A page that lay hidden until
  /// long after has nothing more to say.
  private func isPassed(_ leaveAt: Instant, before: Instant?) -> Bool {
    guard from < now else { return false }
    let (left, leftBefore) = (leaveAt.seconds(since: now), before?.seconds(since: from) ?? .max)
    return left > -60 && notices.contains { left <= Int64($0) * 60 && Int64($0) * 60 < leftBefore }
  }

  private func leave(_ leaveAt: Instant, _ line: String, _ words: DeparturesWords) -> String {
    switch Leave(for: leaveAt, walk: 0, now: now) {
    case .inMinutes(let minutes): words.leaveInFor(minutes, line: line)
    case .now, .tooLate: words.leaveNowFor(line)
    }
  }
}
