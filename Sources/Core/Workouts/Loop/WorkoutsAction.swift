import Kernel

/// What a person does in this module, by the screen that it is done on. Each screen's actions stand beside what they lead
/// to, with their wire forms; no two screens have a word in common, so that a word alone says whose it is.
package enum WorkoutsAction: FeatureAction {
  case list(ListAction)
  case plan(PlanAction)
  case exercises(ExercisesAction)
  case own(OwnAction)
  case doing(DoingAction)
  case log(LogAction)
  case weights(WeightsAction)
  case sharing(SharingAction)
  case page(PageAction)
}

extension WorkoutsAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .list(let action): action.restsOnWhatIsKept
    case .plan(let action): action.restsOnWhatIsKept
    case .exercises(let action): action.restsOnWhatIsKept
    case .own(let action): action.restsOnWhatIsKept
    case .doing(let action): action.restsOnWhatIsKept
    case .log(let action): action.restsOnWhatIsKept
    case .weights: true
    case .sharing(let action): action.restsOnWhatIsKept
    case .page: false
    }
  }

  package var asksAtOnce: Bool { false }

  package var wire: String {
    switch self {
    case .list(let action): action.wire
    case .plan(let action): action.wire
    case .exercises(let action): action.wire
    case .own(let action): action.wire
    case .doing(let action): action.wire
    case .log(let action): action.wire
    case .weights(let action): action.wire
    case .sharing(let action): action.wire
    case .page(let action): action.wire
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    if let action = ListAction(wire: wire, value: value) {
      self = .list(action)
    } else if let action = PlanAction(wire: wire, value: value) {
      self = .plan(action)
    } else if let action = ExercisesAction(wire: wire, value: value) {
      self = .exercises(action)
    } else if let action = OwnAction(wire: wire, value: value) {
      self = .own(action)
    } else if let action = DoingAction(wire: wire, value: value) {
      self = .doing(action)
    } else if let action = LogAction(wire: wire) {
      self = .log(action)
    } else if let action = WeightsAction(wire: wire, value: value) {
      self = .weights(action)
    } else if let action = SharingAction(wire: wire, value: value) {
      self = .sharing(action)
    } else if let action = PageAction(wire: wire, value: value) {
      self = .page(action)
    } else {
      return nil
    }
  }
}
