import Journal
import Kernel

/// Writes a data file a piece at a time, so that neither its text nor the page stands still for the whole of it: one JSON
/// object, each operation on a line of its own.
struct DataFileWriter {
  private let operations: [Operation]
  private let damaged: [String]
  private let head: String
  private var next = 0
  private var hasBegun = false
  private(set) var isDone = false

  init(operations: [Operation], damaged: [String], frame: DataFile.Frame) {
    self.operations = operations
    self.damaged = damaged
    head = frame.head
  }

  /// Of a thousand.
  var progress: Int {
    let all = max(operations.count + damaged.count, 1)
    return Int(Int64(next) * 1000 / Int64(all))
  }

  /// The next piece, of about so many bytes.
  mutating func piece(bytes most: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(most + 1000)
    if !hasBegun { text.append(contentsOf: head.utf8) }
    hasBegun = true
    let count = operations.count
    while text.count < most, next < count + damaged.count {
      if next == count { text.append(contentsOf: DataFile.Frame.betweenLists.utf8) }
      text.append(contentsOf: next == 0 || next == count ? [0x0A] : [UInt8(ascii: ","), 0x0A])
      if next < count {
        text.append(contentsOf: operations[next].text.utf8)
      } else {
        text.append(contentsOf: JSON.string(damaged[next - count]).text.utf8)
      }
      next += 1
    }
    if next == count + damaged.count {
      if damaged.isEmpty { text.append(contentsOf: DataFile.Frame.betweenLists.utf8) }
      text.append(contentsOf: DataFile.Frame.end.utf8)
      isDone = true
    }
    return String(decoding: text, as: UTF8.self)
  }
}
