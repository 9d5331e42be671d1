import Kernel

extension DeparturesScreen {
  /// Of alerts, or of elevators: "Offline · 2 h old".
  func age(_ health: Freshness, asOf: Instant?) -> String {
    let seconds = asOf.map { max(0, surroundings.now.seconds(since: $0)) }
    return AgeText(words.language).label(health, seconds: seconds, isOnline: outage != .offline)
  }
}

/// At a stop: that something is out of the ordinary there, what kind, and the way to the words.
struct AlertNote {
  private let station: Station
  private let lines: [String]
  private let screen: DeparturesScreen
  private let all: [Alert]
  private let first: Alert
  /// Of what can't be believed as it stands; `nil` of what is fresh.
  private let age: String?

  /// `lines` are those wanted of it; `nil` where nothing is known to be wrong.
  init?(_ station: Station, lines: [String], _ screen: DeparturesScreen) {
    let now = screen.surroundings.now
    let isStepFree = screen.state.isStepFree(station.id)
    guard let board = screen.state.alerts else { return nil }
    let all = board.pressing(at: station, lines: lines, isStepFree: isStepFree, now: now)
    guard let first = all.first else { return nil }
    let ofElevators = first.equipment == nil ? nil : board.equipmentHealth(at: now)
    let health = ofElevators ?? board.health(at: now)
    let asOf = ofElevators == nil ? board.asOf : board.equipmentAsOf
    age = health == .fresh && screen.outage == nil ? nil : screen.age(health, asOf: asOf)
    (self.station, self.lines, self.screen) = (station, lines, screen)
    (self.all, self.first) = (all, first)
  }

  /// The same as a mark beside the station's name.
  var mark: Node {
    element(
      "a.icon-button.alert-mark", key: "alert-mark", .href(DeparturesScreen.link(.alerts(at: station.id))),
      .aria("label", label)
    ) { Icon.view(.failing) }
  }

  private var label: String {
    guard let equipment = first.equipment else { return screen.words.alertsCount(all.count) }
    let out = screen.words.outOfService(equipment)
    return all.count == 1 ? out : out + " " + screen.words.moreAlerts(all.count - 1)
  }

  var view: Node {
    let shown = lines.isEmpty ? station.lines : lines
    let named = first.routes.filter { shown.contains($0) }
    return element(
      "a.alert-note", key: "alerts", .href(DeparturesScreen.link(.alerts(at: station.id))),
      .data("count", String(all.count))
    ) {
      Icon.view(.failing)
      if !named.isEmpty { screen.state.bullets.row(Array(named.prefix(6)), screen.words) }
      if let equipment = first.equipment {
        element("span") { screen.words.outOfService(equipment) }
      } else if first.type.isEmpty {
        element("span") { screen.words.alertsCount(all.count) }
      } else {
        element("span", AlertText.language(of: first, screen)) { first.type }
      }
      if all.count > 1, first.equipment != nil || !first.type.isEmpty {
        element("span.note") { screen.words.moreAlerts(all.count - 1) }
      }
      if let age { element("span.note", key: "age") { age } }
    }
  }
}
