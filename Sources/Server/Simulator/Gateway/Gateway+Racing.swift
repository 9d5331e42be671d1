import Kernel

extension Gateway {
  /// The name under which `POST /control` knows the racing upstream.
  package static let races = "races"

  /// The racing upstream's answer; `count` as the query has it.
  func racing(count: String?, asked: Fault?, at now: Instant) -> Reply {
    let order = faults.order(for: Self.races, at: now)
    let fault = asked ?? order?.fault ?? scenario.racesFault(at: now, seed: seed)
    let moment: Instant =
      switch fault {
      case .frozen: order?.since ?? startedAt
      case .older: now.adding(seconds: -45)
      case .stale(let seconds): now.adding(seconds: -seconds)
      default: now
      }
    let day = RacingDay(scenario: scenario, seed: seed, startedAt: startedAt)
    let asked = count.flatMap { Int($0) } ?? 10
    let bytes = NextRacesAnswer(day: day, now: moment, count: min(max(asked, 0), RacingDay.most)).bytes
    let good = Reply(status: 200, contentType: "application/json", body: bytes)
    guard let fault else { return good }
    return good.spoiled(by: fault, noise: Noise(seed: seed).of(Self.races).of(Int(now.seconds)))
  }
}
