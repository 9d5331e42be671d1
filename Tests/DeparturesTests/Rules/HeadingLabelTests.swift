import Departures
import Testing

@Suite("The heading of a direction")
struct HeadingLabelTests {
  @Test(
    "a heading names each of its stops' directions once",
    arguments: [
      (["Uptown", "Queens", "Last Stop", "Uptown"], "Uptown & Queens"), (["Last Stop"], "Last Stop"), ([], ""),
      (["Uptown & Queens", "The Bronx"], "Uptown, Queens & The Bronx"), (["", "Manhattan"], "Manhattan"),
    ])
  func labels(labels: [String], heading: String) { #expect(HeadingLabel.joined(labels) == heading) }

  @Test(
    "only the agency's own words say that nothing leaves",
    arguments: [("Last Stop", true), ("last stop", false), ("", false)])
  func lastStop(label: String, isLast: Bool) { #expect(HeadingLabel.isLastStop(label) == isLast) }
}
