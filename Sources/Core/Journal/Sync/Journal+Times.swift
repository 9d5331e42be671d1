import Kernel

/// What a server decides of operations that are here: their times, and which of two under one name holds.
extension Journal {
  package func operation(_ id: OperationID) -> Operation? {
    contains(id) ? operations.last { $0.id == id } : nil
  }

  /// Those with a later time than `before`, up to `through`, in order.
  func operations(after before: HybridTimestamp, through: HybridTimestamp) -> ArraySlice<Operation> {
    let first = operations.partition { $0.at > before }
    let end = operations.partition { $0.at > through }
    return first < end ? operations[first..<end] : []
  }

  /// Gives them other times. The clock is what is held from then on. Those that changed, as they are now.
  mutating func restamp(_ stamps: [Stamp]) -> [Operation] {
    var wanted = Places<OperationID>()
    for stamp in stamps { wanted.add(stamp.id) }
    var changed: [Operation] = []
    for operation in operations {
      guard let place = wanted.place(of: operation.id), stamps[place].at != operation.at else { continue }
      changed.append(Operation(id: operation.id, at: stamps[place].at, change: operation.change))
    }
    rebuild(with: changed)
    return changed
  }

  /// What was written is the case.
  package mutating func apply(_ write: SyncWrite) {
    rebuild(with: write.replaced)
    receive(write.arrived)
  }

  /// The server has something else under its name.
  mutating func replace(_ operation: Operation) { rebuild(with: [operation]) }

  private mutating func rebuild(with changed: [Operation]) {
    if changed.isEmpty { return }
    var ids = Places<OperationID>()
    for operation in changed { ids.add(operation.id) }
    take(operations.filter { !ids.contains($0.id) } + changed)
  }
}

extension Array {
  /// Where those begin of which that is so, in a list that has them last.
  fileprivate func partition(_ isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
