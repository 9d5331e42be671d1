import Foundation
package import Kernel
import Testing

/// All forms that a part of the app stores, byte for byte, and what each is read to when one value in it is missing or is
/// another. They are held against a file of `Tests/Stored`: what stands there stands in people's journals and never
/// changes. A form that is new is added to the file by the test, which fails that one time: look at it and keep it.
package struct StoredForms {
  private var name: String
  private var blocks: [(form: String, lines: [String])] = []

  package init(_ name: String) { self.name = name }

  /// `read` gives what is written of what was read; `nil` where nothing can be read.
  package mutating func add(_ kind: String, _ form: JSON, read: (JSON) -> JSON?) {
    let whole = read(form)
    #expect(whole.map(Self.sorted) == Self.sorted(form), "\(kind) \(form.text) is read as it was written")
    var lines: [String] = []
    for path in Self.paths(form) {
      var outcomes: [(outcome: String, values: [String])] = []
      for (label, value) in Self.values {
        let damaged = Self.put(value, at: path[...], in: form)
        guard let outcome = read(damaged) else { continue }
        let said = Self.sorted(outcome) == Self.sorted(damaged) ? "" : " → " + Self.short(outcome.text)
        if let index = outcomes.firstIndex(where: { $0.outcome == said }) {
          outcomes[index].values.append(label)
        } else {
          outcomes.append((said, [label]))
        }
      }
      for (outcome, values) in outcomes {
        lines.append("  " + path.joined(separator: ".") + ": " + Self.said(values) + outcome)
      }
    }
    blocks.append((kind + " " + form.text, lines))
  }

  /// Compares, and adds what is not in the file yet. Each of the kinds must be among what was added.
  package func check(kinds: [String] = []) throws {
    for kind in kinds where !blocks.contains(where: { $0.form.hasPrefix(kind + " ") }) {
      Issue.record("\(kind) has no form here")
    }
    let file = Self.folder.appendingPathComponent(name + ".txt")
    var text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var kept: [String: [String]] = [:]
    var form = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  ") { kept[form]?.append(line) } else { (form, kept[line]) = (line, []) }
    }
    for block in blocks {
      if let lines = kept.removeValue(forKey: block.form) {
        #expect(lines == block.lines, "\(block.form) is read otherwise than it was")
      } else {
        text += ([block.form] + block.lines).joined(separator: "\n") + "\n"
        Issue.record("\(block.form) is new in \(file.path): look at it and keep it")
      }
    }
    for form in kept.keys { Issue.record("\(form) is stored no longer, or otherwise") }
    if text != (try? String(contentsOf: file, encoding: .utf8)) {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stored")

  /// What is put in place of each value; `nil` takes it out.
  private static let values: [(label: String, value: JSON?)] =
    [("missing", nil)] + (other + numbers + texts).map { ($0.text.utf8.count > 50 ? long($0) : $0.text, $0) }

  private static let other: [JSON] = [.null, .bool(true), .bool(false), .array([]), .object([]), .number(0.5)]
  /// Each limit that something has, and what is just beyond.
  private static let numbers: [JSON] = [
    .min, -1_000_000_000_001, -1, 0, 1, 2, 3, 4, 6, 18, 99, 100, 101, 3600, 3601, 9999, 10_000, 100_000, 100_001,
    9_999_999, 10_000_000, 1_000_000_000_000, 1_000_000_000_001, 253_402_300_799_999, 253_402_300_800_000, .max,
  ].map { .integer($0) }
  private static let texts: [JSON] =
    ["", "x", "+", "USD", "2026-02-29"].map { .string($0) }
    + [64, 65, 100, 101, 102, 200, 201, 256, 257].map { .string(String(repeating: "x", count: $0)) }

  private static func long(_ json: JSON) -> String { "x×\((json.string ?? "").utf8.count)" }

  /// `[null, true, …]` in few words.
  private static func said(_ labels: [String]) -> String {
    var labels = labels
    for (name, group) in [("texts", texts), ("numbers", numbers), ("others", other)] {
      let all = values.filter { value in group.contains { $0 == value.value } }.map { $0.label }
      guard labels.filter(all.contains).count == all.count, let index = labels.firstIndex(of: all[0]) else { continue }
      labels.replaceSubrange(index..<(index + all.count), with: ["any of the \(name)"])
    }
    return labels.joined(separator: " ")
  }

  private static func paths(_ json: JSON) -> [[String]] {
    var parts: [(String, JSON)] = []
    switch json {
    case .object(let members): parts = members.map { ($0.name, $0.value) }
    case .array(let values): parts = values.enumerated().map { (String($0.offset), $0.element) }
    default: break
    }
    return parts.flatMap { name, value in [[name]] + paths(value).map { [name] + $0 } }
  }

  private static func put(_ value: JSON?, at path: ArraySlice<String>, in json: JSON) -> JSON {
    guard let name = path.first else { return value ?? .null }
    let isLast = path.count == 1
    switch json {
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.name == name }) else { return json }
      if isLast, value == nil {
        members.remove(at: index)
      } else {
        members[index].value = put(value, at: path.dropFirst(), in: members[index].value)
      }
      return .object(members)
    case .array(var values):
      guard let index = Int(name), values.indices.contains(index) else { return json }
      if isLast, value == nil {
        values.remove(at: index)
      } else {
        values[index] = put(value, at: path.dropFirst(), in: values[index])
      }
      return .array(values)
    default: return json
    }
  }

  /// The same content in one order: that of members says nothing.
  private static func sorted(_ json: JSON) -> JSON {
    switch json {
    case .object(let members):
      .object(members.map { JSON.Member($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    case .array(let values): .array(values.map(sorted))
    default: json
    }
  }

  /// Long ones by a fingerprint (FNV-1a).
  private static func short(_ text: String) -> String {
    if text.utf8.count <= 240 { return text }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "#" + String(hash, radix: 16)
  }
}
