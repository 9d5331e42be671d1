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
  @Flag var confined: ConfinedImport.Step?

  func run() async throws {
    let settings = try flags.settings()
    let folder = try settings.dataFolder
    let now = WallClock.clock(fixedAt: try settings.now)()
    guard let confined else {
      if Terminal.isTerminal { Terminal.note("Reading \(file) …\n") }
      Terminal.say(try ConfinedImport.run(zip: file, into: folder, now: now, zone: zone))
      do throws(Failure) {
        Terminal.say(try ConfinedImport.run(.map, zip: file, into: folder, now: now))
      } catch {
        Terminal.say("Map: straight from stop to stop. \(error.sentence)\n")
      }
      return
    }
    ConfinedImport.begin()
    do throws(ImportError) {
      let lines: [String]
      switch confined {
      case .timetable:
        SetOrigin.forget(in: folder)
        // The agency's own day may be another one for some hours: no set is refused for that.
        lines = try StaticImport.run(
          zip: file, into: folder, today: Zone.utc.local(now).day.adding(days: -1), zone: zone
        ).lines
      case .map: lines = try MapImport.run(zip: file, into: folder)?.sentences ?? []
      }
      Terminal.say(lines.map { Terminal.plain($0) + "\n" }.joined())
    } catch {
      throw Failure(error.sentence)
    }
  }
}
