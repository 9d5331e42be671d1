import ArgumentParser
import Feeds

/// `pocketful doctor`: all checks, a line each; its status is 1 where one failed.
struct Doctor: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.doctor
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks what the server needs, and says what to do about what is missing.")

  @OptionGroup var flags: SettingFlags<Doctor>

  func run() async throws {
    let plan = try ServerPlan(try flags.settings())
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
