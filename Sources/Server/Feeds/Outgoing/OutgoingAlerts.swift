import Departures
import Kernel
import Wire

/// The feed of alerts.
enum OutgoingAlerts {
  /// FeedMessage: entity = 2; FeedEntity: id = 1, alert = 5; Alert: active_period = 1, informed_entity = 5, cause = 6,
  /// effect = 7, header_text = 10, description_text = 11. Those that are over are left out, as they are from lists.
  static func bytes(_ reading: AlertReading, on set: BoardSet, at moment: Instant) -> [UInt8] {
    var writer = ProtobufWriter()
    OutgoingFeed.begin(&writer, at: moment)
    for feed in reading.alerts + (reading.elevators?.alerts ?? []) {
      let agency = AlertsFeed.language
      guard let alert = Alert(feed, on: set.network, language: agency, agency: agency), alert.phase(at: moment) != .over
      else { continue }
      writer.message(2) { entity in
        entity.string(1, feed.id)
        entity.message(5) { message in
          for period in alert.periods.filter({ $0.end.map { $0 > moment } ?? true }).prefix(AlertReading.mostPeriods) {
            write(period, &message)
          }
          for selector in selectors(feed, set.names) { write(selector, &message) }
          if AlertCodes.isCause(feed.cause) { message.varint(6, UInt64(feed.cause)) }
          if AlertCodes.isEffect(feed.effect) { message.varint(7, UInt64(feed.effect)) }
          // Without a header the description says it, and without both the agency's word for the kind does.
          let hasHeader = feed.header.contains { !$0.text.isEmpty }
          let words = hasHeader ? feed.header : feed.description
          write(words.isEmpty ? [.init(feed.type, agency)] : words, 10, &message)
          if hasHeader { write(feed.description, 11, &message) }
        }
      }
    }
    return writer.bytes
  }

  /// TimeRange: start = 1, end = 2.
  private static func write(_ period: Alert.Period, _ message: inout ProtobufWriter) {
    message.message(1) { range in
      if let start = period.start { range.varint(1, UInt64(clamping: start.seconds)) }
      if let end = period.end { range.varint(2, UInt64(clamping: end.seconds)) }
    }
  }

  /// TranslatedString: translation = 1 with text = 1, language = 2: every language that the agency writes, as it tags them.
  private static func write(_ texts: [FeedAlert.Translation], _ field: Int, _ message: inout ProtobufWriter) {
    if texts.isEmpty { return }
    message.message(field) { translated in
      for text in texts {
        translated.message(1) { translation in
          translation.string(1, text.text)
          if !text.language.isEmpty { translation.string(2, text.language) }
        }
      }
    }
  }

  /// EntitySelector: route_id = 2, stop_id = 5, direction_id = 6.
  private static func write(_ selector: Selector, _ message: inout ProtobufWriter) {
    message.message(5) { entity in
      if !selector.route.isEmpty { entity.string(2, selector.route) }
      if !selector.stop.isEmpty { entity.string(5, selector.stop) }
      if let direction = selector.direction { entity.varint(6, UInt64(direction)) }
    }
  }

  /// What an alert is about, in the words of the static set; empty texts for what it doesn't say.
  private struct Selector: Hashable {
    var route = ""
    var stop = ""
    var direction: Int?
  }

  /// Lines and stops that the set has (rules E004, E011). The agency's own id is left out: it is another than the set's
  /// (E034). A stop that is lost does not widen the alert to the whole line while others are known; one that names nothing
  /// known names each line, since a feed must name somebody (E032, E033).
  private static func selectors(_ alert: FeedAlert, _ names: StaticNames) -> [Selector] {
    var found: [Selector] = []
    var seen: Set<Selector> = []
    var lost: [Selector] = []
    for entity in alert.informed where entity.trip.isEmpty {
      let route = [entity.route, RouteName.line(entity.route)].first { names.hasRoute($0) } ?? ""
      if route.isEmpty, !entity.route.isEmpty || entity.stop.isEmpty { continue }
      var selector = Selector(route: route, direction: route.isEmpty ? nil : entity.direction)
      if !entity.stop.isEmpty, !names.hasStop(entity.stop) {
        if !route.isEmpty { lost.append(selector) }
        continue
      }
      selector.stop = entity.stop
      if seen.insert(selector).inserted { found.append(selector) }
    }
    if !found.isEmpty { return found }
    if !lost.isEmpty { return lost.filter { seen.insert($0).inserted } }
    return names.routes.map { Selector(route: $0) }
  }
}
