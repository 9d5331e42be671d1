import Kernel
import TestSupport
import Testing

/// The public validator's rules about calls, each over all recordings.
@Suite("What goes out of calls")
struct CallRulesTests {
  typealias Stage = OutgoingStage

  /// The trips of which one of two calls in a row, the later one first, breaks a rule.
  private func faults(
    _ stage: Stage, _ isFault: (_ call: PlainFeed.Call, _ before: PlainFeed.Call) -> Bool
  ) -> [String] {
    stage.updates.updates.filter { update in
      zip(update.calls.dropFirst(), update.calls).contains { isFault($0, $1) }
    }.map(\.trip.key)
  }

  private func faults(_ stage: Stage, _ isFault: (PlainFeed.Call) -> Bool) -> [String] {
    stage.updates.updates.filter { $0.calls.contains(where: isFault) }.map(\.trip.key)
  }

  @Test("E001 every time is in seconds since 1970", arguments: Stage.all)
  func posix(stage: Stage) {
    let times = stage.updates.updates.flatMap { $0.calls.flatMap { [$0.arrival, $0.departure] } + [$0.timestamp] }
    let all = times + stage.vehicles.vehicles.map(\.timestamp) + [stage.updates.timestamp, stage.vehicles.timestamp]
    #expect(all.compactMap { $0 }.filter { !(1_104_537_600..<1_991_620_301).contains($0) } == [])
  }

  @Test("E002 stop_sequence increases, and without one the stops are in the set's order", arguments: Stage.all)
  func sequences(stage: Stage) {
    #expect(faults(stage) { ($0.sequence ?? .max) <= ($1.sequence ?? -1) && $0.sequence != nil } == [])
    for update in stage.updates.updates where !update.trip.isAdded {
      guard let way = stage.set.calls[update.trip.id ?? ""] else { continue }
      var rest = way[...]
      for call in update.calls {
        rest = rest.drop { $0.stop != call.stop }
        #expect(!rest.isEmpty, "\(update.trip.key) at \(call.stop ?? "")")
        rest = rest.dropFirst()
      }
    }
  }

  @Test("E009 where the set has the calls of a trip, every one has its stop_sequence", arguments: Stage.all)
  func loops(stage: Stage) {
    let without = stage.updates.updates.filter { update in
      stage.set.calls[update.trip.id ?? ""] != nil && update.calls.contains { $0.sequence == nil }
    }
    #expect(without.map(\.trip.key) == [])
  }

  @Test("E011, E015 every stop_id is in the set, and a train can call there", arguments: Stage.all)
  func stops(stage: Stage) {
    let vehicles = stage.vehicles.vehicles.compactMap(\.stop)
    let stops = Set(stage.updates.updates.flatMap { $0.calls.map { $0.stop ?? "none" } } + vehicles)
    #expect(stops.filter { stage.set.stops[$0] != "" && stage.set.stops[$0] != "0" } == [])
  }

  @Test("E022 each call is later than the one before", arguments: Stage.all)
  func increasing(stage: Stage) {
    let found = faults(stage) { call, before in
      let last = [before.arrival, before.departure].compactMap { $0 }.max() ?? 0
      return [call.arrival, call.departure].compactMap { $0 }.contains { $0 <= last }
    }
    #expect(found == [])
  }

  @Test("E025 nothing departs before it has arrived", arguments: Stage.all)
  func dwelling(stage: Stage) {
    #expect(faults(stage) { ($0.departure ?? .max) < ($0.arrival ?? 0) } == [])
  }

  @Test("E036, E037 no stop and no stop_sequence comes twice in a row", arguments: Stage.all)
  func repeated(stage: Stage) {
    #expect(faults(stage) { $0.stop == $1.stop || ($0.sequence != nil && $0.sequence == $1.sequence) } == [])
  }

  @Test("E040 every call names its stop", arguments: Stage.all)
  func named(stage: Stage) {
    #expect(faults(stage) { $0.stop?.isEmpty ?? true } == [])
  }

  @Test("E042, E043 a call has a time, unless it is skipped; none is without data", arguments: Stage.all)
  func timed(stage: Stage) {
    #expect(faults(stage) { $0.relationship == 0 && $0.arrival == nil && $0.departure == nil } == [])
    #expect(faults(stage) { $0.relationship != 0 && $0.relationship != 1 } == [])
  }

  @Test("E044, E046 every arrival and every departure has its time", arguments: Stage.all)
  func events(stage: Stage) {
    #expect(faults(stage) { $0.hasEmptyEvent } == [])
  }

  @Test("E045, E051 a stop_sequence is the set's for that trip and that stop", arguments: Stage.all)
  func places(stage: Stage) {
    let wrong = stage.updates.updates.filter { update in
      update.calls.contains { call in
        call.sequence != nil
          && !(stage.set.calls[update.trip.id ?? ""] ?? []).contains { $0 == (call.sequence ?? 0, call.stop ?? "") }
      }
    }
    #expect(wrong.map(\.trip.key) == [])
  }

  @Test("nothing that has left goes out", arguments: Stage.all)
  func left(stage: Stage) {
    #expect(faults(stage) { ($0.departure ?? $0.arrival ?? .max) < stage.now.seconds } == [])
  }
}
