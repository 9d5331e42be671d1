import Journal
import Kernel

/// All of a person's data as one file (Documentation/DataFile.md): every operation as it is stored, and what was damaged.
struct DataFile: Equatable {
  var operations: [String]
  /// Records that could not be read as operations, exactly as they were found.
  var damaged: [String]
}

/// Why a file is not one of ours.
enum DataFileError: Error, Equatable {
  case notJSON
  /// JSON, but nothing that Pocketful wrote.
  case foreign
  /// Written by a later version.
  case newer
  case tooLarge
}

extension DataFile {
  static let format = "pocketful.data"
  static let version: Int64 = 1
  /// What host.js hands over at most.
  static let mostBytes = 20_000_000

  static func text(operations: [Operation], damaged: [String], device: String, now: Instant, zone: Zone) -> String {
    var json = JSONWriter(capacity: 256 + operations.count * 160)
    json.beginObject()
    json.name("format")
    json.string(format)
    json.name("version")
    json.integer(version)
    json.name("exported")
    json.string(now.iso8601(in: zone))
    json.name("device")
    json.string(device)
    json.name("operations")
    json.beginArray()
    for operation in operations { json.raw(Array(operation.text.utf8)) }
    json.endArray()
    json.name("damaged")
    json.beginArray()
    for record in damaged { json.string(record) }
    json.endArray()
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  init(text: String) throws(DataFileError) {
    guard text.utf8.count < Self.mostBytes else { throw .tooLarge }
    let json: JSON
    do { json = try JSON.parse(text, limits: JSON.Limits(bytes: Self.mostBytes)) } catch { throw .notJSON }
    guard json["format"]?.string == Self.format, let version = json["version"]?.integer,
      let operations = json["operations"]?.array
    else { throw .foreign }
    guard version <= Self.version else { throw .newer }
    self.operations = operations.map { $0.text }
    damaged = (json["damaged"]?.array ?? []).compactMap { $0.string }
  }
}
