import Kernel
import Testing

@Suite("How urgent a line is")
struct NowLineTests {
  @Test("what counts in seconds comes before all else, and from minutes on it is marked")
  func order() {
    #expect(
      Urgency.allCases.sorted() == [.goodToKnow, .today, .next, .minutes, .soon, .waiting, .seconds])
    #expect(Urgency.allCases.filter(\.isUrgent) == [.minutes, .soon, .waiting, .seconds])
  }
}
