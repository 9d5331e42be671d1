import Synchronization

/// A few places, for work that takes much of the machine: whoever waits longest comes next, and beyond so many nobody waits.
package final class Turns: Sendable {
  /// Who is in, and who waits.
  private struct State {
    var taken = 0
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  private let places: Int
  private let mostWaiting: Int
  private let state = Mutex(State())

  package init(places: Int, mostWaiting: Int) {
    self.places = places
    self.mostWaiting = mostWaiting
  }

  /// It lasts until the last who holds it lets go of it; nil where too many wait already.
  package func take() async -> Turn? {
    let isTaken = await withCheckedContinuation { asking in
      let answer: Bool? = state.withLock { state in
        if state.taken < places {
          state.taken += 1
          return true
        }
        guard state.waiting.count < mostWaiting else { return false }
        state.waiting.append(asking)
        return nil
      }
      if let answer { asking.resume(returning: answer) }
    }
    return isTaken ? Turn(of: self) : nil
  }

  /// How many wait now.
  var waiting: Int { state.withLock { $0.waiting.count } }

  fileprivate func end() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.taken -= 1
        return nil as CheckedContinuation<Bool, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume(returning: true)
  }
}

/// One place of `Turns`.
package final class Turn: Sendable {
  private let turns: Turns

  fileprivate init(of turns: Turns) { self.turns = turns }

  deinit { turns.end() }
}
