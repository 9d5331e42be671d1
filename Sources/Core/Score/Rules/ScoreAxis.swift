/// The part of a scale that a chart shows: around the scores there are, so that a change of some points can be seen, and
/// never beyond the scale.
package struct ScoreAxis: Equatable, Sendable {
  package let low: Int
  package let high: Int

  /// The scores fill half of the height at most, and at least a tenth of the scale is shown.
  package init(_ reports: [Report]) {
    var (least, most) = (Int.max, Int.min)
    var (bottom, top) = (Int.max, Int.min)
    for report in reports {
      least = min(least, report.score)
      most = max(most, report.score)
      bottom = min(bottom, report.least)
      top = max(top, report.most)
    }
    guard least <= most else {
      low = 0
      high = 1
      return
    }
    let room = max((most - least) / 2, (top - bottom) / 20, 1)
    let step = room >= 10 ? 10 : 1
    low = max(bottom, Self.floor(least - room, to: step))
    high = min(top, -Self.floor(-(most + room), to: step))
  }

  /// 0 at the foot, 1 at the top.
  package func height(_ score: Int) -> Double { Fraction.of(score, least: low, most: high) }

  private static func floor(_ number: Int, to step: Int) -> Int {
    let rest = number % step
    return number - (rest < 0 ? rest + step : rest)
  }
}
