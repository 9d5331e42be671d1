import ArgumentParser
import Foundation
import Kernel

/// An import as a process of its own, with bounds on its memory and time: whatever a zip can do to the one that reads it, the
/// server lives, and the one in use stays.
enum ConfinedImport {
  /// What one process does; the map has one of its own, so that no timetable is lost over shapes.
  enum Step: String, CaseIterable, EnumerableFlag {
    case timetable, map

    static func name(for step: Step) -> NameSpecification { .customLong("confined-" + step.rawValue) }
    static func help(for step: Step) -> ArgumentHelp? { .hidden }
  }

  /// Bytes of addresses; New York's whole set needs a tenth of it.
  private static let memory: UInt = 2 << 30
  /// Seconds of one core; New York's whole set needs half of one.
  private static let time: UInt = 120

  /// Gives what there is to say of it. Blocks until the import is over: for a thread of its own.
  static func run(
    _ step: Step = .timetable, zip: String, into folder: String, now: Instant, zone: String? = nil
  ) throws(Failure) -> String {
    let process = Process()
    // NB: not the program's path, which an upgrade may have put another program at.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments =
      ["import", "--data=\(folder)", "--now=\(now.seconds)", "--confined-\(step.rawValue)"]
      + (zone.map { ["--zone=\($0)"] } ?? []) + [
        "--", zip,
      ]
    // What a crash would write beside its one word fills a pipe.
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw Failure("The import can't be started: \(error.localizedDescription)") }
    // What it complains of is a line, which a pipe holds.
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return String(decoding: said, as: UTF8.self)
    case (.exit, 1) where complained.hasPrefix(Terminal.name): throw Failure(sentence(complained))
    default:
      throw Failure("\u{201C}\(zip)\u{201D} took more memory or time to read than a timetable may, and was left alone.")
    }
  }

  /// Bounds this process, which was started for one import.
  static func begin() {
    for (resource, limit) in [(RLIMIT_AS, memory), (RLIMIT_CPU, time), (RLIMIT_CORE, 0)] {
      var bound = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
      setrlimit(__rlimit_resource_t(resource.rawValue), &bound)
    }
  }

  private static func sentence(_ line: String) -> String {
    String(line.dropFirst(Terminal.name.count).prefix { $0 != "\n" })
  }
}
