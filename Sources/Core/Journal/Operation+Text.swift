import Kernel

/// The text form of an operation, what is stored and sent:
/// `{"id":"k3x9-12","at":[1759414800000,0],"kind":"departures.stopAdded","fields":{"station":"127"}}`.
///
/// `at` is milliseconds and counter; the timestamp's device is the id's. Other members are not part of the form and are
/// passed over: what a later version has to add goes into `fields`, which is kept whole.
extension Operation {
  /// The longest record, 64 KiB.
  package static let mostBytes = 64 << 10

  package init(text: String) throws(JournalError) {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLarge(bytes: text.utf8.count) }
    let record: JSON
    do { record = try JSON.parse(text) } catch { throw .notJSON(error) }

    guard let id = record["id"]?.string.flatMap(OperationID.init(text:)) else { throw .wrong(.id) }
    guard let pair = record["at"]?.array, pair.count == 2,
      let milliseconds = pair[0].integer, (0...HybridClock.lastMillisecond).contains(milliseconds),
      let counter = pair[1].int, (0...HybridClock.mostCount).contains(counter)
    else { throw .wrong(.at) }
    guard let kind = record["kind"]?.string, (1...100).contains(kind.utf8.count) else { throw .wrong(.kind) }
    guard let fields = record["fields"], case .object = fields else { throw .wrong(.fields) }
    self.init(
      id: id, at: HybridTimestamp(milliseconds: milliseconds, counter: counter, writer: id.writer),
      change: Change(kind: kind, fields: fields))
  }

  /// A record as it is stored: one JSON object on one line.
  package var text: String {
    var writer = JSONWriter(capacity: 160)
    writer.beginObject()
    writer.name("id")
    writer.string(id.text)
    writer.name("at")
    writer.beginArray()
    writer.integer(at.milliseconds)
    writer.integer(at.counter)
    writer.endArray()
    writer.name("kind")
    writer.string(change.kind)
    writer.name("fields")
    writer.value(change.fields)
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
