/// Which alerts are wanted, in which language: what is asked of the server, and what a board says it was made for.
package struct AlertQuery: Equatable, Sendable {
  /// BCP 47: "en", "fr-CA".
  package var language: String
  /// Line ids; what concerns none of them is left out. Empty for all.
  package var routes: [String]
  /// Station ids; what concerns neither one of them nor a line that calls there is left out. Empty for all.
  package var stations: [String]

  package init(language: String = "en", routes: [String] = [], stations: [String] = []) {
    self.language = language
    self.routes = routes
    self.stations = stations
  }

  /// Of routes, and of stations.
  package static let most = 50
  /// Bytes of a language's tag.
  package static let longestLanguage = 35

  /// `lang=en&route=N,Q&station=127`, as the API is asked, without what is as it is from the start.
  package var pairs: [(name: String, value: String)] {
    var pairs = [(name: "lang", value: language)]
    if !routes.isEmpty { pairs.append(("route", Self.list(routes))) }
    if !stations.isEmpty { pairs.append(("station", Self.list(stations))) }
    return pairs
  }

  /// One text for each query.
  package var text: String {
    var text = ""
    for pair in pairs { text += (text.isEmpty ? "" : "&") + pair.name + "=" + pair.value }
    return text
  }

  private static func list(_ parts: [String]) -> String {
    var list = ""
    for part in parts { list += (list.isEmpty ? "" : ",") + part }
    return list
  }
}
