import Testing
import Training

@Suite("Whole numbers and times as they are typed")
struct WholeTests {
  @Test(
    "times are typed as seconds or as minutes and seconds",
    arguments: [("90", 90), ("1:30", 90), ("0", 0), ("0:05", 5), ("60:00", 3600)])
  func seconds(_ text: String, _ seconds: Int) {
    #expect(Whole.typedSeconds(text, to: 3600) == seconds)
  }

  @Test("and nothing else", arguments: ["", ":30", "1:", "1:5", "1:60", "61:00", "3601", "-1", "1:30:00", "a:30"])
  func noSeconds(_ text: String) {
    #expect(Whole.typedSeconds(text, to: 3600) == nil)
  }

  @Test(
    "a time is read as it is written",
    arguments: [(0, "0:00"), (5, "0:05"), (90, "1:30"), (4500, "75:00"), (-3, "0:00")])
  func clock(_ seconds: Int, _ text: String) {
    #expect(Whole.clock(seconds) == text)
  }
}
