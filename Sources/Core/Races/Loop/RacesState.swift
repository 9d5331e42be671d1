package import Kernel

/// All that this module's screens are drawn from.
package struct RacesState {
  package var place: RacesPlace = .board
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var mine: MyRaces?
  /// The latest at hand; `nil` until there is one.
  package private(set) var board: RaceBoard?
  /// How boards come in.
  package var link: Link = .connecting
  /// A race that an address names and no board had.
  private var sought: String?
  /// The race whose page is open, as it was last known: the page stays when the board lets go of it.
  package private(set) var opened: Race?
  /// Until when followed races have been spoken of.
  private var spokenUntil: Instant?
  let rows = DrawnRows<RaceFace>(most: 500)

  package init() {}
}

extension RacesState: Feature {
  package static var name: String { "races" }

  package mutating func follow(_ presence: Presence, _ surroundings: Surroundings) -> [Effect] { [] }

  package mutating func acknowledged(_ operation: RacesOperation, id: String) -> [Effect] { [] }

  package mutating func glance() {}

  package mutating func answered(
    _ request: String, _ status: Int, _ body: String, _ presence: Presence, _ surroundings: Surroundings
  ) -> [Effect] { [] }

  package static let keptName = "races"

  /// A board; what the server has sent meanwhile is newer.
  package mutating func restore(_ name: String, _ text: String, _ surroundings: Surroundings) {
    guard name == Self.keptName, board == nil, let kept = RaceBoard(text: text) else { return }
    _ = received(kept, surroundings)
  }
}

extension RacesState {
  /// As from the start, until what is kept has been read.
  var choices: MyRaces { mine ?? MyRaces() }

  /// Races that the board should never be short of.
  package var wanted: Int { choices.count }

  /// What is asked of the server: what the person chose, enough more that races can leave the board without an answer,
  /// and what is followed.
  package var query: RaceQuery {
    var query = chosen
    query.count += Self.spare
    for one in choices.followed.suffix(RaceQuery.mostFollowed - 1) { query.followed.append(one.id) }
    if let sought, !choices.follows(sought) { query.followed.append(sought) }
    return query
  }

  /// A quarter of an hour's races on a busy day.
  private static let spare = 20

  /// What the board shows.
  var chosen: RaceQuery {
    var query = RaceQuery()
    query.categories = choices.categories
    query.countries = choices.countries
    query.count = choices.count
    return query
  }

  /// What the board has at that moment by the person's choices, the next to go first.
  package func shown(at now: Instant) -> [Race] { NextToGo.races(board?.races ?? [], chosen, now: now).races }

  /// The next that has not started: what a glance is for.
  func next(at now: Instant) -> Race? {
    for race in board?.races ?? [] where chosen.matches(race) && Countdown.seconds(to: race.start, now: now) >= 0 {
      return race
    }
    return nil
  }

  /// Whether fewer races than wanted are all that could be read. Not known while the board at hand was made for other
  /// choices.
  func isAll(_ shown: [Race]) -> Bool {
    guard let board else { return false }
    return shown.count < choices.count && !board.hasMore && board.query == query.text
  }

  /// Followed races that are still to come, and the next of each followed meeting, as they are known.
  package func followed(at now: Instant) -> [Race] {
    var races: [Race] = []
    for one in choices.followed {
      guard let race = known(one, at: now), !Gone.isGone(race.start, now: now) else { continue }
      if races.contains(where: { $0.id == race.id }) { continue }
      var index = races.count
      while index > 0, NextToGo.precedes(race, races[index - 1]) { index -= 1 }
      races.insert(race, at: index)
    }
    return races
  }

  private func known(_ one: Followed, at now: Instant) -> Race? {
    for race in board?.races ?? [] {
      if race.id == one.id { return race }
      if one.isMeeting, race.meetingID == one.id, !Gone.isGone(race.start, now: now) { return race }
    }
    return one.isMeeting ? nil : one.race
  }

  /// A followed race that the upstream lists no more, though it is still to come. One that has started is let go of by
  /// the upstream when it likes: that is no news. Nor is one whose row may be among those that can't be read.
  func isMissing(_ race: Race, at now: Instant) -> Bool {
    guard let board, Countdown.seconds(to: race.start, now: now) > 0 else { return false }
    return board.asOf != nil && board.query == query.text && board.unread == 0 && board.race(race.id) == nil
  }

  /// A fresh board is here that was asked for what this page shows; one that the server drew with it was.
  func isAnswered(at now: Instant) -> Bool {
    guard let board, board.asOf != nil, board.health(at: now) == .fresh else { return false }
    return mine == nil || board.query == query.text
  }

  /// The address of the open page leads to nothing: said by a board that was asked for it, of which each row could be read.
  func isUnknown(at now: Instant) -> Bool { isAnswered(at: now) && board?.unread == 0 }
}

extension RacesState {
  /// A different screen of this module is open.
  @inline(never)  // a gate of the program's parts
  package mutating func open(_ next: RacesPlace) {
    place = next
    sought = nil
    if case .race(let id) = next, board?.race(id) == nil { sought = id }
    look()
  }

  private mutating func look() {
    guard case .race(let id) = place else { return opened = nil }
    if let race = board?.race(id) { opened = race } else if opened?.id != id { opened = nil }
  }

  /// A board from the stream, a fetch or this device; an older one than the one held is ignored. Gives what a screen
  /// reader should hear of it: starts that moved, followed races that are no longer listed.
  package mutating func received(_ next: RaceBoard, _ surroundings: Surroundings) -> [String] {
    let held = board
    if let old = held?.asOf, let new = next.asOf, new < old { return [] }
    // An upstream that is down must not take the board away that is held.
    if next.asOf == nil, held?.asOf != nil {
      board?.health = .failing
      return []
    }
    board = next
    look()
    guard let held else { return [] }
    return news(since: held, surroundings)
  }

  private func news(since held: RaceBoard, _ surroundings: Surroundings) -> [String] {
    let words = RacesWords(surroundings.language)
    let shown = shown(at: surroundings.now)
    var news: [String] = []
    for race in board?.races ?? [] {
      guard let before = held.race(race.id), Moved.minutes(race.start.seconds(since: before.start)) != nil else {
        continue
      }
      guard choices.follows(race) || shown.contains(where: { $0.id == race.id }) else { continue }
      news.append(words.didMove(race, by: race.start.seconds(since: before.start)))
    }
    for one in choices.followed where !one.isMeeting {
      guard let before = held.race(one.id), isMissing(before, at: surroundings.now) else { continue }
      news.append(words.isMissing(before))
    }
    return Array(news.prefix(Self.mostNews))
  }

  /// Nobody listens to more at once.
  private static let mostNews = 4
}

extension RacesState {
  /// Followed races that the person's own reminder is due for and that have not started.
  package func due(at now: Instant) -> Int {
    guard let mine, mine.reminder > 0 else { return 0 }
    var due = 0
    for race in followed(at: now) where !isMissing(race, at: now) {
      if (0...Int64(mine.reminder) * 60).contains(Countdown.seconds(to: race.start, now: now)) { due += 1 }
    }
    return due
  }

  /// What the passing of time gives to say of followed races.
  package mutating func tick(_ surroundings: Surroundings) -> [Spoken] {
    let now = surroundings.now
    let before = spokenUntil ?? now
    spokenUntil = now
    guard before < now, let mine, !mine.followed.isEmpty else { return [] }
    return spoken(from: before, to: now, mine, RacesWords(surroundings.language))
  }

  @inline(never)  // a gate of the program's parts
  private func spoken(from before: Instant, to now: Instant, _ mine: MyRaces, _ words: RacesWords) -> [Spoken] {
    var said: [Spoken] = []
    for race in followed(at: now) where !isMissing(race, at: now) {
      let isReminder =
        mine.reminder > 0
        && Milestone.isPassed([Int64(mine.reminder) * 60], start: race.start, from: before, to: now)
      guard isReminder || Milestone.isPassed(Milestone.spoken, start: race.start, from: before, to: now) else {
        continue
      }
      said.append(
        Spoken(
          text: words.starts(race, in: Countdown.seconds(to: race.start, now: now)),
          path: isReminder ? Self.address(.race(race.id)) : nil))
    }
    return said
  }
}
