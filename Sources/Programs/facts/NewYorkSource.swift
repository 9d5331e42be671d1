import Departures

/// The facts as a Swift file: a literal costs a build nothing, where SwiftPM's `.embedInCode` costs nine seconds.
enum NewYorkSource {
  private static let comment = """
    # New York's subway and the Staten Island Railway, as of September 2025.
    # Facts from the MTA's open data: Subway Stations and Subway Stations and Complexes (data.ny.gov), and GTFS
    # (routes.txt, stop_times.txt). Made by `facts`; do not edit.
    # GTFS leaves the colours of the shuttles and of the Staten Island Railway blank: theirs are the map's gray and blue.
    """

  /// The Swift file that goes into the program.
  static func text(_ network: Network) -> String {
    var rows = network.facts.split(separator: "\n", omittingEmptySubsequences: false)
    rows.insert(Substring(comment), at: 1)
    return """
      // swift-format-ignore-file
      // Made by the program `facts`: do not edit. A literal, because SwiftPM's `.embedInCode` costs every build nine seconds.

      /// New York's network in the form of a facts file.
      enum NewYork {
        static let facts = #\"""
      \(rows.joined(separator: "\n"))
      \"""#
      }

      """
  }
}
