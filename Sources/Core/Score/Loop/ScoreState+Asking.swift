package import Kernel

/// Asking for the score, and what the answer does.
extension ScoreState {
  /// The ring moves on, and what is old is asked for anew. On Today a person who knows their score has it kept up to date,
  /// and nothing is played.
  package mutating func follow(_ presence: Presence, _ surroundings: Surroundings) -> [Effect] {
    presence != .away && file != nil && isLive ? follow(isOpen: presence == .open, surroundings) : []
  }

  @inline(never)  // a gate of the program's parts
  private mutating func follow(isOpen: Bool, _ surroundings: Surroundings) -> [Effect] {
    var effects: [Effect] = []
    if phase.advance(to: surroundings.device, draws: answer?.report != nil) {
      effects = wake(surroundings)
      // Said as the number begins to count; where there is none, as the pass ends.
      if phase.isDrawing || (phase == .shown && answer?.report == nil) {
        effects.append(.announce(spoken(surroundings)))
      }
    }
    if asking != nil || editor != nil || phase.until != nil { return effects }
    if isOpen {
      if failure == .offline, surroundings.isOnline {
        effects += ask(surroundings)
      } else if mustAsk || isDue(surroundings) {
        effects += ask(surroundings)
      } else if phase == .idle {
        phase = failure == nil ? .shown : .failed
      }
    } else if surroundings.isOnline, answer?.report != nil, isDue(surroundings) {
      effects += fetch()
    }
    return effects
  }

  /// Asks once more, with all that belongs to it; a request that was on its way is forgotten.
  mutating func ask(_ surroundings: Surroundings) -> [Effect] {
    // What is shown stays until there is something newer.
    let isQuiet = phase == .shown && failure == nil && answer != nil
    failure = nil
    mustAsk = false
    guard surroundings.isOnline else { return fail(.offline, surroundings) }
    if isQuiet { return fetch() }
    phase.begin(at: surroundings.device)
    return [.announce(ScoreWords(surroundings.language).calculating)] + fetch()
  }

  private mutating func fetch() -> [Effect] {
    requests &+= 1
    asking = requests
    return [.fetch(request: Self.name + " " + String(requests), url: "/api/v1/score", timeout: 20_000)]
  }

  /// The last good answer is older than an hour, and so is the last try.
  private func isDue(_ surroundings: Surroundings) -> Bool {
    isOld(answer?.asOf, surroundings) && isOld(lastTry, surroundings)
  }

  private func isOld(_ time: Instant?, _ surroundings: Surroundings) -> Bool {
    guard let time else { return true }
    let age = surroundings.now.seconds(since: time)
    // A time far ahead is a clock that was wrong.
    return age >= ScoreState.freshFor || age < -ScoreState.freshFor
  }

  /// What our server said.
  @inline(never)  // a gate of the program's parts
  package mutating func answered(
    _ request: String, _ status: Int, _ body: String, _ presence: Presence, _ surroundings: Surroundings
  ) -> [Effect] {
    let isOpen = presence == .open
    guard let asking, String(asking) == request else { return [] }
    self.asking = nil
    lastTry = surroundings.now
    guard status == 200, let json = try? JSON.parse(body), let said = ScoreAnswer(json: json) else {
      // A 200 that is no answer of ours comes from something in between.
      let failure = ScoreFailure(status: status == 200 ? 0 : status, isOnline: surroundings.isOnline)
      return failed(failure, surroundings, isOpen: isOpen)
    }
    let before = answer?.report?.score
    let effects = take(said)
    if let failure = said.failure { return effects + failed(failure, surroundings, isOpen: isOpen) }
    guard isOpen else {
      phase = .idle
      return effects
    }
    let wasLoading = phase.isLoading
    phase.succeed(at: surroundings.device, isStill: surroundings.isStill)
    // What plays says it when it has played; what was replaced in silence is said only if it is another score.
    let isNews = wasLoading ? phase == .shown : answer?.report?.score != before
    return effects + wake(surroundings) + (isNews ? [.announce(spoken(surroundings))] : [])
  }

  private mutating func failed(_ failure: ScoreFailure, _ surroundings: Surroundings, isOpen: Bool) -> [Effect] {
    if isOpen { return fail(failure, surroundings) }
    self.failure = failure
    phase = .idle
    return []
  }

  /// Keeps what is newer, for this device and for the history.
  private mutating func take(_ said: ScoreAnswer) -> [Effect] {
    guard let asOf = said.asOf else { return [] }
    answer = ScoreAnswer(report: said.report, asOf: asOf)
    var effects: [Effect] = [.keep(name: Self.keptName, text: answer?.json.text ?? "")]
    if let report = said.report, file?.isNew(report, at: asOf) ?? false {
      effects.append(append(.reported(Reported(time: asOf, report: report))))
    }
    return effects
  }

  private mutating func fail(_ failure: ScoreFailure, _ surroundings: Surroundings) -> [Effect] {
    self.failure = failure
    phase.fail(at: surroundings.device, isStill: surroundings.isStill)
    let words = ScoreWords(surroundings.language)
    return [.announce(words.failedTitle + ". " + words.reason(failure))] + wake(surroundings)
  }

  private static let keptName = "score"

  /// What this device kept of an earlier start.
  package mutating func restore(_ name: String, _ text: String, _ surroundings: Surroundings) {
    guard name == Self.keptName, let json = try? JSON.parse(text), let said = ScoreAnswer(json: json), said.asOf != nil
    else { return }
    answer = said
  }

  private func spoken(_ surroundings: Surroundings) -> String {
    let words = ScoreWords(surroundings.language)
    return answer?.report == nil ? words.noReport : sentence(words, surroundings) ?? words.noReport
  }

  /// "Credit score 514 out of 700, excellent, up 6 since 3 October".
  func sentence(_ words: ScoreWords, _ surroundings: Surroundings) -> String? {
    let history = history
    guard let last = history.last else { return nil }
    let moved = Movement(history).map { words.moved($0.change, since: words.day(of: $0.since, surroundings)) }
    return words.sentence(last.report, band: band(of: last, words, surroundings), moved)
  }

  /// As the report has it, else by the scale as it was on that day.
  func band(of entry: DatedReport, _ words: ScoreWords, _ surroundings: Surroundings) -> String? {
    let own = entry.report.band
    if !own.isEmpty { return words.band(own) }
    let day = surroundings.zone.local(entry.time).day
    return file?.scale(entry.scale)?.band(of: entry.report.score, on: day).map { words.band($0) }
  }

  private func wake(_ surroundings: Surroundings) -> [Effect] {
    guard let until = phase.until else { return [] }
    // 10 ms more: a timer that fired slightly early would leave the next phase to the next whole second.
    return [.wake(milliseconds: Int(clamping: until.milliseconds &- surroundings.device.milliseconds) + 10)]
  }
}

extension RingPhase {
  fileprivate var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  fileprivate var isDrawing: Bool {
    if case .drawing = self { return true }
    return false
  }
}

extension ScoreFailure {
  /// Of an answer of our server that is no answer.
  fileprivate init(status: Int, isOnline: Bool) {
    switch status {
    case 0: self = isOnline ? .silence : .offline
    case 200: self = .report(.notUnderstood)
    case 403: self = .closed
    default: self = .answered(status)
    }
  }
}
