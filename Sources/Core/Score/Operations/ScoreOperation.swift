package import Kernel

/// What lasts of this module. The journal stores it under `kind` with `fields`; the wire forms are kept for ever.
package enum ScoreOperation: Equatable, Sendable {
  /// The upstream sent this one.
  case reported(time: Instant, Report)
  /// A person read it elsewhere and typed it in.
  case entered(scale: String, time: Instant, Report)
  case entryChanged(entry: String, time: Instant?, score: Int?)
  case entryRemoved(entry: String)
  /// Rows of a file; those whose id is there already change nothing.
  case imported([DatedReport])
  /// The scale's id is that of this operation.
  case scaleAdded(name: String, least: Int, most: Int, Scale.Bands)
  case bandsSet(scale: String, Scale.Bands)
  case scaleChosen(scale: String)
  case hiddenOnToday(Bool)
}

extension ScoreOperation {
  package var kind: String {
    switch self {
    case .reported: "score.reported"
    case .entered: "score.entered"
    case .entryChanged: "score.entryChanged"
    case .entryRemoved: "score.entryRemoved"
    case .imported: "score.imported"
    case .scaleAdded: "score.scaleAdded"
    case .bandsSet: "score.bandsSet"
    case .scaleChosen: "score.scaleChosen"
    case .hiddenOnToday: "score.hiddenOnToday"
    }
  }

  /// As many operations as it takes: a record of the journal has 64 KiB at most.
  package static func imports(_ entries: [DatedReport]) -> [ScoreOperation] {
    var all: [ScoreOperation] = []
    var start = 0
    while start < entries.count {
      // A whole report takes a kilobyte, and seven with texts of the greatest length.
      let end = min(start + 8, entries.count)
      all.append(.imported(Array(entries[start..<end])))
      start = end
    }
    return all
  }
}
