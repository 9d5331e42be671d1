import Files
import Kernel

/// A secret that a file of JSON names and doesn't hold: "secretFile" is a file beside it, "secretVariable" is of the environment.
struct NamedSecret {
  /// "secret", "password".
  var name: String
  /// Where the file stands that names it.
  var file: String
  var environment: [String: String]
  /// What is said of a field, and what it must.
  var wrong: (_ field: String, _ demand: String) -> Failure

  var fields: (file: String, variable: String) { (name + "File", name + "Variable") }

  /// Of a file, without the line's end. nil where neither is named; it is never repeated.
  func read(from json: JSON) throws(Failure) -> String? {
    let (inFile, inVariable) = (json[fields.file], json[fields.variable])
    guard inFile == nil || inVariable == nil else {
      throw wrong(fields.file, "not stand beside \(fields.variable)")
    }
    var text: String
    if let inFile {
      guard let path = inFile.string else { throw wrong(fields.file, "name a file") }
      let folder = Folder.of(file)
      let bytes: [UInt8]
      do {
        bytes = try FileBytes.read(path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path, limit: 16 << 10)
      } catch { throw Failure(error.sentence) }
      text = String(decoding: bytes, as: UTF8.self)
      while text.last?.isNewline == true { text.removeLast() }
    } else if let inVariable {
      guard let variable = inVariable.string, let value = environment[variable] else {
        throw wrong(fields.variable, "name a variable of the environment that is set")
      }
      text = value
    } else {
      return nil
    }
    guard text.isLine else {
      throw wrong(name, "be one line of text, where it is named")
    }
    return text
  }
}

extension String {
  /// Something, and no sign in it that ends a line or steers a terminal.
  var isLine: Bool { !isEmpty && unicodeScalars.allSatisfy { $0.value >= 0x20 } }
}
