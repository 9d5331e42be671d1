package import Kernel

/// The entries that are made of what the upstream sent. Reports that follow one another in time and say the same are one
/// entry, of the day of the earliest; it is called by what they say, so that it is the same entry on each device, whichever
/// one's report came first. Where the same is said again after something else, that is another entry, and has a number.
extension CreditFile {
  /// All entries, by time. What a file brought of an entry that is here stands behind it.
  package var reports: [DatedReport] { sent.isEmpty && entered.isEmpty ? [] : made() }

  @inline(never)  // a gate of the program's parts: where there is anything, there is the part that brought it
  func made() -> [DatedReport] {
    var (gone, changed) = (Places<String>(), Places<String>())
    for name in removed { gone.add(name) }
    for change in changes { changed.add(change.entry) }
    var all: [DatedReport] = []
    var shown = Places<String>()
    for run in runs {
      if run.isAmong(gone) { continue }
      let first = sent[run.first]
      var entry = DatedReport(id: run.names[0], scale: Scale.ofReports, time: first.time, report: first.report)
      if run.isAmong(changed) {
        for change in changes where run.names.contains(change.entry) { entry = change.made(entry) ?? entry }
      }
      all.append(entry)
      if !entered.isEmpty { run.add(to: &shown) }
    }
    for entry in entered where !shown.contains(entry.id) { all.append(entry) }
    return all.inOrder(DatedReport.precedes)
  }

  /// By its id, or by that of an operation that reported it: as journals and files of before name it.
  package func entry(_ id: String) -> DatedReport? {
    let all = reports
    if let entry = all.first(where: { $0.id == id }) { return entry }
    guard let run = runs.first(where: { $0.names.contains(id) }) else { return nil }
    return all.first { $0.id == run.names[0] }
  }

  /// All that `entry` finds something by.
  var names: Places<String> {
    var names = Places<String>()
    for entry in reports { names.add(entry.id) }
    for run in runs where names.contains(run.names[0]) { run.add(to: &names) }
    return names
  }

  /// Whether a report would be an entry of its own: it says anything else than the ones before and after it.
  package func isNew(_ report: Report, at time: Instant) -> Bool { sent.isEmpty || differs(report, at: time) }

  @inline(never)  // a gate of the program's parts
  func differs(_ report: Report, at time: Instant) -> Bool {
    let report = SentReport(id: "", time: time, report: report)
    let place = sent.place(of: report, SentReport.precedes)
    if place > 0, sent[place - 1].content == report.content { return false }
    return place == sent.count || sent[place].content != report.content
  }

  /// In its place by time, once.
  mutating func take(_ report: SentReport) {
    let place = sent.place(of: report, SentReport.precedes)
    if place < sent.count, !SentReport.precedes(report, sent[place]) {
      sent[place].ids += report.ids
    } else {
      sent.insert(report, at: place)
    }
  }

  /// The first of those that are one entry, by its place in `sent`, and all that the entry can be called: first its id.
  private struct Run {
    var first: Int
    var names: [String]

    func isAmong(_ all: Places<String>) -> Bool {
      for name in names where all.contains(name) { return true }
      return false
    }

    func add(to all: inout Places<String>) {
      for name in names { all.add(name) }
    }
  }

  @inline(never)
  private var runs: [Run] {
    var runs: [Run] = []
    var met = Places<String>()
    var times: [Int] = []
    for (place, report) in sent.enumerated() {
      if place > 0, sent[place - 1].content == report.content {
        runs[runs.count - 1].names += report.ids
        continue
      }
      let (number, isNew) = met.add(report.content)
      if isNew { times.append(0) }
      times[number] += 1
      let name = report.content + (isNew ? "" : "." + String(times[number]))
      runs.append(Run(first: place, names: [name] + report.ids))
    }
    return runs
  }
}
