package import Kernel

extension ScoreState {
  /// A report that is due. The number itself is never on that line, nor on the icon.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    guard let file, !file.isHiddenOnToday, let report = answer?.report, let asOf = answer?.asOf,
      let due = NextReport.day(report, at: asOf, in: surroundings.zone),
      due <= surroundings.zone.local(surroundings.now).day
    else { return nil }
    return NowLine(.goodToKnow, text: ScoreWords(surroundings.language).nextIsDue, path: Self.address(.ring))
  }
}
