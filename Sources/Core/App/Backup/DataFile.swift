import Journal
import Kernel

/// All of a person's data as one file (Documentation/DataFile.md): every operation as it is stored, and what was damaged.
/// Read by `DataFileReader`, written by `DataFileWriter`, both a piece at a time: it may be of any size.
struct DataFile: Equatable {
  /// What is known of an operation without keeping all of it twice.
  struct Record: Equatable {
    /// As it stands in the file.
    var text: String
    var id: OperationID
    /// The part of its kind before the point, by its place in `parts`.
    var part: Int
  }

  /// When it was written, as it says itself.
  var exported: Instant?
  var records: [Record] = []
  /// The parts of kinds that occur, in order of first appearance.
  var parts: [String] = []
  /// Records that no version could read as operations, exactly as they were found.
  var damaged: [String] = []
  /// What is no record of ours, or longer than anything that was ever stored, or one too many: nothing of it is kept.
  var unusable = 0
}

/// Why a file is not one of ours.
enum DataFileError: Error, Equatable {
  case empty
  case notJSON
  /// JSON, but nothing that Pocketful wrote.
  case foreign
  /// Written by a later version.
  case newer
}

extension DataFile {
  static let format = "pocketful.data"
  static let version: Int64 = 1

  /// What a file has beside what other versions may add, which a reader passes over.
  enum Member: String, CaseIterable {
    case format, version, exported, device, operations, damaged

    /// `name` is in its quotation marks.
    init?(_ name: ArraySlice<UInt8>) {
      guard let member = Self.allCases.first(where: { name.elementsEqual("\"\($0.rawValue)\"".utf8) }) else {
        return nil
      }
      self = member
    }
  }

  /// What stands around the two lists.
  struct Frame {
    /// Before the operations.
    var head: String
    static let betweenLists = "\n],\"\(Member.damaged.rawValue)\":["
    static let end = "\n]}"

    /// `state` is what stands on the screen, where the operations that made it are no longer at hand: it is something.
    init(device: String, now: Instant, zone: Zone, state: JSON? = nil) {
      var members = [
        JSON.Member(Member.format.rawValue, .string(DataFile.format)),
        JSON.Member(Member.version.rawValue, .integer(DataFile.version)),
        JSON.Member(Member.exported.rawValue, .string(now.iso8601(in: zone))),
        JSON.Member(Member.device.rawValue, .string(device)),
      ]
      if let state { members.append(JSON.Member("state", state)) }
      head =
        String(decoding: JSON.object(members).text.utf8.dropLast(), as: UTF8.self)
        + ",\"\(Member.operations.rawValue)\":["
    }
  }
}

extension DataFile {
  /// Beyond that a record that is no operation is not one of a journal, which takes 64 KiB; nor are there so many.
  private static let mostBytesOfDamaged = 256 << 10
  private static let mostDamaged = 10_000
  private static let mostParts = 100

  /// What has an id and is no operation is a damaged record: where a store broke, whoever wrote the file knew no better.
  mutating func add(operation text: String) {
    // Somebody may have set it out on many lines: a record is as short as it can be.
    let record = text.utf8.count > Operation.mostBytes ? ((try? JSON.parse(text))?.text ?? "") : text
    guard let operation = try? Operation(text: record) else {
      if (try? JSON.parse(text))?["id"]?.string != nil { setAside(text) } else { unusable += 1 }
      return
    }
    records.append(
      Record(
        text: record, id: operation.id, part: place(of: operation.change.kind.halves(at: ".").head)))
  }

  /// `text` is a JSON string, whose content is kept; what is none, too long or one too many is unusable.
  mutating func add(damaged text: String) {
    guard let record = (try? JSON.parse(text))?.string else {
      unusable += 1
      return
    }
    setAside(record)
  }

  private mutating func setAside(_ record: String) {
    if record.utf8.count <= Self.mostBytesOfDamaged, damaged.count < Self.mostDamaged {
      damaged.append(record)
    } else {
      unusable += 1
    }
  }

  private mutating func place(of part: String) -> Int {
    if let place = parts.firstIndex(of: part) { return place }
    // No version has so many modules: what comes then is told with the last.
    if parts.count < Self.mostParts { parts.append(part) }
    return parts.count - 1
  }
}
