import Kernel
import Training

extension WorkoutsState {
  mutating func update(_ action: LogAction) -> [Effect] {
    switch action {
    case .month(let month): go(to: .log(of: month)) + [.focus(selector: "#month")]
    case .day(let day): go(to: .log(of: place == .log(of: day) ? day.cut(toBytes: 7) : day))
    case .remove(let id): removeLogged(id)
    }
  }

  private mutating func removeLogged(_ id: String) -> [Effect] {
    guard let logged = mine?.logged(id) else { return [] }
    let next: WorkoutsPlace = logged.isRunning ? .list : .log(of: nil)
    return go(to: next) + [.focus(selector: "#title"), append(.loggedRemoved(LoggedRemoved(logged: id)))]
  }
}
