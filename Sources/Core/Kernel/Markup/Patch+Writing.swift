/// The wire forms of patches and nodes, for host.js. What HTML would not print is not sent either (see `SafeMarkup`).
extension Patch {
  package func write(into writer: inout JSONWriter) {
    if case .set(_, let name, _) = self, !SafeMarkup.allows(attribute: name) { return }
    if case .unset(_, let name) = self, !SafeMarkup.allows(attribute: name) { return }
    writer.beginArray()
    switch self {
    case .text(let path, let text):
      Patch.begin("text", path, into: &writer)
      writer.string(text)
    case .set(let path, let name, let value):
      Patch.begin("set", path, into: &writer)
      writer.string(name)
      writer.string(SafeMarkup.value(value, of: name))
    case .unset(let path, let name):
      Patch.begin("unset", path, into: &writer)
      writer.string(name)
    case .insert(let path, let index, let node):
      Patch.begin("insert", path, into: &writer)
      writer.integer(index)
      node.write(into: &writer)
    case .remove(let path, let index):
      Patch.begin("remove", path, into: &writer)
      writer.integer(index)
    case .move(let path, let from, let to):
      Patch.begin("move", path, into: &writer)
      writer.integer(from)
      writer.integer(to)
    case .replace(let path, let node):
      Patch.begin("replace", path, into: &writer)
      node.write(into: &writer)
    }
    writer.endArray()
  }

  private static func begin(_ kind: String, _ path: [Int], into writer: inout JSONWriter) {
    writer.string(kind)
    writer.beginArray()
    for index in path { writer.integer(index) }
    writer.endArray()
  }
}

extension Node {
  /// A string for a text, `[tag, {name: value}, [children]]` for an element.
  package func write(into writer: inout JSONWriter) {
    switch self {
    case .text(let text):
      writer.string(text)
    case .element(let element):
      writer.beginArray()
      writer.string(SafeMarkup.tag(of: element))
      writer.beginObject()
      for attribute in element.attributes where SafeMarkup.allows(attribute: attribute.name) {
        writer.name(attribute.name)
        writer.string(SafeMarkup.value(attribute.value, of: attribute.name))
      }
      writer.endObject()
      writer.beginArray()
      for child in element.children { child.write(into: &writer) }
      writer.endArray()
      writer.endArray()
    }
  }
}
