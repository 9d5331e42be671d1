package import Kernel
import Wire

/// What a device drew together of a log up to a row, a sealed box a module: it makes a new device fast, and is never the truth.
package struct Snapshot: Equatable, Sendable {
  package var through: LogMark
  /// By the module's tag.
  package var boxes: [String: [UInt8]]

  package init(through: LogMark, boxes: [String: [UInt8]]) {
    self.through = through
    self.boxes = boxes
  }

  /// More modules than there will be.
  static let mostBoxes = 64

  /// `{"through","boxes":{tag:box}}`.
  package init(_ bytes: [UInt8]) throws(LogRefusal) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 4, bytes: PushRequest.mostBytes)),
      case .object(let members)? = json["boxes"], (1...Self.mostBoxes).contains(members.count),
      let text = json["through"]?.string, let through = try LogMark.read(text), through.number > 0
    else { throw .malformed([]) }
    self.init(through: through, boxes: [:])
    for member in members {
      guard SealedOperation.isTag(member.name), let box = member.value.string.flatMap({ Base64URL.bytes($0) }),
        box.count > SealedOperation.overhead
      else { throw .malformed([]) }
      boxes[member.name] = box
    }
  }

  package func write(into json: inout JSONWriter) {
    json.name("through")
    json.string(through.text)
    json.name("boxes")
    json.beginObject()
    for (tag, box) in boxes.sorted(by: { $0.key < $1.key }) {
      json.name(tag)
      json.string(Base64URL.text(box))
    }
    json.endObject()
  }
}
