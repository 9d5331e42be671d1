import Departures
import Kernel

/// How the timetable of the coming days reaches this device, for a dead spot and for a start without a network.
extension AppState {
  /// One a turn: what the device has no use for any more goes, and what it lacks is asked for.
  @inline(never)  // a gate of the program's parts
  func followWeeks() -> [Outgoing] {
    guard let mine = departures.mine else { return [] }
    let wanted = departures.known(mine.stations + mine.reminders.map { $0.station }).prefix(DeparturesState.mostWatched)
    if let needless = departures.weeks.stations.first(where: { !wanted.contains($0) }) {
      departures.weeks.drop(needless)
      return [.module(.keep(name: WeeksAtHand.name(needless), text: ""))]
    }
    guard isOnline, live.isOpen || departures.link == .open else { return [] }
    let now = clock.device
    live.askedWeeks.removeAll { abs(now.seconds(since: $0.at)) >= LiveFeed.laterInterval }
    for station in wanted where !live.askedWeeks.contains(where: { $0.station == station }) {
      // Of a station whose board names no timetable the server has none.
      guard let version = departures.boards[station]?.timetable,
        departures.weeks.isDue(station, version: version, at: clock.now)
      else { continue }
      live.askedWeeks.append((station, now))
      let path = Address(segments: ["api", "v1", "stations", station, "week"]).text
      return [LiveFeed.fetch(.week, about: station, path)]
    }
    return []
  }

  /// What can't be read changes nothing.
  @inline(never)  // a gate of the program's parts
  func answeredWeek(_ station: String, _ status: Int, _ body: String) -> [Outgoing] {
    guard status == 200, let week = StationWeek(text: body), week.station == station else { return [] }
    let text = departures.weeks.take(week, body, at: clock.now)
    return [.module(.keep(name: WeeksAtHand.name(station), text: text))]
  }
}
