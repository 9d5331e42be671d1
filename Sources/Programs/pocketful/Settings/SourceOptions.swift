import ArgumentParser
import Feeds

/// The settings that every command shares: where the data is and where it comes from.
struct SourceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Folder of data (default: ~/.local/share/pocketful; POCKETFUL_DATA).", valueName: "DIR"))
  var data: String?

  @Option(help: ArgumentHelp("File of settings (POCKETFUL_CONFIG).", valueName: "FILE"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Stands for \(RealtimeFeed.newYorkBase) (POCKETFUL_REALTIME_BASE).", valueName: "URL"))
  var realtimeBase: String?

  @Option(
    help: ArgumentHelp("Stands for \(RacesFeed.standard) (POCKETFUL_RACES_URL).", valueName: "URL"))
  var racesUrl: String?

  @Option(
    help: ArgumentHelp("Stands for \(ScoreFeed.standard) (POCKETFUL_SCORE_URL).", valueName: "URL"))
  var scoreUrl: String?

  @Option(help: ArgumentHelp("Stops the clock at this second since 1970 (POCKETFUL_NOW).", valueName: "UNIX"))
  var now: String?

  var flags: [Setting: String?] {
    [.data: data, .realtimeBase: realtimeBase, .racesURL: racesUrl, .scoreURL: scoreUrl, .now: now]
  }
}
