package import Kernel

extension ScoreOperation {
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it: a report that came by itself
  /// and a scale that was chosen by the ring, a switch by where it stands.
  package func sentence(_ language: Language) -> String? {
    switch self {
    case .reported, .scaleChosen, .hiddenOnToday: nil
    case .entered, .entryChanged, .entryRemoved, .imported, .scaleAdded, .bandsSet: line(language)
    }
  }

  /// The same for the list of changes, where each has a line.
  package func line(_ language: Language) -> String {
    let words = ScoreWords(language)
    switch self {
    case .reported(_, let report): return words.didReport(report.score)
    case .entered(_, _, let report): return words.didEnter(report.score)
    case .entryChanged, .bandsSet, .scaleChosen: return words.didChange
    case .entryRemoved: return words.didDelete
    case .imported: return words.didAddFile
    case .scaleAdded(let name, _, _, _): return words.didAddScale(name)
    case .hiddenOnToday(let isHidden): return words.didHide(isHidden)
    }
  }
}
