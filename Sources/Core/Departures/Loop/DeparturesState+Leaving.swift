import Kernel

/// What a person does about leaving: the walk to a stop, and reminders.
extension DeparturesState {
  mutating func leave(_ action: LeavingAction, _ surroundings: Surroundings) -> [Effect] {
    guard let mine else { return [] }
    switch action {
    case .walkMore(let minutes, let station):
      return choose(walk: mine.walk(to: station) + minutes, to: station, mine)
    case .walkFromHere(let station):
      guard network.station(station) != nil else { return [] }
      measuring = .locating(station)
      return [.locate(onlyIfAllowed: false), .announce(DeparturesWords(surroundings.language).locating)]
    case .needStepFree(let isNeeded, let station):
      guard network.station(station) != nil, isNeeded != isStepFree(station) else { return [] }
      return [append(.stepFreeChosen(StepFreeChosen(station: station, isNeeded: isNeeded)))]
    case .remind(let isOn): return remind(isOn, mine, surroundings)
    case .alight(let station): return alight(at: station, mine, surroundings)
    case .stay: return mine.alighting == nil ? [] : [append(.alightingDropped(AlightingDropped()))]
    case .forget(let reminder):
      guard mine.reminders.contains(where: { $0.id == reminder }) else { return [] }
      return [append(.reminderRemoved(ReminderRemoved(reminder: reminder)))]
    case .rest(let id):
      guard let reminder = mine.reminders.first(where: { $0.id == id }), let window = reminder.window,
        let occasion = window.occasion(at: surroundings.now, lead: 86_400, in: network.zone(of: reminder.station))
      else { return [] }
      if occasion.day == reminder.restedOn { return [] }
      return [append(.reminderRested(ReminderRested(reminder: id, day: occasion.day)))]
    case .noticeMore(let minutes, let place):
      guard mine.notices.indices.contains(place) else { return [] }
      var notices = mine.notices
      let range = mine.noticeRange(place)
      notices[place] = min(max(notices[place] + minutes, range.lowerBound), range.upperBound)
      return notices == mine.notices ? [] : [append(.noticesChosen(NoticesChosen(notices: notices)))]
    case .day(let day): form?.toggle(day: day)
    case .line(let line): form?.toggle(line: line)
    case .way(let direction): form?.wanted.direction = direction
    case .type(let field, let text): form?.type(text, into: field)
    case .save: return save(mine, surroundings)
    }
    return []
  }

  /// Whether the person takes no stairs at a station.
  func isStepFree(_ station: String) -> Bool { mine?.stepFree.contains(station) ?? false }

  private func choose(walk: Int, to station: String, _ mine: MyStops) -> [Effect] {
    let minutes = min(max(walk, 0), Leave.longestWalk)
    guard network.station(station) != nil, minutes != mine.walk(to: station) else { return [] }
    return [append(.walkTimeChosen(WalkTimeChosen(station: station, minutes: minutes)))]
  }

  /// Where the person is, for who asked how far a station is.
  @inline(never)  // a gate of the program's parts
  mutating func measure(_ result: Result<Location, LocationFailure>, to id: String, _ surroundings: Surroundings)
    -> [Effect]
  {
    guard mine != nil, let station = network.station(id) else { return [] }
    switch result {
    case .failure(let failure):
      measuring = .failed(id, failure)
      return []
    case .success(let here):
      // To the nearest of its stops: a large station begins there.
      var metres = here.metres(to: station.location)
      for stop in station.stops { metres = min(metres, here.metres(to: stop.location)) }
      let minutes = Walking.minutes(metres: metres)
      guard here.isOnEarth, minutes <= Leave.longestWalk else {
        measuring = .tooFar(id)
        return [.announce(DeparturesWords(surroundings.language).walkTooFar)]
      }
      measuring = .idle
      return [append(.walkTimeChosen(WalkTimeChosen(station: id, minutes: minutes)))]
    }
  }

  /// For the train that is open. What was set for trains that have left goes by the way.
  private func remind(_ isOn: Bool, _ mine: MyStops, _ surroundings: Surroundings) -> [Effect] {
    guard case .train(let station, let trip) = place else { return [] }
    let set = reminder(of: trip, at: station)
    guard isOn else { return set.map { [append(.reminderRemoved(ReminderRemoved(reminder: $0.id)))] } ?? [] }
    guard set == nil, let train = opened ?? scheduled(surroundings),
      Leave(for: train.time, walk: mine.walk(to: station), now: surroundings.now) != .tooLate
    else { return [] }
    var effects: [Effect] = []
    let longAgo = surroundings.now.adding(seconds: -43_200)
    for reminder in mine.reminders where reminder.train.map({ $0.time < longAgo }) ?? false {
      effects.append(append(.reminderRemoved(ReminderRemoved(reminder: reminder.id))))
    }
    return effects + [append(.trainReminderSet(TrainReminderSet(station: station, train: train)))]
  }

  /// Off the train that is open, or that is ridden, at one of the stops ahead of it.
  private func alight(at station: String, _ mine: MyStops, _ surroundings: Surroundings) -> [Effect] {
    guard case .train(let from, let trip) = place else { return [] }
    var alighting = Alighting()
    let ridden = mine.alighting.flatMap { $0.from == from && $0.train.trip == trip ? $0.train : nil }
    guard let train = opened ?? reminder(of: trip, at: from)?.train ?? ridden,
      let call = self.trip(of: train)?.ahead(at: surroundings.now).last(where: { $0.station == station })
    else { return [] }
    (alighting.from, alighting.train) = (from, train)
    (alighting.station, alighting.time) = (station, call.time)
    return [append(.alightingSet(AlightingSet(alighting: alighting)))]
  }

  /// That of a train, by any of the names that it has had.
  func reminder(of trip: String, at station: String) -> LeaveReminder? {
    mine?.reminders.first { reminder in
      guard reminder.station == station, let train = reminder.train else { return false }
      guard let opened else { return train.trip == trip }
      return train.isSameRun(opened)
    }
  }

  /// What the form holds at first; `nil` until what is kept has been read, and where there is no such reminder.
  func begin(_ open: RemindersPlace) -> ReminderForm? {
    guard let mine else { return nil }
    switch open {
    case .list: return nil
    case .new(let id, let train):
      guard let station = network.station(id) else { return nil }
      var window = WeeklyWindow()
      window.wanted = mine.wanted(of: id)
      let (line, way) = (train ?? "").halves(at: ",")
      if station.lines.contains(line) {
        window.wanted = Wanted(lines: [line], direction: way.flatMap { Direction(rawValue: $0) })
      }
      return ReminderForm(station: id, window)
    case .edit(let id):
      guard let reminder = mine.reminders.first(where: { $0.id == id }), let window = reminder.window else {
        return nil
      }
      return ReminderForm(station: reminder.station, reminder: id, window)
    }
  }

  private mutating func save(_ mine: MyStops, _ surroundings: Surroundings) -> [Effect] {
    guard let (window, effects) = form?.save(DeparturesWords(surroundings.language)), let form else { return [] }
    guard let window else { return effects }
    open(.reminders(.list))
    let back = Effect.navigate(path: Self.address(.reminders(.list)), replace: true)
    // The same one once more would tell of each train twice.
    func isThere(_ window: WeeklyWindow) -> Bool {
      mine.reminders.contains { $0.station == form.station && $0.window == window }
    }
    guard let changed = form.reminder else {
      let fact = WeeklyReminderSet(station: form.station, window: window)
      return isThere(window) ? [back] : [append(.weeklyReminderSet(fact)), back]
    }
    // Another tab, or another device, may have changed it since the form was opened, or removed it.
    guard var kept = mine.reminders.first(where: { $0.id == changed })?.window else {
      return [.announce(DeparturesWords(surroundings.language).reminderUnknown), back]
    }
    let fact = WeeklyReminderChanged(changed, from: form.opened, to: window)
    fact.change(&kept)
    return isThere(kept) ? [back] : [append(.weeklyReminderChanged(fact)), back]
  }
}
