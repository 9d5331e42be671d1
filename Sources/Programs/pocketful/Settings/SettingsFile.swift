import Files
import Kernel

/// A file of settings: a JSON object, or lines of `name = value` with `#` before a comment. Names are the flags' own.
enum SettingsFile {
  /// What it says, by name. One of a name that is not `known` is a slip, and said to be.
  static func read(_ path: String, knowing known: [String]) throws(Failure) -> [String: String] {
    var bytes: [UInt8]
    do { bytes = try FileBytes.read(path, limit: 1 << 20) } catch { throw Failure(error.sentence) }
    // Some editors begin a file with the mark of UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let first = bytes.first { $0 > 0x20 }
    let values = first == UInt8(ascii: "{") ? try json(bytes, path) : try lines(bytes, path)
    if let name = values.keys.sorted().first(where: { !known.contains($0) }) {
      throw .wrongUse(
        "\(path): there is no setting \u{201C}\(name.prefix(40))\u{201D}. There are: \(known.joined(separator: ", ")).")
    }
    return values
  }

  private static func json(_ bytes: [UInt8], _ path: String) throws(Failure) -> [String: String] {
    guard let json = try? JSON.parse(bytes), case .object(let members) = json else {
      throw .wrongUse("\(path) is not valid JSON.")
    }
    var values: [String: String] = [:]
    for member in members {
      let text = member.value.string ?? member.value.integer.map { String($0) } ?? member.value.bool.map { String($0) }
      guard let text else {
        throw .wrongUse("\(path): \(member.name.prefix(40)) must be text, a whole number, true or false.")
      }
      values[member.name] = text
    }
    return values
  }

  private static func lines(_ bytes: [UInt8], _ path: String) throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = trimmed(line)
      if text.isEmpty || text.hasPrefix("#") { continue }
      guard let equals = text.firstIndex(of: "=") else {
        throw .wrongUse("\(path), line \(number + 1): expected name = value.")
      }
      var value = trimmed(text[text.index(after: equals)...].utf8)
      if value.utf8.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = String(value.dropFirst().dropLast())
      }
      values[trimmed(text[..<equals].utf8)] = value
    }
    return values
  }

  private static func trimmed(_ bytes: some Collection<UInt8>) -> String {
    var rest = Array(bytes)[...]
    while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
    while let byte = rest.last, byte <= 0x20 { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
