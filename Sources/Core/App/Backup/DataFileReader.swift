import Journal
import Kernel

/// Reads a data file as its text comes, in pieces cut anywhere, and holds no more of it than what is to be kept: a file
/// may be larger than what the page can hold as one value.
///
/// Elements of the arrays `operations` and `damaged` are taken out one by one; what remains is the file with both of them
/// empty, which at the end says whether it was one of ours, and whole. So line breaks are of no importance, and a record
/// that is damaged spoils no other.
struct DataFileReader {
  private(set) var file = DataFile()
  private var frame: [UInt8] = []
  private var element: [UInt8] = []
  /// How many objects and arrays are open.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The array that is being read, in which each element stands alone.
  private var list: DataFile.Member?
  /// Where in the frame the last text directly in the object began, and which member's name it was.
  private var start = 0
  private var member = DataFile.Member?.none
  /// The value is that of a member that no file of this version has: of whatever size, it is passed over.
  private var isForeign = false
  private var isTooLong = false
  private var hasAny = false

  /// What of a file is neither an operation nor damaged.
  private static let mostBytesOfFrame = 64 << 10
  /// Of one element, as it stands in the file.
  private static let mostBytesOfElement = 2 << 20

  /// The file's next piece.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Nothing more comes.
  func finished() throws(DataFileError) -> DataFile {
    guard hasAny else { throw .empty }
    if isTooLong { throw .foreign }
    let json: JSON
    do { json = try JSON.parse(frame, limits: JSON.Limits(bytes: Self.mostBytesOfFrame)) } catch { throw .notJSON }
    guard json["format"]?.string == DataFile.format, let version = json["version"]?.integer,
      json["operations"]?.array != nil
    else { throw .foreign }
    guard version <= DataFile.version else { throw .newer }
    var file = file
    file.exported = json["exported"]?.string.flatMap { Instant(iso8601: $0) }
    return file
  }
}

extension DataFileReader {
  private mutating func add(_ byte: UInt8) {
    if !hasAny {
      // A mark of the byte order, or white space before it all.
      if byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF { return }
      hasAny = true
    }
    if isInString {
      put(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        if depth == 1, !isForeign { member = DataFile.Member(frame[start...]) }
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      start = frame.count
      put(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      put(byte)
      if depth == 1, byte == UInt8(ascii: "["), member == .operations || member == .damaged { list = member }
      depth += 1
    case UInt8(ascii: ":"):
      put(byte)
      guard depth == 1, member == nil, !isForeign else { return }
      put(UInt8(ascii: "0"))
      isForeign = true
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { isForeign = false }
      if depth == 1, list != nil {
        take(isLast: true)
        list = nil
      }
      put(byte)
    case UInt8(ascii: ","):
      if depth == 1 { (member, isForeign) = (nil, false) }
      if depth == 2, list != nil { take(isLast: false) } else { put(byte) }
    default: put(byte)
    }
  }

  private mutating func put(_ byte: UInt8) {
    if isForeign { return }
    if list != nil {
      if element.count <= Self.mostBytesOfElement { element.append(byte) }
    } else if frame.count < Self.mostBytesOfFrame {
      frame.append(byte)
    } else {
      isTooLong = true
    }
  }

  /// The element is whole. NB: what stands between two commas and is nothing is damage as well, but for an empty list.
  private mutating func take(isLast: Bool) {
    defer { element.removeAll(keepingCapacity: element.count < 1 << 16) }
    if element.count > Self.mostBytesOfElement {
      file.unusable += 1
      return
    }
    let text = String(decoding: element, as: UTF8.self).trimmed
    if text.isEmpty {
      if !isLast { file.unusable += 1 }
    } else if list == .operations {
      file.add(operation: text)
    } else {
      file.add(damaged: text)
    }
  }
}
