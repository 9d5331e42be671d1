import ArgumentParser

/// Makes the files of facts that come with Pocketful.
@main
struct MakeFacts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts", abstract: "Makes the files of facts that come with Pocketful.",
    subcommands: [MakeNewYork.self, MakeNewYorkMap.self, MakeExercises.self])
}
