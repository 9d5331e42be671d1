import ArgumentParser
import Feeds
import Kernel
import Languages
import Score

/// `pocketful score`: the report in the terminal, asked of the upstream itself.
struct ScoreCommand: AsyncParsableCommand, SettingTaker {
  static let configuration = CommandConfiguration(
    commandName: "score", abstract: "Shows the credit score as the upstream has it now.")

  @Flag(help: "Prints it as the API gives it.") var json = false
  @OptionGroup var flags: SettingFlags<ScoreCommand>

  func run() async throws {
    let settings = try flags.settings()
    let url = try settings.scoreURL.revealed
    let now = WallClock.clock(fixedAt: try settings.now)
    let answer = try await FeedClient.using { client in
      do throws(ScoreFeed.Refusal) {
        let answer = try await ScoreFeed.live(url: url, client, clock: now).ask()
        guard case .report(let report) = answer else { return ScoreAnswer(asOf: now()) }
        return ScoreAnswer(report: report, asOf: now())
      } catch {
        throw Failure("The score could not be loaded. " + ScoreWords(.en).reason(error.failure))
      }
    }
    Terminal.say((json ? answer.json.text : ScoreCommand.line(answer)) + "\n")
  }

  /// "514 out of 700, Good".
  static func line(_ answer: ScoreAnswer) -> String {
    guard let report = answer.report else { return "No report yet." }
    let band = report.band.isEmpty ? "" : ", " + report.band
    return "\(report.score) out of \(report.most)\(band)"
  }
}
