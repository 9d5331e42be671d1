import Score
import Testing

@Suite("Bands as they are typed")
struct ScaleTests {
  @Test(
    "bands are typed as numbers and names, rising",
    arguments: [
      ("580 Fair, 670 Good", 2), ("580 Very good", 1), ("", nil), ("Fair", nil), ("580", nil),
      ("670 Good, 580 Fair", nil),
      ("1 a,1 b", nil), ("580 Fair,", nil),
    ] as [(String, Int?)])
  func typedBands(text: String, count: Int?) {
    #expect(Scale.Band.list(typed: text)?.count == count)
  }
}
