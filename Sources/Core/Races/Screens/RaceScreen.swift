import Kernel

/// One race, opened: its countdown, what is known of it, and following it.
struct RaceScreen {
  let base: RacesScreen
  let race: Race
  private var words: RacesWords { base.words }
  private var seconds: Int64 { base.seconds(to: race) }

  var view: [Node] {
    [
      Heading.view(words.short(race), back: RacesScreen.link(.board), words.races),
      countdown,
      RaceAge.view(base),
      base.state.mine == nil ? nil : following,
      facts,
    ].compactMap { $0 }
  }

  private var countdown: Node {
    element("div.race-figure", key: "countdown", Countdown.isSoon(seconds) ? .class("race-soon") : nil) {
      element("p.big", .aria("hidden", true)) { Countdown.text(seconds, base.surroundings.language) }
      element("p.visually-hidden") { words.left(seconds) }
      if let change { element("p.note", key: "change") { change } }
    }
  }

  private var change: String? {
    if Gone.isGone(race.start, now: base.surroundings.now) { return words.hasStarted }
    return base.state.isMissing(race, at: base.surroundings.now) ? words.notListed : words.moved(race.moved)
  }

  private var facts: Node {
    element("dl.fact-list", key: "facts") {
      fact(words.raceName, race.name)
      fact(words.start, base.clock(race.start))
      fact(words.venueTime, venueTime)
      fact(words.kindLabel, words.kind(race.category))
      fact(words.distance, race.form.distance == 0 ? "" : distance)
      fact(words.track, words.condition(race.form.track))
      fact(words.weather, words.condition(race.form.weather))
      fact(words.venue, race.form.venue)
      fact(words.state, race.form.state)
      fact(words.countryLabel, race.country.map { $0.flag + " " + words.name($0) } ?? "")
    }
  }

  private func fact(_ label: String, _ value: String) -> Node? {
    if value.isEmpty { return nil }
    return element("div", key: label) {
      element("dt") { label }
      element("dd") { value }
    }
  }

  private var distance: String {
    base.surroundings.language.grouped(Int64(race.form.distance)) + "\u{A0}" + race.form.unit
  }

  /// Where the venue's zone is known.
  private var venueTime: String {
    guard let zone = VenueZone.zone(country: race.country, state: race.form.state) else { return "" }
    let clock = ClockText.text(race.start, in: zone, hours: base.surroundings.hours)
    let day = zone.local(race.start).day
    // Across the date line it is another day there.
    if day == base.surroundings.zone.local(race.start).day { return clock }
    return words.weekdayAndClock(words.weekdayName(day.weekday), clock: clock)
  }

  private var following: Node {
    let mine = base.state.choices
    return element("section.race-following.needs-script", key: "following") {
      element("div.button-row", key: "buttons") {
        button(mine.follows(race.id), words.followRace, race.id, isMeeting: false)
        if !race.meetingID.isEmpty {
          button(mine.follows(race.meetingID), words.followMeeting, race.meetingID, isMeeting: true)
        }
      }
      if mine.follows(race) { reminder(mine) }
    }
  }

  /// A mark that is on or off, and not the contrary verb.
  private func button(_ isOn: Bool, _ label: String, _ id: String, isMeeting: Bool) -> Node {
    element(
      "button.button", key: isMeeting ? "meeting" : "race", isOn ? .class("kept") : nil, .type("button"),
      .aria("pressed", isOn),
      .on(.click, RacesScreen.wire(isOn ? .unfollow(id) : .follow(race.id, isMeeting: isMeeting)))
    ) {
      Icon.view(isOn ? .added : .add)
      element("span") { label }
    }
  }

  private func reminder(_ mine: MyRaces) -> Node {
    element("div.race-reminder", key: "reminder") {
      element("p.quiet", .id("remind")) { words.remind }
      element("div.segments", .role("group"), .aria("labelledby", "remind")) {
        for minutes in MyRaces.reminders {
          element(
            "button", key: String(minutes), .type("button"), .aria("pressed", mine.reminder == minutes),
            .on(.click, RacesScreen.wire(.reminder(minutes)))
          ) { words.reminder(minutes) }
        }
      }
    }
  }
}
