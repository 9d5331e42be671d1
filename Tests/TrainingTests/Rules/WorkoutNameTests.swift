import Testing
import Training

@Suite("A workout's name as it was typed")
struct WorkoutNameTests {
  @Test(
    "loses the spaces at its ends; where nothing is left it is none",
    arguments: [
      ("Push day", "Push day"), ("  Push  day ", "Push  day"), ("Été", "Été"), ("0", "0"), ("", nil), ("   ", nil),
    ] as [(String, String?)])
  func typed(text: String, name: String?) { #expect(WorkoutName.typed(text) == name) }

  @Test("has 200 bytes at the most, and no half of a letter")
  func long() {
    #expect(WorkoutName.typed(String(repeating: "a", count: 300))?.utf8.count == 200)
    #expect(WorkoutName.typed("a" + String(repeating: "é", count: 300))?.utf8.count == 199)
  }
}
