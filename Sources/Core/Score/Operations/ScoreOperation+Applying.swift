package import Kernel

extension ScoreOperation {
  /// What is about an entry or a scale that isn't there changes nothing, and the same report again adds nothing. `id` is
  /// the operation's.
  package func apply(to file: inout CreditFile, id: String) {
    switch self {
    case .reported(let time, let report):
      guard file.isNew(report) else { return }
      file.lastSent = report
      file.insert(DatedReport(id: id, scale: Scale.ofReports, time: time, report: report))
    case .entered(let scale, let time, let report):
      file.insert(DatedReport(id: id, scale: scale, time: time, report: report))
    case .entryChanged(let entry, let time, let score):
      guard var changed = file.entry(entry) else { return }
      if let time { changed.time = time }
      if let score {
        // A score that is none on this entry's range changes nothing.
        guard let report = try? changed.report.with(score: score) else { return }
        changed.report = report
      }
      _ = file.remove(entry)
      file.insert(changed)
    case .entryRemoved(let entry):
      _ = file.remove(entry)
    case .imported(let entries):
      for entry in entries { file.insert(entry) }
    case .scaleAdded(let name, let least, let most, let bands):
      guard file.scale(id) == nil else { return }
      file.scales.append(
        Scale(id: id, name: name, least: least, most: most, bands: bands.list.isEmpty ? [] : [bands]))
    case .bandsSet(let scale, let bands):
      guard let index = file.scales.firstIndex(where: { $0.id == scale }) else { return }
      file.scales[index].set(bands)
    case .scaleChosen(let scale):
      if file.scale(scale) != nil { file.chosen = scale }
    case .hiddenOnToday(let isHidden):
      file.isHiddenOnToday = isHidden
    }
  }

  /// `id` is the operation's. A report of the upstream has none, because it also is what the next one is compared with.
  package func register(id: String) -> Register? {
    switch self {
    case .entered: Register("score.entry." + id, .rest)
    case .entryChanged(let entry, _, _): Register("score.entry." + entry, .rest)
    case .entryRemoved(let entry): Register("score.entry." + entry)
    case .reported, .imported, .scaleAdded, .bandsSet, .scaleChosen: nil
    case .hiddenOnToday: Register("score.hiddenOnToday")
    }
  }
}
