package import Kernel
import Wire

/// `{"id","at":[ms,n],"tag","h","box"}`, bytes as base64url; one that is read from the log has its `seq` before that.
extension SealedOperation {
  /// One that can be taken, or why it can't.
  package init(_ json: JSON) throws(Fault) {
    guard let id = json["id"]?.string, let time = json["at"].flatMap(LogTime.init), let tag = json["tag"]?.string,
      let hash = json["h"]?.string, hash.utf8.count <= 2 * Self.hashLength, let box = json["box"]?.string,
      let hashBytes = Base64URL.bytes(hash), let boxBytes = Base64URL.bytes(box)
    else { throw .malformed }
    self.init(id: id, at: time, tag: tag, hash: hashBytes, box: boxBytes)
    if let fault { throw fault }
  }

  package func write(into json: inout JSONWriter, number: Int64? = nil) {
    json.beginObject()
    if let number {
      json.name("seq")
      json.integer(number)
    }
    json.name("id")
    json.string(id)
    json.name("at")
    at.write(into: &json)
    json.name("tag")
    json.string(tag)
    json.name("h")
    json.string(Base64URL.text(hash))
    json.name("box")
    json.string(Base64URL.text(box))
    json.endObject()
  }
}

extension LogTime {
  fileprivate init?(_ json: JSON) {
    guard let parts = json.array, parts.count == 2, let milliseconds = parts[0].integer, let counter = parts[1].integer
    else { return nil }
    self.init(milliseconds: milliseconds, counter: counter)
  }

  package func write(into json: inout JSONWriter) {
    json.beginArray()
    json.integer(milliseconds)
    json.integer(counter)
    json.endArray()
  }
}
