import Kernel

extension ScoreEditor {
  /// No operation where nothing was changed.
  typealias Outcome = FormOutcome<Field, ScoreOperation?>

  /// What Save would store now, or the first thing that is wrong.
  func outcome(_ file: CreditFile, _ surroundings: Surroundings) -> Outcome {
    let words = ScoreWords(surroundings.language)
    switch subject {
    case .newEntry:
      guard let scale = file.scale(form[.scale]) ?? file.scales.first else { return .ready(nil) }
      guard let score = Int(form[.score].trimmed), let report = Self.report(score, scale.least, scale.most) else {
        return .wrong(.score, words.notScore(scale))
      }
      guard let day = Day(iso8601: form[.date]) else { return .wrong(.date, words.notDate) }
      guard let time = Self.moment(of: day, surroundings) else { return .wrong(.date, words.inFuture) }
      return .ready(.entered(Entered(scale: scale.id, time: time, report: report)))
    case .entry(let id): return change(id, file, words, surroundings)
    case .newScale: return scale(words)
    case .bands(let scale):
      return bands(words) { BandsChanged(scale, from: held, to: $0).map { .bandsChanged($0) } }
    }
  }

  private func change(
    _ id: String, _ file: CreditFile, _ words: ScoreWords, _ surroundings: Surroundings
  ) -> Outcome {
    guard let entry = file.entry(id) else { return .wrong(.score, words.entryGone) }
    var score: Int?
    if form.isChanged(.score) {
      score = Int(form[.score].trimmed)
      guard let score, Self.report(score, entry.report.least, entry.report.most) != nil else {
        return .wrong(.score, words.between(entry.report.least, most: entry.report.most))
      }
    }
    var time: Instant?
    if form.isChanged(.date) {
      guard let day = Day(iso8601: form[.date]) else { return .wrong(.date, words.notDate) }
      time = Self.moment(of: day, surroundings)
      if time == nil { return .wrong(.date, words.inFuture) }
    }
    return .ready(score == nil && time == nil ? nil : .entryChanged(EntryChanged(entry: id, time: time, score: score)))
  }

  private func scale(_ words: ScoreWords) -> Outcome {
    let name = form[.name].trimmed
    if name.isEmpty { return .wrong(.name, words.enterName) }
    guard let least = Int(form[.least].trimmed), Validity.isOnAScale(least) else {
      return .wrong(.least, words.notNumber)
    }
    guard let most = Int(form[.most].trimmed), most <= Validity.furthest else { return .wrong(.most, words.notNumber) }
    if most <= least { return .wrong(.most, words.notAbove) }
    return bands(words) { .scaleAdded(ScaleAdded(name: name, least: least, most: most, bands: $0)) }
  }

  private func bands(_ words: ScoreWords, _ next: (Scale.Bands) -> ScoreOperation?) -> Outcome {
    var list: [Scale.Band] = []
    for row in 0..<Field.mostRows {
      let (number, name) = (form[.bandLeast, row].trimmed, form[.bandName, row].trimmed)
      if number.isEmpty, name.isEmpty { continue }
      guard let least = Int(number), Validity.isOnAScale(least) else {
        return .wrong(.bandLeast, row: row, words.notNumber)
      }
      if list.contains(where: { $0.least == least }) { return .wrong(.bandLeast, row: row, words.notAnother) }
      // A comma parts bands where they are stored.
      guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: ",")) else {
        return .wrong(.bandName, row: row, name.isEmpty ? words.enterBandName : words.noComma)
      }
      let index = list.firstIndex { $0.least > least } ?? list.count
      list.insert(Scale.Band(least: least, name: name.cut(toBytes: 40)), at: index)
    }
    guard let day = Day(iso8601: form[.date]) else { return .wrong(.date, words.notDate) }
    return .ready(next(Scale.Bands(from: day, list: list)))
  }

  private static func report(_ score: Int, _ least: Int, _ most: Int) -> Report? {
    try? Report(score: score, least: least, most: most)
  }

  /// Noon of a day that is over, now of today; `nil` of one to come.
  private static func moment(of day: Day, _ surroundings: Surroundings) -> Instant? {
    let today = surroundings.zone.local(surroundings.now).day
    if day > today { return nil }
    return day == today ? surroundings.now : surroundings.zone.noon(of: day)
  }
}
