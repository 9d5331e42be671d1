/// A fixed number of plain values: allocated once, written by the scanner, then only read.
package final class Column<Value: BitwiseCopyable>: @unchecked Sendable {
  /// NB: writable only while the scanner that made it is at work; after that every access is a read.
  let base: UnsafeMutablePointer<Value>
  package let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: max(capacity, 1))
  }

  deinit { base.deallocate() }

  @inline(__always)
  package subscript(row: Int) -> Value {
    precondition(row >= 0 && row < capacity)
    return base[row]
  }
}
