import Kernel
import Testing

@Suite("Clock times")
struct ClockTextTests {
  @Test(
    "a moment is shown by the wall clock of its zone",
    arguments: [
      (0, "00:00", "12:00 AM"), (59, "00:00", "12:00 AM"), (18_720, "05:12", "5:12 AM"), (43_199, "11:59", "11:59 AM"),
      (43_200, "12:00", "12:00 PM"),
      (37_200, "10:20", "10:20 AM"), (46_800, "13:00", "1:00 PM"), (86_399, "23:59", "11:59 PM"),
    ])
  func table(second: Int64, day: String, halfDay: String) {
    let zone = Zone(name: "New York", firstOffset: -14_400)
    let instant = Instant(seconds: second + 14_400)
    #expect(ClockText.text(instant, in: zone) == day)
    #expect(ClockText.text(instant, in: zone, hours: .twelve) == halfDay)
  }

  @Test(
    "what a field of times holds is minutes after midnight; what is no time is none",
    arguments: [
      ("00:00", 0), ("08:05", 485), ("8:05", 485), ("23:59", 1439), ("08:05:30", 485), ("24:00", nil), ("08:60", nil),
      ("", nil), ("8", nil), ("-1:00", nil), ("08:", nil), ("0８:00", nil),
    ] as [(String, Int?)])
  func typed(text: String, minutes: Int?) {
    #expect(ClockText.minutes(typed: text) == minutes)
  }

  @Test("minutes after midnight are shown as a field of times holds them", arguments: [0, 5, 59, 60, 725, 1439])
  func ofAnyDay(minutes: Int) {
    #expect(ClockText.minutes(typed: ClockText.text(minutes: minutes)) == minutes)
  }
}
