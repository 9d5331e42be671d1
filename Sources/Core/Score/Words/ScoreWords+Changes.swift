import Kernel

/// What changed, each as a plain sentence; the chart and the scales.
extension ScoreWords {
  func sentence(_ change: ReportChange) -> String {
    switch change {
    case .utilisation(let from, let to):
      utilisationMoved(to, before: String(from))
    case .shortTermDebt(let from, let to):
      moved(shortTermDebtAsSubject, from, to)
    case .longTermDebt(let from, let to):
      moved(longTermDebtAsSubject, from, to)
    case .creditLimit(let from, let to): moved(creditLimitAsSubject, from, to)
    case .positiveFactors(_, let to):
      thingsHelp(to)
    case .negativeFactors(_, let to):
      to == 0
        ? nothingHurts
        : thingsHurt(to)
    case .firstDefault:
      changeFirstDefault
    case .newDefault: changeNewDefault
    case .defaultsGone: changeDefaultsGone
    case .newDelinquency: changeNewDelinquency
    case .delinquenciesGone:
      changeDelinquenciesGone
    }
  }

  private func moved(_ what: String, _ before: Int, _ after: Int) -> String {
    let (from, to) = (language.grouped(Int64(before)), language.grouped(Int64(after)))
    return after > before
      ? rose(what, from: from, to: to)
      : fell(what, from: from, to: to)
  }

  // MARK: Chart

  /// "34 reports since 5 January 2024: from 548 to 421, lowest 421, highest 548."
  func summary(_ reports: [DatedReport], since day: String) -> String {
    var lowest = Int.max
    var highest = Int.min
    for entry in reports {
      lowest = min(lowest, entry.report.score)
      highest = max(highest, entry.report.score)
    }
    let first = reports.first?.report.score ?? 0
    let last = reports.last?.report.score ?? 0
    return reportsSince(
      reports.count, day: day, first: String(first), last: String(last), lowest: String(lowest),
      highest: String(highest))
  }

  // MARK: Scales

  /// Up, down or unchanged, by its sign.
  func points(_ moved: Int) -> String {
    let by = Int(clamping: moved.magnitude)
    if moved == 0 { return unchanged }
    return moved > 0 ? pointsUp(by) : pointsDown(by)
  }
  func name(_ scale: Scale) -> String { scale.name.isEmpty ? unknownScale : scale.name }
}
