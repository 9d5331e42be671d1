import Kernel

enum FromDevices {
  /// A batch for an account's log, and as the same bytes a snapshot of one. What is taken can be written and is then the same.
  static func pushes(_ bytes: [UInt8]) {
    if let snapshot = try? Snapshot(bytes) {
      var json = JSONWriter()
      json.beginObject()
      snapshot.write(into: &json)
      json.endObject()
      precondition((try? Snapshot(json.bytes)) == snapshot)
    }
    guard let push = try? PushRequest(bytes) else { return }
    precondition(push.operations.count <= PushRequest.most)
    precondition(Set(push.operations.map(\.id)).count == push.operations.count)
    if let mark = push.mark { precondition((try? LogMark.read(mark.text)) == mark) }
    for operation in push.operations {
      precondition(operation.fault == nil)
      var json = JSONWriter()
      operation.write(into: &json)
      guard let again = try? SealedOperation((try? JSON.parse(json.bytes)) ?? .null) else { preconditionFailure() }
      precondition(again == operation)
    }
  }
}
