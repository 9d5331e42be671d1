import Kernel

/// What an exchange with the account's log has stored: operations that are new here, and others under other times.
extension Journal {
  /// Takes in operations of which some may be here: what is, is as it is told now. Gives the place from which on a fold has
  /// to be made anew, or nil where nothing is otherwise.
  ///
  /// Any number of times, and whatever of it is known: a page that lags behind its store is told like one that does not.
  @discardableResult
  package mutating func amend(_ operations: [Operation]) -> Int? {
    var told = Places<OperationID>()
    var said: [Operation] = []
    for operation in operations where told.add(operation.id).isNew { said.append(operation) }
    var changed: [Operation] = []
    for (place, operation) in held(told).enumerated() {
      if let operation, operation != said[place] { changed.append(said[place]) }
    }
    let new = said.filter { !contains($0.id) }
    let place = changed.isEmpty ? nil : replace(with: changed)
    guard let later = receive(new) else { return place }
    return min(later, place ?? later)
  }

  /// Those of these that are here, each at its place among `ids`.
  func held(_ ids: Places<OperationID>) -> [Operation?] {
    var held = [Operation?](repeating: nil, count: ids.keys.count)
    if !ids.keys.contains(where: { contains($0) }) { return held }
    for operation in operations { if let place = ids.place(of: operation.id) { held[place] = operation } }
    return held
  }
}
