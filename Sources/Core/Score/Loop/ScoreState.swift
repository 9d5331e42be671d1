package import Kernel

/// All that this module's screens are drawn from.
package struct ScoreState {
  package var place: ScorePlace = .ring
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var file: CreditFile?
  /// The last good one; its report is `nil` where the upstream says that there is none yet.
  var answer: ScoreAnswer?
  /// Why the last try gave nothing.
  var failure: ScoreFailure?
  var phase = RingPhase.idle
  /// The request that is on its way; an older one's answer is not listened to.
  var asking: Int?
  var requests = 0
  /// When an answer last came, good or not.
  var lastTry: Instant?
  /// The screen is open again after a failure: an answer that is not old yet does not make one forget it.
  var mustAsk = false
  /// The number is shown on Today although it is hidden there, until Today is left.
  var isRevealed = false
  /// Where the arrow keys are in the chart.
  var point: Int?
  var editor: ScoreEditor?
  /// What became of an imported file.
  var imported: ImportSummary?
  /// Rows of the history that are drawn.
  var shown = Self.page

  package init() {}

  static let page = 50
  /// Seconds after which what is known is asked for anew.
  static let freshFor: Int64 = 3600
}

extension ScoreState: Feature {
  package static var name: String { "score" }

  /// The score as it is now.
  package mutating func glance() { open(.ring) }

  package mutating func acknowledged(_ operation: ScoreOperation, id: String) -> [Effect] { [] }
}

extension ScoreState {
  /// What the ring speaks of: what the upstream last sent, or the last score on another scale.
  var current: DatedReport? { history.last }

  /// The reports on the chosen scale, with the one that the journal does not have yet.
  var history: [DatedReport] {
    guard let file else { return [] }
    var reports = file.reports(on: file.chosen)
    if file.chosen == Scale.ofReports, let report = answer?.report, let time = answer?.asOf,
      file.isNew(report, at: time)
    {
      let entry = DatedReport(id: "now", scale: file.chosen, time: time, report: report)
      reports.insert(entry, at: reports.place(of: entry, DatedReport.precedes))
    }
    return reports
  }

  /// Whether the chosen scale is the one that the upstream reports; it is until the journal says otherwise.
  var isLive: Bool { (file?.chosen ?? Scale.ofReports) == Scale.ofReports }

  /// The one that the ring shows; nil until what is kept has been read.
  var scale: Scale? { file.flatMap { $0.scale($0.chosen) } }
}
