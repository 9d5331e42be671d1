package import Kernel

/// What a file of reports holds that isn't known yet.
package struct ScoreImport: Equatable, Sendable {
  /// To be stored by `ScoreOperation.imports`.
  package private(set) var added: [DatedReport] = []
  /// Rows that are there already.
  package private(set) var known = 0
  package private(set) var faults = RowFaults<ScoreFault>(mostShown: 20)

  /// CSV or JSON, whichever it is: our own, a list of rows, or an object with such a list as `entries`.
  ///
  /// A day that is still to come in `zone` at `now` is refused, as the editor refuses it.
  package init(_ text: String, into file: CreditFile, zone: Zone, now: Instant) throws(TableFileError) {
    var lines = try TableFile<ScoreColumn>(text, needs: [.date, .score], most: 5000) {
      $0.array ?? $0["entries"]?.array
    }
    let today = zone.local(now).day
    var taken = file.names
    for entry in file.reports { taken.add(Self.content(of: entry, in: zone)) }
    while let line = try lines.next() {
      do throws(ScoreFault) {
        let entry = try Self.entry(line, file, zone)
        guard zone.local(entry.time).day <= today else { throw .future }
        if !taken.add(entry.id).isNew || taken.contains(Self.content(of: entry, in: zone)) {
          known += 1
        } else {
          added.append(entry)
        }
      } catch {
        faults.add(error, at: line.number)
      }
    }
  }

  private static func entry(
    _ line: TableFile<ScoreColumn>.Line, _ file: CreditFile, _ zone: Zone
  ) throws(ScoreFault) -> DatedReport {
    if line.isBroken { throw .quotes }
    var row = line.row
    // As a part of one in what others write: 0.51.
    if let used = line.json?["factors"]?["utilisation"]?.number, used >= 0, used <= 10 {
      row[.utilisation] = String(Int((used * 100).rounded()))
    }
    var entry = try row.entry(file, in: zone)
    if let whole = line.json?["report"], let report = try? Report(fields: whole), report.score == entry.report.score {
      entry.report = report
    }
    return entry
  }

  /// The same score of the same scale on the same day is the same report, though one that was entered by hand has another
  /// id than its row in a file.
  private static func content(of entry: DatedReport, in zone: Zone) -> String {
    "\n" + entry.scale + " " + zone.local(entry.time).day.iso8601 + " " + String(entry.report.score)
  }
}

/// Why a row of reports can't be used.
package enum ScoreFault: Error, Equatable, Sendable {
  case date
  /// A day in figures that may be read in two orders.
  case dateOrder
  /// After today.
  case future
  case score
  /// No score on its range.
  case range
  /// A scale that is not here.
  case scale
  case quotes
}
