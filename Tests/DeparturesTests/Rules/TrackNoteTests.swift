import Departures
import Testing

@Suite("Which track a row names")
struct TrackNoteTests {
  @Test(
    "a track is named where the agency says something by it: on the numbered lines",
    arguments: [("1", "2", "2"), ("6X", "M", "M"), ("GS", "3", "3"), ("A", "2", nil), ("4", "", nil), ("SI", "1", nil)]
      as [(String, String, String?)])
  func tracks(route: String, actual: String, shown: String?) {
    #expect(TrackNote.shown(route: route, actual: actual) == shown)
  }
}
