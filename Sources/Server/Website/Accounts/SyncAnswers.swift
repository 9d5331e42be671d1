import Accounts
import Kernel

extension Pulled {
  /// `{"now","operations":[…],"cursor","mark","more"}`.
  func json(now: Instant) -> [UInt8] {
    .answer(now: now, capacity: operations.reduce(256) { $0 + $1.operation.box.count * 4 / 3 + 192 }) { json in
      json.name("operations")
      json.beginArray()
      for row in operations { row.operation.write(into: &json, number: row.number) }
      json.endArray()
      json.name("cursor")
      json.string(cursor.text)
      json.name("mark")
      json.string(mark.text)
      json.name("more")
      json.bool(hasMore)
    }
  }
}

extension Pushed {
  /// `{"now","last","mark","stamps":{id:[ms,n]}}`.
  func json(now: Instant) -> [UInt8] {
    .answer(now: now) { json in
      json.name("last")
      json.integer(mark.number)
      json.name("mark")
      json.string(mark.text)
      json.name("stamps")
      json.beginObject()
      for (id, time) in stamps.sorted(by: { $0.key < $1.key }) {
        json.name(id)
        time.write(into: &json)
      }
      json.endObject()
    }
  }
}

extension [UInt8] {
  /// Every answer of the exchange has the server's time, by which a device learns how wrong its clock is.
  static func answer(now: Instant, capacity: Int = 256, _ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: capacity)
    json.beginObject()
    json.name("now")
    json.integer(now.milliseconds)
    members(&json)
    json.endObject()
    return json.bytes
  }
}
