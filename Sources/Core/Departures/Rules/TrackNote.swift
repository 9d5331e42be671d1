/// Which track a row names. Only the numbered lines' `actual_track` says something: it appears as a train comes near and
/// may differ from the plan. The lettered lines repeat the plan in it for every stop of the day.
package enum TrackNote {
  /// The track as the feed says it; nil where it says nothing to a rider.
  package static func shown(route: String, actual: String) -> String? {
    guard !actual.isEmpty, let first = route.utf8.first else { return nil }
    let isNumbered = first >= UInt8(ascii: "1") && first <= UInt8(ascii: "9") || route == "GS"
    return isNumbered ? actual : nil
  }
}
