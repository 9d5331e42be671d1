package import Kernel

/// Why a static set could not be taken in, or not be read back. Whatever was there before is still there.
package enum ImportError: Error, Equatable, Sendable {
  case notFound(String)
  case unreadable(String, reason: String)
  case notAZip(String)
  case emptyZip
  case damaged(entry: String, reason: String)
  /// Whole, for all that is known, and packed or locked in a way that isn't read here.
  case unpackable(entry: String, reason: String)
  case tooLarge(entry: String)
  case missingFile(String)
  case missingColumn(file: String, column: String)
  case noZone
  case unknownZone(String)
  /// No trip can be used; why, by file.
  case nothingRuns([String])
  /// Trips, but no day on which one runs.
  case noDays
  /// It ended before today, and what it would take the place of runs on.
  case ended(last: Day, held: Day)
  case cannotWrite(String, reason: String)
  case noIndex(String)
  case badIndex(String, reason: String)

  /// For a person.
  package var sentence: String {
    switch self {
    case .notFound(let path): "There is no file “\(path)”."
    case .unreadable(let path, let reason): "“\(path)” cannot be read: \(reason)."
    case .notAZip(let path): "“\(path)” is not a zip file, or not all of one."
    case .emptyZip: "The zip file has nothing in it."
    case .damaged(let entry, let reason): "“\(entry)” in the zip file is damaged: \(reason)."
    case .unpackable(let entry, let reason): "“\(entry)” in the zip file can't be unpacked here: \(reason)."
    case .tooLarge(let entry): "“\(entry)” in the zip file is larger than a timetable can be."
    case .missingFile(let name): "This is no GTFS set: \(name) is missing."
    case .missingColumn(let file, let column): "This is no GTFS set: \(file) has no column \(column)."
    case .noZone: "agency.txt names no time zone: what its times mean isn't known. Ask the agency for another."
    case .unknownZone(let name): "The agency's time zone “\(name)” is not known on this machine."
    case .nothingRuns(let skipped):
      "No trip of the set can be used" + (skipped.isEmpty ? "" : ": " + skipped.prefix(8).joined(separator: "; "))
        + ". Ask the agency for another."
    case .noDays: "No trip of the set runs on any day: its services have no days. Ask the agency for another."
    case .ended(let last, let held):
      "The set ended on \(last.iso8601), and the one in use runs until \(held.iso8601): that one stays."
    case .cannotWrite(let path, let reason): "“\(path)” cannot be written: \(reason)."
    case .noIndex(let path): "Nothing has been imported into “\(path)” yet."
    case .badIndex(let path, let reason): "The imported timetable “\(path)” cannot be used: \(reason). Import it again."
    }
  }
}
