import Kernel
import Training

/// The workout that is being done, with its order of sets worked out once and not at each view.
///
/// A class, so that views hand on one word and not a copy of the workout (Decision 8).
final class Running {
  let logged: LoggedWorkout
  let order: SetOrder

  /// The plan stays as it was at the start, so its order does.
  init(_ logged: LoggedWorkout, after last: Running?) {
    self.logged = logged
    if let last, last.logged.id == logged.id, last.logged.plan == logged.plan {
      order = last.order
    } else {
      order = SetOrder(logged.plan)
    }
  }

  /// The rest that is on or was the last one; nil where there is none to take.
  var rest: RestTimer? { RestTimer(logged, order) }

  /// The one to do: the one that was gone to, else the next.
  func current(_ jumped: SetPlace?) -> SetOrder.Step? {
    if let index = jumped.flatMap({ order.index(of: $0) }) { return order.steps[index] }
    return order.next(after: logged.sets)
  }

  /// Which set of its exercise it is, from 0.
  func number(of step: SetOrder.Step) -> Int {
    var number = 0
    for other in order.steps {
      if other.place == step.place { return number }
      if other.exercise == step.exercise { number += 1 }
    }
    return number
  }
}
