package import Kernel

/// The time in which base rides cost no more than the cap.
package struct CapWindow: Equatable, Sendable {
  package var start: Instant
  package var end: Instant
  /// In minor units, what base rides in it have cost; transfers and express rides don't count.
  package var spent: Int64 = 0
  var span: Tariff.Cap.Span
  var tariff: String

  /// The window that a paid ride at that moment opens.
  init(opening time: Instant, _ cap: Fare.Cap) {
    span = cap.span
    tariff = cap.tariff
    switch cap.span {
    case .rolling(let days):
      // Exactly so many times 24 hours, whatever the clocks do (MTA: "starts with the first tap").
      start = time
      end = time.adding(seconds: Int64(days) * 86_400)
    case .week:
      let day = cap.zone.local(time).day
      let monday = day.adding(days: -day.weekday)
      start = cap.zone.moment(of: monday, second: 0)
      end = cap.zone.moment(of: monday.adding(days: 7), second: 0)
    case .day(let second):
      let local = cap.zone.local(time)
      let day = local.second < second ? local.day.adding(days: -1) : local.day
      start = cap.zone.moment(of: day, second: second)
      end = cap.zone.moment(of: day.adding(days: 1), second: second)
    }
  }

  /// From its start on, without its end.
  package func isOpen(at time: Instant) -> Bool { start <= time && time < end }

  /// Whether it still is this tariff's window at that moment; when an agency changes the kind of cap, a new one opens.
  func holds(at time: Instant, _ cap: Fare.Cap) -> Bool {
    isOpen(at: time) && span == cap.span && tariff == cap.tariff
  }

  /// In minor units, what can still be paid until rides are free; never below 0.
  func room(_ cap: Fare.Cap) -> Int64 { max(cap.most - spent, 0) }

  /// Adds what a base ride cost, in minor units; less than nothing adds nothing.
  mutating func spend(_ amount: Int64) {
    let (sum, overflow) = spent.addingReportingOverflow(max(amount, 0))
    spent = overflow ? .max : sum
  }
}
