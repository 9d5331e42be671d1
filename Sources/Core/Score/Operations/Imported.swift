package import Kernel

/// Rows of a file; those whose id is there already change nothing.
package struct Imported: ScoreFact {
  var entries: [DatedReport] = []

  package mutating func code(_ fields: inout Fields) { fields.objects("entries", &entries, DatedReport()) }

  func apply(to file: inout CreditFile, id: String) {
    for entry in entries { file.insert(entry) }
  }

  func line(_ words: ScoreWords) -> String { words.didAddFile }
}

extension ScoreOperation {
  /// As many operations as it takes: a record of the journal has 64 KiB at most.
  package static func imports(_ entries: [DatedReport]) -> [ScoreOperation] {
    var all: [ScoreOperation] = []
    var start = 0
    while start < entries.count {
      // A whole report takes a kilobyte, and seven with texts of the greatest length.
      let end = min(start + 8, entries.count)
      all.append(.imported(Imported(entries: Array(entries[start..<end]))))
      start = end
    }
    return all
  }
}
