import ArgumentParser
import Feeds
import Foundation

struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks what the server needs, and says what to do about what is missing.")

  @OptionGroup var source: SourceOptions

  @Option(name: .customLong("web"), help: ArgumentHelp("The web app's folder (POCKETFUL_WEB).", valueName: "DIR"))
  var webFolder: String?

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    var flags = source.flags
    flags[.web] = webFolder
    let settings = try Settings(flags: flags, environment: environment, file: source.config)
    let plan = try ServerPlan(settings, environment)
    let failed = try await FeedClient.using { client in
      // All at once, told in order: eight upstreams that don't answer must not take eight times as long.
      let checks = Check.all(plan, client)
      let findings = await withTaskGroup(of: (Int, Check.Finding).self) { group in
        for (place, check) in checks.enumerated() { group.addTask { (place, await check.run()) } }
        return await group.reduce(into: [Int: Check.Finding]()) { $0[$1.0] = $1.1 }
      }
      for (place, check) in checks.enumerated() {
        if let finding = findings[place] { Terminal.say(Terminal.plain(finding.line(check.name)) + "\n") }
      }
      return findings.values.count { $0.isFailure }
    }
    if failed > 0 { throw Failure(failed == 1 ? "1 check failed." : "\(failed) checks failed.") }
  }
}
