import Kernel

/// Whether an answer is what the OpenAPI document says it is: types, members that must be there, members that nobody
/// wrote down, enumerations. As much of JSON Schema as the document uses.
struct SchemaCheck {
  let document: JSON

  /// What is wrong, each with the place.
  func faults(of value: JSON, _ schema: JSON, at place: String = "$") -> [String] {
    if let reference = schema["$ref"]?.string {
      guard let target = resolve(reference) else { return ["\(place): no \(reference)"] }
      return faults(of: value, target, at: place)
    }
    let types = schema["type"]?.array?.compactMap(\.string) ?? (schema["type"]?.string).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.isOf(value, $0) }) { return ["\(place): not \(types)"] }
    if let allowed = schema["enum"]?.array, !allowed.contains(value) { return ["\(place): \(value) is not listed"] }
    switch value {
    case .object(let members): return faults(of: members, value, schema, at: place)
    case .array(let values):
      guard let items = schema["items"] else { return [] }
      return values.enumerated().flatMap { faults(of: $0.element, items, at: "\(place)[\($0.offset)]") }
    default: return []
    }
  }

  private func faults(of members: [JSON.Member], _ value: JSON, _ schema: JSON, at place: String) -> [String] {
    var faults: [String] = []
    for name in (schema["required"]?.array ?? []).compactMap(\.string) where value[name] == nil {
      faults.append("\(place): no \(name)")
    }
    guard schema["properties"] != nil || schema["additionalProperties"] != nil else { return faults }
    for member in members {
      if let known = schema["properties"]?[member.name] ?? schema["additionalProperties"] {
        faults += self.faults(of: member.value, known, at: place + "." + member.name)
      } else {
        faults.append("\(place): \(member.name) is not in the document")
      }
    }
    return faults
  }

  /// What a path answers to a method with a status: its media type and its schema; nil where nothing comes with it.
  func content(of path: String, by method: String = "GET", status: Int = 200) -> (type: String, schema: JSON)? {
    guard var response = document["paths"]?[path]?[method.lowercased()]?["responses"]?[String(status)] else {
      return nil
    }
    if let reference = response["$ref"]?.string {
      guard let target = resolve(reference) else { return nil }
      response = target
    }
    guard case .object(let kinds)? = response["content"], let kind = kinds.first, let schema = kind.value["schema"]
    else { return nil }
    return (kind.name, schema)
  }

  private func resolve(_ reference: String) -> JSON? {
    var value: JSON? = document
    for name in reference.split(separator: "/").dropFirst() { value = value?[String(name)] }
    return value
  }

  private static func isOf(_ value: JSON, _ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"), (.null, "null"): true
    case (.integer, "integer"), (.integer, "number"): true
    default: type == "number" && value.number != nil
    }
  }
}
