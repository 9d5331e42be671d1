import Departures
import Feeds
import Hummingbird
import Kernel

/// What the agency says of its service.
struct AlertsAPI {
  var alerts: AlertSource
  var networks: NetworkShelf
  /// Answers of this second, by the question as it was written.
  var shelf: Shelf<String, Ready>

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/alerts", use: list)
  }

  /// `?station=&route=&lang=`: those in force, announced and planned, the weightiest first. Before the upstream has been
  /// asked, none, as of nobody knows when.
  private func list(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    try shelf.value(request.uri.query ?? "", at: context.now) { () throws(Problem) in
      let index = networks.index
      let query = try request.query.alerts(language: "lang", index)
      let board = alerts.reading().board(query, network: index.network, now: context.now)
      var json = JSONWriter(capacity: 16_384)
      board.write(into: &json, network: index.network, now: context.now)
      return .open(json: json.bytes)
    }
  }
}

extension Query {
  /// What is asked for of alerts; the language stands under the name `name`, and is English where none is given.
  func alerts(language name: String, _ index: ServedNetwork) throws(Problem) -> AlertQuery {
    var query = AlertQuery()
    if let text = try text(name, longest: AlertQuery.longestLanguage), !text.isEmpty {
      guard text.utf8.allSatisfy(Query.isOfTag) else {
        throw .wrong(name, "\(name) must be a language's tag, such as \(name)=en or \(name)=fr-CA.")
      }
      query.language = text
    }
    for id in try list("route", most: AlertQuery.most) {
      guard let line = index.network.line(id) ?? index.network.line(id.uppercased()) else {
        throw .wrong("route", "route must be ids of lines, by comma, such as N,Q. They are listed at /api/v1/routes.")
      }
      if !query.routes.contains(line.id) { query.routes.append(line.id) }
    }
    for id in try list("station", most: AlertQuery.most) {
      guard let station = index.station(id) else {
        throw .wrong("station", "station names \u{201C}\(id.prefix(24))\u{201D}, and there is no such station.")
      }
      if !query.stations.contains(station.id) { query.stations.append(station.id) }
    }
    return query
  }

  /// What the tags of BCP 47 are made of.
  private static func isOfTag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
