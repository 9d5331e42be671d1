import Feeds

/// Prints each native figure as `name`, `value`, `unit`, tabs between: `Tools/bench` puts the references beside them.
/// The one argument is the folder of recordings, `shared/data`.
@main
enum Bench {
  static func main() {
    let data = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "../shared/data"
    let plain = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : ".build/bench/plain"
    // The import first: its figure of memory is the process's highest so far.
    let figures =
      StaticBench.run(data: data) + RealtimeBench.run(data: data, network: BuiltIn.newYork)
      + PlainBench.run(folder: plain)
      + OutgoingBench.run(data: data) + RacesBench.run(data: data)
      + PushBench.run() + JournalBench.run() + WorkoutsBench.run()
    for figure in figures { print("\(figure.name)\t\(figure.value)\t\(figure.unit)") }
  }
}
