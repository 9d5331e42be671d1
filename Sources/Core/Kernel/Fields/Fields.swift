/// The fields of a stored object, read or written by one list, so that a reader and a writer can't disagree. The list is a
/// value's own: see `Coded`.
///
/// What is read is put in place only where it is as it must be; one field that isn't makes the whole unreadable. Names that
/// the list doesn't have are passed over.
package struct Fields {
  private var members: [JSON.Member] = []
  /// Where what is written goes at once, without a tree between.
  private var writer: JSONWriter?
  package let isReading: Bool
  /// Whether a field was missing, or not as it must be.
  package private(set) var isUnreadable = false

  /// To be written into.
  package init() { isReading = false }

  /// To be read from.
  package init(_ json: JSON) {
    isReading = true
    if case .object(let members) = json { self.members = members } else { isUnreadable = true }
  }

  /// To be written into as text; `give` hands the writer back.
  fileprivate init(taking writer: inout JSONWriter) {
    isReading = false
    self.writer = writer
    // Two holders would copy all that is written so far.
    writer = JSONWriter()
  }

  fileprivate consuming func give(_ writer: inout JSONWriter) {
    if let own = self.writer { writer = own }
  }

  /// What was written: the members in the order of the list.
  package var json: JSON { .object(members) }
}

/// A value with one list of its fields. A new field is one line in the list: it is read, written and limited there.
package protocol Coded {
  mutating func code(_ fields: inout Fields)
}

extension Coded {
  /// An object with all fields that the list writes, in its order.
  package var json: JSON {
    var (copy, fields) = (self, Fields())
    copy.code(&fields)
    return fields.json
  }

  /// This with its fields from there; `nil` where they can't be read.
  package func read(_ json: JSON) -> Self? {
    var (copy, fields) = (self, Fields(json))
    copy.code(&fields)
    return fields.isUnreadable ? nil : copy
  }
}

extension JSONWriter {
  /// An object by the list of its fields, written as the list goes.
  @inline(never)
  package mutating func object(_ list: (inout Fields) -> Void) {
    beginObject()
    var fields = Fields(taking: &self)
    list(&fields)
    fields.give(&self)
    endObject()
  }
}

// MARK: What lists are made of

extension Fields {
  /// Whether a field of that name is there to be read, also one that is not as it must be.
  @inline(never)
  package func has(_ name: String) -> Bool { self[name] != nil }

  @inline(never)
  subscript(name: String) -> JSON? {
    members.last { $0.name == name }?.value
  }

  @inline(never)
  mutating func put(_ name: String, _ value: JSON) {
    guard writer != nil else { return members.append(JSON.Member(name, value)) }
    writer?.plain(name: name)
    writer?.value(value)
  }

  /// Makes the whole unreadable; what was read before stays where it was put.
  @inline(never)
  mutating func fail() { isUnreadable = true }

  /// What must hold of the fields before, taken together.
  package mutating func check(_ holds: @autoclosure () -> Bool) {
    if isReading, !isUnreadable, !holds() { fail() }
  }

  /// What in there can't be read leaves the value as it is, and the rest readable.
  package mutating func ifReadable(_ list: (inout Fields) -> Void) {
    let before = isUnreadable
    list(&self)
    if isReading { isUnreadable = before }
  }

  /// Left out for `nil`; what is there must be readable. `blank` is what is read into.
  package mutating func ifThere<Value>(
    _ name: String, _ value: inout Value?, _ blank: Value, _ list: (inout Fields, inout Value) -> Void
  ) {
    if isReading, !has(name) { return value = nil }
    content(of: &value, blank, list)
  }

  /// `null` for `nil`, which is said, too.
  package mutating func orNull<Value>(
    _ name: String, _ value: inout Value?, _ blank: Value, _ list: (inout Fields, inout Value) -> Void
  ) {
    if isReading, self[name] == .null { return value = nil }
    if !isReading, value == nil { return put(name, .null) }
    content(of: &value, blank, list)
  }
}

extension Fields {
  private mutating func content<Value>(
    of value: inout Value?, _ blank: Value, _ list: (inout Fields, inout Value) -> Void
  ) {
    guard var content = isReading ? blank : value else { return }
    let before = isUnreadable
    isUnreadable = false
    list(&self, &content)
    if isReading, !isUnreadable { value = content }
    isUnreadable = before || isUnreadable
  }

  /// A value that is one JSON value.
  package mutating func value<Value>(
    _ name: String, _ value: inout Value, write: (Value) -> JSON, read: (JSON) -> Value?
  ) {
    guard isReading else { return put(name, write(value)) }
    guard let content = self[name].flatMap({ read($0) }) else { return fail() }
    value = content
  }

  /// As many as there are, each as it must be.
  package mutating func list<Value>(
    _ name: String, _ values: inout [Value], most: Int = .max, write: (Value) -> JSON, read: (JSON) -> Value?
  ) {
    guard isReading else { return put(name, .array(values.map { write($0) })) }
    guard let all = self[name]?.array, all.count <= most else { return fail() }
    var content: [Value] = []
    content.reserveCapacity(all.count)
    for json in all {
      guard let value = read(json) else { return fail() }
      content.append(value)
    }
    values = content
  }

  /// As many as can be read, of the first `most`: others are left out.
  package mutating func readable<Value>(
    _ name: String, _ values: inout [Value], most: Int = .max, write: (Value) -> JSON, read: (JSON) -> Value?
  ) {
    guard isReading else { return put(name, .array(values.map { write($0) })) }
    guard let all = self[name]?.array else { return fail() }
    values = []
    for json in all.prefix(most) {
      if let value = read(json) { values.append(value) }
    }
  }

  /// Rows, each an object; those that can't be read, and what stands behind the first `most`, are left out. `blank` is
  /// what is read into.
  package mutating func rows<Row>(
    _ name: String, _ rows: inout [Row], most: Int = .max, _ blank: Row, _ list: (inout Fields, inout Row) -> Void
  ) {
    guard isReading else {
      return told(name) { json in
        json.beginArray()
        for row in rows {
          var row = row
          json.object { list(&$0, &row) }
        }
        json.endArray()
      }
    }
    guard let all = self[name]?.array else { return fail() }
    rows = []
    for json in all.prefix(most) {
      var (row, fields) = (blank, Fields(json))
      list(&fields, &row)
      if !fields.isUnreadable { rows.append(row) }
    }
  }

  /// An object under a name, whose fields are this value's too.
  package mutating func inside(_ name: String, _ list: (inout Fields) -> Void) {
    guard isReading else { return told(name) { $0.object(list) } }
    var fields = Fields(self[name] ?? .null)
    list(&fields)
    if fields.isUnreadable { fail() }
  }

  /// What only others read, as they want it written.
  @inline(never)
  package mutating func told(_ name: String, write: (inout JSONWriter) -> Void) {
    if isReading { return }
    guard writer != nil else {
      var writer = JSONWriter()
      write(&writer)
      return put(name, (try? JSON.parse(writer.bytes)) ?? .null)
    }
    writer?.plain(name: name)
    if var own = writer {
      writer = nil
      write(&own)
      writer = own
    }
  }

  /// An object with a list of its own.
  package mutating func object<Value: Coded>(_ name: String, _ value: inout Value) {
    let blank = value
    self.value(name, &value, write: { $0.json }, read: { blank.read($0) })
  }

  /// Objects with a list of their own, each as it must be; `blank` is what is read into.
  package mutating func objects<Value: Coded>(_ name: String, _ values: inout [Value], _ blank: Value) {
    list(name, &values, write: { $0.json }, read: { blank.read($0) })
  }
}
