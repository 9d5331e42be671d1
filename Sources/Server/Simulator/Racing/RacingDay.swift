import Kernel

/// Races that go on for ever: what is advertised at any second, from a seed and the time alone.
struct RacingDay: Sendable {
  /// One race, told without its words.
  struct Run: Equatable, Sendable {
    /// Counts all races since 1970.
    var index: Int64
    var track: Int
    /// Within its meeting.
    var number: Int
    /// As it is advertised at the moment asked about.
    var start: Int64
  }

  var scenario: Scenario
  var noise: Noise
  var startedAt: Instant

  init(scenario: Scenario, seed: UInt64, startedAt: Instant) {
    self.scenario = scenario
    noise = Noise(seed: seed).of("races")
    self.startedAt = startedAt
  }

  /// Seconds from one race to the next.
  private static let spacing: Int64 = 130
  /// Real answers never hold more.
  static let most = 60

  /// The next races in order; those that ran 34 to 114 s ago are still listed.
  func runs(at now: Instant) -> [Run] {
    if scenario == .noRaces { return [] }
    let first = now.seconds / Self.spacing - 8
    var runs: [Run] = []
    for index in first..<(first + 200) {
      let run = run(index, at: now)
      guard run.start >= now.seconds - lingers(index) else { continue }
      if scenario == .onlyTwoGreyhounds, Track.all[run.track].kind != .greyhound { continue }
      runs.append(run)
    }
    runs.sort { ($0.start, $0.index) < ($1.start, $1.index) }
    return Array(runs.prefix(scenario == .onlyTwoGreyhounds ? 2 : Self.most))
  }

  private func lingers(_ index: Int64) -> Int64 { 34 + Int64(noise.of(Int(index)).of("lingers").below(81)) }

  private func run(_ index: Int64, at now: Instant) -> Run {
    let tracks = Int64(Track.all.count)
    return Run(
      index: index, track: Int(index % tracks), number: 1 + Int(index / tracks % 12),
      start: advertised(index) + moved(index, at: now))
  }

  /// On a whole minute as real ones; one in five starts together with the one before it.
  private func advertised(_ index: Int64) -> Int64 {
    let slot = noise.of(Int(index)).oneIn(5) ? index - 1 : index
    return slot * Self.spacing / 60 * 60
  }

  /// Now and then a start moves, some minutes before it: mostly later, sometimes earlier.
  private func moved(_ index: Int64, at now: Instant) -> Int64 {
    if scenario == .raceMoved {
      // Each race that is to start within a quarter of an hour, a quarter of a minute after the simulator began.
      let start = advertised(index)
      let isNear = start > startedAt.seconds + 60 && start < startedAt.seconds + 900
      return isNear && now.seconds >= startedAt.seconds + 15 ? 240 : 0
    }
    let chance = noise.of(Int(index)).of("moved")
    guard chance.oneIn(9), now.seconds > advertised(index) - 400 else { return 0 }
    return chance.of(1).oneIn(4) ? -60 : 60 * Int64(1 + chance.of(2).below(4))
  }
}
