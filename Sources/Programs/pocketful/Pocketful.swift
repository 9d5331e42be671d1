import ArgumentParser
import Kernel

/// The program, by its commands.
@main
struct Pocketful: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pocketful",
    abstract: "Five everyday apps in one, self-hosted: fare card, departures, races, workouts, credit score.",
    discussion: """
      Each setting can be given as a flag, as a variable POCKETFUL_… in the environment, or in a file named by --config \
      (JSON, or lines of name = value); a flag wins over the environment, the environment over the file.
      """,
    version: version,
    subcommands: [
      Serve.self, Import.self, DeparturesCommand.self, AlertsCommand.self, RacesCommand.self, ScoreCommand.self,
      Doctor.self, AccountsCommand.self, InviteCommand.self, BackupCommand.self, MoveCommand.self, LoginCommand.self,
      LogoutCommand.self,
      BalanceCommand.self,
      RideCommand.self, LogCommand.self,
    ])

  static let version = "pocketful \(Release.version), unreleased"

  /// Status 0; 64 for wrong use, with the usage; 1 with one clear line for everything else.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch let failure as Failure {
      Terminal.complain(failure.sentence)
      Pocketful.exit(withError: ExitCode(failure.status))
    } catch {
      Pocketful.exit(withError: error)
    }
  }
}
