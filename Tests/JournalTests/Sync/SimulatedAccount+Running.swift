import Journal
import Kernel

/// What a page wants done is done, or goes wrong.
extension SimulatedAccount {
  /// This device alone has a round, and nothing goes wrong; until it is done, or has to wait.
  mutating func exchange(_ place: Int) {
    server.now += 60_000
    run(place, 0, safely: true)
    while let next = profiles[place].tabs[0].pending.first {
      if case .wait = next { return }
      run(place, 0, safely: true)
    }
  }

  /// The next thing that this page wants done.
  mutating func run(_ place: Int, _ tab: Int, safely isSafe: Bool = false) {
    if let late = profiles[place].tabs[tab].late, isSafe || Bool.random(using: &random) {
      profiles[place].tabs[tab].late = nil
      profiles[place].tabs[tab].pending += hear(late.answer, late.number, place, tab)
    }
    guard !profiles[place].tabs[tab].pending.isEmpty else {
      profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.want(.sight)
      return
    }
    let number = profiles[place].tabs[tab].number
    let following = perform(profiles[place].tabs[tab].pending.removeFirst(), place, tab, isSafe)
    // The page may be gone.
    guard tab < profiles[place].tabs.count, profiles[place].tabs[tab].number == number else { return }
    profiles[place].tabs[tab].pending += following
  }

  private mutating func perform(
    _ effect: Exchange.Effect, _ place: Int, _ tab: Int, _ isSafe: Bool
  ) -> [Exchange.Effect] {
    let page = profiles[place].tabs[tab].number
    switch effect {
    case .lock(let number):
      if let holder = profiles[place].lock, holder != page {
        return profiles[place].tabs[tab].exchange.notLocked(number)
      }
      profiles[place].lock = page
      let disk = profiles[place].disk
      profiles[place].tabs[tab].catchUp(disk)
      let doubtful = fault == .neverAgain ? [] : disk.doubtful
      let journal = profiles[place].tabs[tab].journal
      return profiles[place].tabs[tab].exchange.locked(
        number, disk.ledger, journal, dropped: disk.dropped, doubtful: doubtful)
    case .unlock:
      if profiles[place].lock == page { profiles[place].lock = nil }
      return []
    case .wait(let number, _): return profiles[place].tabs[tab].exchange.due(number)
    case .pull(let number, let after, let mark):
      let arrives = isSafe || !(isLost() || profiles[place].isCutOff)
      let answer =
        arrives
        ? server.pull(after: after, mark: mark, limit: isSafe ? max(50, server.rows.count / 20) : 3)
        : .failure(.noAnswer)
      if arrives { profiles[place].offset = -profiles[place].skew }
      return answered(.pulled(answer), number, place, tab, isSafe)
    case .push(let number, let batch, let mark):
      return answered(.pushed(push(batch, mark, place, isSafe)), number, place, tab, isSafe)
    case .store(let number, let write): return store(write, number, place, tab)
    }
  }

  /// The request is lost, or the answer to it, or all goes well; or it comes twice.
  private mutating func push(
    _ batch: [Operation], _ mark: String?, _ place: Int, _ isSafe: Bool
  ) -> Result<Pushed, SyncRefusal> {
    let isSent = isSafe || !(isLost() || profiles[place].isCutOff)
    var answer: Result<Pushed, SyncRefusal> = isSent ? server.push(batch, mark: mark) : .failure(.noAnswer)
    if isSent, !isSafe, isLost() { answer = server.push(batch, mark: mark) }
    if fault == .sentIsTaken, case .failure(.noAnswer) = answer {
      return .success(Pushed(stamps: [], mark: mark ?? "0.\(Mixing.start)", now: Instant(milliseconds: server.now)))
    }
    return !isSafe && isLost() ? .failure(.noAnswer) : answer
  }

  /// In time; or the page gives up, and hears of it when it is long past that.
  private mutating func answered(
    _ answer: SimulatedTab.LateAnswer, _ number: Int, _ place: Int, _ tab: Int, _ isSafe: Bool
  ) -> [Exchange.Effect] {
    if isSafe || !isLost() { return hear(answer, number, place, tab) }
    profiles[place].tabs[tab].late = (number, answer)
    switch answer {
    case .pulled: return hear(.pulled(.failure(.noAnswer)), number, place, tab)
    case .pushed: return hear(.pushed(.failure(.noAnswer)), number, place, tab)
    }
  }

  private mutating func hear(
    _ answer: SimulatedTab.LateAnswer, _ number: Int, _ place: Int, _ tab: Int
  ) -> [Exchange.Effect] {
    let journal = profiles[place].tabs[tab].journal
    switch answer {
    case .pulled(var result):
      if fault == .noEchoes, case .success(var pulled) = result {
        pulled.operations.removeAll { profiles[place].writers.contains($0.id.writer) }
        result = .success(pulled)
      }
      return profiles[place].tabs[tab].exchange.pulled(number, result, journal, chance: 0.5)
    case .pushed(let result):
      if fault == .shiftByOffset, case .failure(.clock) = result { return shift(place, tab) }
      return profiles[place].tabs[tab].exchange.pushed(number, result, journal, chance: 0.5)
    }
  }

  private mutating func store(_ write: SyncWrite, _ number: Int, _ place: Int, _ tab: Int) -> [Exchange.Effect] {
    if fault == .twoTransactions, isLost() {
      profiles[place].disk.ledger = write.ledger
      closeTab(place, tab)
      return []
    }
    if fault == .blindStore {
      profiles[place].disk.force(write)
    } else {
      switch profiles[place].disk.store(write, seen: profiles[place].tabs[tab].seen) {
      case .overtaken: return profiles[place].tabs[tab].exchange.overtaken(number)
      case .moved:
        profiles[place].tabs[tab].catchUp(profiles[place].disk)
        let journal = profiles[place].tabs[tab].journal
        return profiles[place].tabs[tab].exchange.moved(number, journal)
      case nil: break
      }
    }
    profiles[place].tabs[tab].catchUp(profiles[place].disk)
    let journal = profiles[place].tabs[tab].journal
    return profiles[place].tabs[tab].exchange.stored(number, journal)
  }

  /// A server that is not well says what makes no sense.
  mutating func answerOddly(_ place: Int, _ tab: Int) {
    let journal = profiles[place].tabs[tab].journal
    let odd: SyncRefusal =
      [
        .unusable([], .malformed), .unusable([OperationID(writer: "nobody", counter: 1)], .taken), .cursor,
        .clock(now: Instant(milliseconds: server.now)), .later(seconds: .max), .later(seconds: 0), .full,
        .clock(now: Instant(milliseconds: server.now - Int64.random(in: 0...86_400_000, using: &random))),
      ].randomElement(using: &random) ?? .noAnswer
    switch profiles[place].tabs[tab].pending.first {
    case .pull(let number, _, _):
      profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.pulled(
        number, .failure(odd), journal, chance: .nan)
    case .push(let number, _, _):
      profiles[place].tabs[tab].pending = profiles[place].tabs[tab].exchange.pushed(
        number, .failure(odd), journal, chance: -1)
    default: break
    }
  }

  /// A fault: all that is not sent goes back by what the clock is wrong.
  private mutating func shift(_ place: Int, _ tab: Int) -> [Exchange.Effect] {
    guard let ledger = profiles[place].disk.ledger else { return [] }
    var write = SyncWrite(ledger: ledger)
    for operation in ledger.unsent(profiles[place].disk.journal) {
      let at = HybridTimestamp(
        milliseconds: max(0, operation.at.milliseconds - profiles[place].skew), counter: operation.at.counter,
        writer: operation.at.writer)
      write.replaced.append(Operation(id: operation.id, at: at, change: operation.change))
    }
    profiles[place].disk.force(write)
    closeTab(place, tab)
    return []
  }
}
