import Kernel
import Testing

@testable import App

@Suite("Quiet hours")
struct QuietHoursTests {
  private static let day = Day(iso8601: "2026-03-02") ?? Day(number: 0)

  private static func at(_ hour: Int) -> Instant { Town.zone.moment(of: day, second: hour * 3600) }

  private func chosen(_ from: String, _ until: String) -> QuietHours? {
    var preferences = Preferences()
    preferences.choose(.quietFrom, from)
    preferences.choose(.quietUntil, until)
    return QuietHours(preferences)
  }

  private func reminder(_ hour: Int) -> PushReminder {
    let due = Self.at(hour)
    return PushReminder(
      .card, "k", asked: due, due: due, expires: due.adding(seconds: 1800), PushReminder.Face("a", "b"), path: "/")
  }

  @Test("are none until somebody chose when they begin")
  func none() {
    #expect(QuietHours(Preferences()) == nil)
    #expect(chosen("off", "7") == nil)
  }

  @Test(
    "last over midnight, and their last hour is not theirs",
    arguments: [("22", "7", [22, 23, 0, 6], [7, 12, 21]), ("0", "6", [0, 5], [6, 23])])
  func hold(_ from: String, _ until: String, _ quiet: [Int], _ loud: [Int]) throws {
    let hours = try #require(chosen(from, until))
    #expect(quiet.allSatisfy { hours.holds(at: Self.at($0), in: Town.zone) })
    #expect(loud.allSatisfy { !hours.holds(at: Self.at($0), in: Town.zone) })
  }

  @Test("keep back what can wait until they end, and what can’t for good; what is of the moment comes")
  func admit() throws {
    let hours = chosen("22", "7")
    let now = Self.at(9)
    var late = reminder(23)
    #expect(hours.admitting(late, in: Town.zone, now: now) == nil)
    late.canWait = true
    let waited = try #require(hours.admitting(late, in: Town.zone, now: now))
    #expect(waited.due == Town.zone.moment(of: Self.day.adding(days: 1), second: 7 * 3600))
    #expect(waited.expires > waited.due && waited.asked == late.asked)
    var early = reminder(5)
    early.canWait = true
    #expect(hours.admitting(early, in: Town.zone, now: now)?.due == Self.at(7), "of the same day’s morning")
    var workout = PushReminder(
      .workouts, "w", asked: Self.at(23), due: Self.at(23), expires: Self.at(24), late.face, path: "/")
    workout.canWait = true
    #expect(
      hours.admitting(workout, in: Town.zone, now: now)?.due == Self.at(22).adding(seconds: -60), "of its own day")
    #expect(hours.admitting(workout, in: Town.zone, now: Self.at(22)) == nil, "they have begun: it is not told in them")
    var train = reminder(23)
    train.isOfTheMoment = true
    #expect(hours.admitting(train, in: Town.zone, now: now) == train)
    #expect(hours.admitting(reminder(12), in: Town.zone, now: now) == reminder(12))
    #expect(QuietHours?.none.admitting(late, in: Town.zone, now: now) == late)
  }
}
