package import Kernel

extension Journal {
  /// Which operations are settled: nobody can undo them any more.
  package struct Settled: Sendable {
    /// So many of this device's last operations can still be undone, and of any other writer's: whose they are is not known
    /// here.
    package var undoable: Int
    /// And all that are not older than this, in milliseconds before the latest.
    package var age: Int64

    package init(undoable: Int = Journal.mostUndoable, age: Int64 = 30 * 86_400_000) {
      self.undoable = undoable
      self.age = age
    }
  }

  /// The operations without which every fold stays as it is, whatever comes later: those that were undone, and those
  /// whose register a later one has written, where that is settled. What has no register stays, and so does every undo:
  /// so one that was dropped may even come back from an old file, and changes nothing.
  ///
  /// With an account, only what is in its log is dropped, and only by what has its time from there: that of another can
  /// still become an earlier one.
  package func needless(
    _ settled: Settled = Settled(), _ ledger: Ledger? = nil, register: (Operation) -> Register?
  ) -> [OperationID] {
    var needless: [OperationID] = []
    var written = Places<String>()
    var windows = Windows(settled, own: writers, latest: operations.last?.at.milliseconds ?? 0)
    for operation in operations.reversed() {
      if operation.isUndo {
        // It can be switched off with the file that brought it, or on again.
        let isOfFile = windows.isBrought(operation.id) || isSwitchedOff(operation.id)
        if isOfFile, let root = root(of: operation.id) { windows.hold(root) }
        continue
      }
      let isSettled = windows.passes(operation) && ledger?.isSettled(operation.id) ?? true
      // The same file may bring it back.
      if isSwitchedOff(operation.id) { continue }
      guard let register = register(operation) else { continue }
      let part = Self.part(of: register)
      if !counts(operation) {
        let isForGood =
          ledger.map { ledger in undo(holding: operation.id).map { ledger.isSettled($0) } ?? false } ?? true
        if isSettled, isForGood { needless.append(operation.id) }
      } else if let ledger, !ledger.isSent(operation.id) {
        continue
      } else if written.contains(register.name) || part.map({ written.contains($0) }) ?? false {
        needless.append(operation.id)
      } else if isSettled, register.reach != .rest {
        written.add(part ?? register.name)
      }
    }
    return needless
  }

  private static func part(of register: Register) -> String? {
    if case .part(let name) = register.reach { return register.name + "\n" + name }
    return nil
  }

  /// Counts operations from the last one back: this device's together, every other writer's alone.
  private struct Windows {
    private var others = Places<String>()
    private var counts = [0]
    /// The first of what was stored together with one that can be taken back, and goes with it.
    private var together = Places<OperationID>()
    /// What files have brought that can still be taken back.
    private var brought: [KnownNumbers] = []
    /// What undos among that are about.
    private var held = Places<OperationID>()
    private let own: Places<String>
    private let settled: Settled
    private let latest: Int64

    init(_ settled: Settled, own: Places<String>, latest: Int64) {
      self.settled = settled
      self.own = own
      self.latest = latest
    }

    /// Whether the operation is settled; all later ones have been asked about before.
    mutating func passes(_ operation: Operation) -> Bool {
      let writer = operation.id.writer
      let place = own.contains(writer) ? 0 : others.add(writer).place + 1
      if place == counts.count { counts.append(0) }
      counts[place] += 1
      var isSettled = counts[place] > settled.undoable && operation.at.milliseconds <= latest - settled.age
      if let first = operation.first {
        if isSettled { isSettled = !together.contains(first) } else { together.add(first) }
      }
      // It is later than all that it names.
      if !isSettled, let numbers = Imports.brought(by: operation) { brought.append(numbers) }
      return isSettled && !isBrought(operation.id) && !held.contains(operation.id)
    }

    func isBrought(_ id: OperationID) -> Bool { brought.contains { $0.contains(id) } }

    mutating func hold(_ id: OperationID) { held.add(id) }
  }
}
