/// The one time a row shows, out of the two the feed may give for a stop; 0 stands for none. Never an invented one.
package enum RowTime {
  /// When it leaves, or, at its last stop and wherever else no departure is given, when it arrives.
  package static func departure(arrival: Int64, departure: Int64) -> Int64 {
    departure > 0 ? departure : max(arrival, 0)
  }

  /// Whether a train goes on from the last stop its feed has for it. Where it ends, New York gives no departure or the
  /// arrival's own time.
  package static func leaves(arrival: Int64, departure: Int64) -> Bool { departure > max(arrival, 0) }

  /// When it arrives, or at its first stop leaves: what MTAPI shows.
  package static func arrival(arrival: Int64, departure: Int64) -> Int64 { arrival > 0 ? arrival : max(departure, 0) }
}
