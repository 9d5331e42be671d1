import ArgumentParser
import Feeds

/// `pocketful doctor`: all checks, a line each; its status is 1 where one failed.
struct Doctor: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.doctor
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks what the server needs, and says what to do about what is missing.")

  @OptionGroup var flags: SettingFlags<Doctor>

  @Flag(help: "Tries the agencies that --agencies names, or the one of that id, and says what of their feeds joins.")
  var agency = false
  @Argument(help: ArgumentHelp("The agency's id, with --agency.", valueName: "ID")) var slug: String?

  func run() async throws {
    let plan = try ServerPlan(try flags.settings())
    if agency || slug != nil { return try await tryAgencies(plan) }
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
    try end(failed)
  }

  private func tryAgencies(_ plan: ServerPlan) async throws {
    let entries = plan.agencies.filter { slug == nil || $0.slug == slug }
    guard agency, !entries.isEmpty else {
      throw Failure.wrongUse(
        !agency
          ? "an agency's id is of use with --agency only."
          : plan.agencies.isEmpty
            ? "there are no agencies to try: name their file with --agencies."
            : "there is no such agency. There are: \(plan.agencies.map(\.slug).joined(separator: ", ")).")
    }
    let clock = WallClock.clock(fixedAt: plan.now)
    let failed = try await FeedClient.using { client in
      var failed = 0
      for entry in entries {
        for (name, finding) in await AgencyCheck(entry: entry, client: client, clock: clock).run() {
          Terminal.say(Terminal.plain(finding.line(name)) + "\n")
          failed += finding.isFailure ? 1 : 0
        }
      }
      return failed
    }
    try end(failed)
  }

  private func end(_ failed: Int) throws(Failure) {
    if failed > 0 { throw Failure(failed == 1 ? "1 check failed." : "\(failed) checks failed.") }
  }
}
