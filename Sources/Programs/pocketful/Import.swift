import ArgumentParser
import Feeds
import Kernel

/// `pocketful import GTFS.zip`. The reading is done by a process of its own (Decision 11).
struct Import: AsyncParsableCommand, SettingTaker {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Takes an agency's timetable in, a GTFS zip, and says what it found and skipped.",
    discussion: "The one in use stays until the new one is whole. A running server takes it up when it starts again.")

  @Argument(help: ArgumentHelp("The zip.", valueName: "GTFS.zip")) var file: String
  @OptionGroup var flags: SettingFlags<Import>
  @Option(help: ArgumentHelp("The agency's zone, in place of the timetable's own.", valueName: "NAME")) var zone:
    String?
  @Flag(help: .hidden) var confined = false

  func run() async throws {
    let settings = try flags.settings()
    let folder = try settings.dataFolder
    let now = WallClock.clock(fixedAt: try settings.now)()
    guard confined else {
      if Terminal.isTerminal { Terminal.note("Reading \(file) …\n") }
      return Terminal.say(try ConfinedImport.run(zip: file, into: folder, now: now, zone: zone))
    }
    ConfinedImport.begin()
    do throws(ImportError) {
      // The agency's own day may be another one for some hours: no set is refused for that.
      let report = try StaticImport.run(
        zip: file, into: folder, today: Zone.utc.local(now).day.adding(days: -1), zone: zone)
      Terminal.say(report.lines.map { Terminal.plain($0) }.joined(separator: "\n") + "\n")
    } catch {
      throw Failure(error.sentence)
    }
  }
}
