import Departures

/// The facts as a Swift file: a literal costs a build nothing, where SwiftPM's `.embedInCode` costs nine seconds.
enum NewYorkSource {
  private static let comment = """
    # New York's subway and the Staten Island Railway, as of September 2025.
    # Facts from the MTA's open data: Subway Stations and Subway Stations and Complexes (data.ny.gov), and GTFS
    # (routes.txt, stop_times.txt). Made by `facts`; do not edit.
    # GTFS leaves the colours of the shuttles and of the Staten Island Railway blank: theirs are the map's gray and blue.
    """

  private static let mapComment = """
    # New York's tracks, as of September 2025. Facts from the MTA's open data: GTFS (shapes.txt). Made by `facts`; do not edit.
    # Courses are simplified to ten metres. Where the F, Q and others run has no shape of today: theirs goes from stop to stop.
    """

  /// The Swift file that goes into the program.
  static func text(_ network: Network) -> String {
    text("NewYork", "New York's network", network.facts, comment)
  }

  static func text(_ map: SystemMap) -> String {
    text("NewYorkMap", "New York's map", map.facts, mapComment)
  }

  private static func text(_ name: String, _ what: String, _ facts: String, _ comment: String) -> String {
    var rows = facts.split(separator: "\n", omittingEmptySubsequences: false)
    rows.insert(Substring(comment), at: 1)
    return """
      // swift-format-ignore-file
      // Made by the program `facts`: do not edit. A literal, because SwiftPM's `.embedInCode` costs every build nine seconds.

      /// \(what) in the form of a facts file.
      enum \(name) {
        static let facts = #\"""
      \(rows.joined(separator: "\n"))
      \"""#
      }

      """
  }
}
