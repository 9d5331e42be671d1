import Kernel

/// One alert: the lines it is about, what kind it is, what is so, when, and the rest on demand.
enum AlertRow {
  static func view(_ alert: Alert, _ screen: DeparturesScreen) -> Node {
    let language = AlertText.language(of: alert, screen)
    return element("li.alert", key: alert.id) {
      element("p.alert-about", key: "about") {
        if alert.routes.isEmpty {
          if !alert.isUnplaced {
            element("span.note") { alert.stations.isEmpty ? screen.words.everyLine : names(alert, screen) }
          }
        } else {
          screen.state.bullets.row(alert.routes, screen.words)
        }
        if let equipment = alert.equipment {
          element("span.alert-type") {
            alert.phase(at: screen.surroundings.now) == .active
              ? screen.words.outOfService(equipment) : screen.words.toBeOutOfService(equipment)
          }
        } else if !alert.type.isEmpty {
          element("span.alert-type", language) { alert.type }
        }
      }
      if !alert.header.isEmpty {
        element("p.alert-header", key: "header", language) { AlertText.view(alert.header, screen) }
      }
      if let time = time(alert, screen) {
        let later = later(alert, screen)
        element("p.note", key: "time") { later == 0 ? time : time + " · " + screen.words.alertTimesMore(later) }
      }
      if !alert.description.isEmpty || !alert.when.isEmpty {
        element("details", key: "more") {
          element("summary") { screen.words.moreOfAlert }
          if !alert.when.isEmpty { element("p.note", language) { alert.when } }
          if !alert.description.isEmpty {
            element("p.alert-text", language) { AlertText.view(alert.description, screen) }
          }
        }
      }
    }
  }

  /// Of a lift, the stations.
  private static func names(_ alert: Alert, _ screen: DeparturesScreen) -> String {
    screen.words.list(alert.stations.prefix(4).map { screen.state.name(of: $0) })
  }

  /// Until when what runs now is so, or from when what is to come will be; `nil` where the agency has set no time.
  private static func time(_ alert: Alert, _ screen: DeparturesScreen) -> String? {
    let now = screen.surroundings.now
    guard let period = alert.period(at: now) else { return nil }
    if alert.equipment != nil { return outage(period, of: alert, screen) }
    if let start = period.start, start > now {
      let from = screen.words.alertFrom(moment(start, of: alert, screen))
      return period.end.map { from + " " + screen.words.alertUntil(moment($0, of: alert, screen)) } ?? from
    }
    return period.end.map { screen.words.alertUntil(moment($0, of: alert, screen)) }
  }

  /// Since when, or from when; and what the agency hopes, for as long as that is to come.
  private static func outage(_ period: Alert.Period, of alert: Alert, _ screen: DeparturesScreen) -> String? {
    let now = screen.surroundings.now
    let begun = period.start.map { start in
      let moment = moment(start, of: alert, screen)
      return start > now ? screen.words.alertFrom(moment) : screen.words.outSince(moment)
    }
    let back = alert.expectedBack.flatMap { back in
      back > now ? screen.words.expectedBack(moment(back, of: alert, screen)) : nil
    }
    let parts = [begun, back].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " \u{00B7} ")
  }

  /// The times after that one.
  private static func later(_ alert: Alert, _ screen: DeparturesScreen) -> Int {
    let now = screen.surroundings.now
    guard let shown = alert.period(at: now) else { return 0 }
    return alert.periods.filter { $0 != shown && $0.start.map { $0 > now } ?? false }.count
  }

  /// The clock alone where it is today's.
  private static func moment(_ time: Instant, of alert: Alert, _ screen: DeparturesScreen) -> String {
    let zone = screen.state.network.zone(of: alert.id)
    let (day, today) = (zone.local(time).day, zone.local(screen.surroundings.now).day)
    let clock = screen.clock(time, of: alert.id)
    if day == today { return clock }
    return screen.words.alertDay(DayText(screen.words.language).weekdayAndDay(day, today: today), clock: clock)
  }
}
