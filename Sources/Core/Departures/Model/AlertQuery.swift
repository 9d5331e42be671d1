import Kernel

/// Which alerts are wanted, in which language: what is asked of the server, and what a board says it was made for.
package struct AlertQuery: FeedQuery {
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
    if !routes.isEmpty { pairs.append(("route", routes.listed)) }
    if !stations.isEmpty { pairs.append(("station", stations.listed)) }
    return pairs
  }
}
