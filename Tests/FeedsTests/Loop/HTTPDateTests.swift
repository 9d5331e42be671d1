import Feeds
import Kernel
import Testing

@Suite("Times as HTTP writes them")
struct HTTPDateTests {
  @Test(
    "what is written is read again",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (1_759_414_800, "Thu, 02 Oct 2025 14:20:00 GMT"),
      (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ] as [(Int64, String)])
  func bothWays(seconds: Int64, text: String) {
    #expect(HTTPDate.text(Instant(seconds: seconds)) == text)
    #expect(HTTPDate.instant(text) == Instant(seconds: seconds))
  }

  @Test(
    "no other way of writing is read",
    arguments: [
      "", "soon", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Thu, 02 Oct 2025 14:20:00 UTC",
      "Thu, 31 Feb 2025 14:20:00 GMT", "Thu, 02 Oct 2025 24:20:00 GMT", "Thu, 02 okt 2025 14:20:00 GMT",
    ])
  func others(text: String) { #expect(HTTPDate.instant(text) == nil) }
}
