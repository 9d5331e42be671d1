import Exercises
package import Kernel
import Training

extension WorkoutsState {
  /// What follows from what is on the screen now: the bank where it is needed, the screen kept on while a workout is
  /// being done, the end of a rest.
  package mutating func follow(_ presence: Presence, _ surroundings: Surroundings) -> [Effect] {
    let isOpen = presence == .open
    var effects: [Effect] = []
    if isOpen, case .wanted = bank, let address = bankAddress {
      bank = .asked
      effects.append(.fetch(request: Self.name + " " + Self.bankRequest, url: address, timeout: 20_000))
    }
    let isAwake = isOpen && place == .running && running != nil
    if isAwake != doing.isAwake {
      doing.isAwake = isAwake
      effects.append(.stayAwake(isAwake))
    }
    let words = WorkoutsWords(surroundings.language)
    if isOpen, place == .shared, sharing.brought == nil { readLink() }
    if case .reading = sharing.brought { effects += readOn(words) }
    return effects + tellRest(surroundings)
  }

  private static let bankRequest = "exercises"

  /// The bank's file has come, or not.
  @inline(never)  // a gate of the program's parts
  package mutating func answered(
    _ request: String, _ status: Int, _ body: String, _ presence: Presence, _ surroundings: Surroundings
  ) -> [Effect] {
    guard request == Self.bankRequest else { return [] }
    guard status == 200, let bank = try? ExerciseBank(facts: Array(body.utf8)) else {
      bank = .failed
      return []
    }
    self.bank = .ready(bank)
    exercises.search.forget()
    return []
  }

  /// Once, and not of a rest that ended while nobody looked.
  private mutating func tellRest(_ surroundings: Surroundings) -> [Effect] {
    guard let rest = running?.rest, rest.until != doing.restTold else { return [] }
    return tell(rest, surroundings)
  }

  @inline(never)  // a gate of the program's parts
  private mutating func tell(_ rest: RestTimer, _ surroundings: Surroundings) -> [Effect] {
    let left = rest.until.milliseconds &- surroundings.device.milliseconds
    if left > 0 { return left < 1000 ? [.wake(milliseconds: Int(left) + 10)] : [] }
    doing.restTold = rest.until
    guard left > -5000, let running, running.order.next(after: running.logged.sets) != nil else { return [] }
    let words = WorkoutsWords(surroundings.language)
    return [.vibrate([200, 100, 200]), .announce(words.restOver)]
  }
}
