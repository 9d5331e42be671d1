import Kernel

/// The summaries of one answer as they are read, and then those of them that are listed.
struct RaceSummaries {
  /// Why a row was not taken.
  private enum Refusal { case start, meeting, unreadable }

  private var ids = Places<String>()
  private var rows: [Result<Race, RefusedRow>] = []
  /// A row that was left out: an error, so that it can stand in a race's place among the results.
  private struct RefusedRow: Error { var why: Refusal }

  /// One summary, the cursor standing before it. Its name in the object counts, not what it says of itself.
  mutating func read(_ cursor: inout JSONCursor, id name: Range<Int>) throws(NextRacesError) {
    var row = RaceSummary()
    let isObject = try cursor.object { cursor, field throws(NextRacesError) in try row.read(field, from: &cursor) }
    if !isObject { try cursor.skip() }
    guard rows.count < NextRaces.mostRows else { return }
    let id = cursor.name(name)
    // Where a name repeats, the last one counts, as it does for a browser.
    let (place, isNew) = ids.add(id)
    let result = isObject ? taken(row, id) : .failure(RefusedRow(why: .unreadable))
    if isNew { rows.append(result) } else { rows[place] = result }
  }

  /// Those that are listed, in the board's order.
  func chosen(_ listed: [String]) -> ([Race], SkippedRows) {
    var skipped = SkippedRows()
    var isTaken = [Bool](repeating: false, count: rows.count)
    var races: [Race] = []
    races.reserveCapacity(listed.count)
    for id in listed {
      guard let place = ids.place(of: id) else {
        skipped.withoutSummary += 1
        continue
      }
      if isTaken[place] {
        skipped.duplicate += 1
        continue
      }
      isTaken[place] = true
      switch rows[place] {
      case .success(let race):
        if race.name.isEmpty { skipped.unnamed += 1 }
        if race.category == .other { skipped.unknownCategory += 1 }
        if race.country == nil { skipped.unknownCountry += 1 }
        races.append(race)
      case .failure(let row):
        switch row.why {
        case .start: skipped.withoutStart += 1
        case .meeting: skipped.withoutMeeting += 1
        case .unreadable: skipped.unreadable += 1
        }
      }
    }
    races.sort(by: NextToGo.precedes)
    return (races, skipped)
  }

  private func taken(_ row: RaceSummary, _ id: String) -> Result<Race, RefusedRow> {
    guard let start = row.start, RaceSummary.years.contains(start.seconds) else {
      return .failure(RefusedRow(why: .start))
    }
    let meeting = row.meeting.isEmpty ? row.form.venue : row.meeting
    if meeting.isEmpty { return .failure(RefusedRow(why: .meeting)) }
    var race = Race(
      id: id, meetingID: row.meetingID, meeting: meeting, number: row.number, name: row.name, category: row.category,
      start: start, country: CountryCode.country(row.country))
    race.form = row.form
    // Where a country has no states the upstream says the country again.
    if let country = race.country, CountryCode.country(row.form.state, upTo: country) == country {
      race.form.state = ""
    }
    return .success(race)
  }
}
