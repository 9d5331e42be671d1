import ArgumentParser
import Feeds
import Foundation

struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Takes an agency's timetable in, a GTFS zip, and says what it found and skipped.",
    discussion: "The one in use stays until the new one is whole. A running server takes it up when it starts again.")

  @Argument(help: ArgumentHelp("The zip.", valueName: "GTFS.zip")) var file: String
  @OptionGroup var source: SourceOptions

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let settings = try Settings(flags: source.flags, environment: environment, file: source.config)
    let folder = try settings.dataFolder(environment)
    do {
      if Terminal.isTerminal { Terminal.note("Reading \(file) …\n") }
      let report = try StaticImport.run(zip: file, into: folder)
      Terminal.say(report.lines.joined(separator: "\n") + "\n")
    } catch {
      throw Failure(error.sentence)
    }
  }
}
