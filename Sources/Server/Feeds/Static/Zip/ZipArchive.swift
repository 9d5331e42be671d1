import CLibzip
import Foundation

/// A zip file opened for reading, through libzip. Names of folders are passed over: "gtfs/stops.txt" is "stops.txt", and
/// nothing is ever written where an entry's name says.
final class ZipArchive {
  /// A file in the archive, by its central directory.
  struct Entry: Equatable {
    var index: UInt64
    var name: String
    /// As the directory claims; `ZipStream` holds what comes out against it.
    var size: UInt64
    var compressedSize: UInt64

    /// Text packs to a tenth. What packs a thousandfold is made to fill memory.
    var isBomb: Bool { isBomb(after: size) }

    /// Whether so much came out of so little: more than 200 to 1, once it is more than 16 MB.
    func isBomb(after unpacked: UInt64) -> Bool { unpacked > 16 << 20 && unpacked / 200 > compressedSize }
  }

  private let archive: OpaquePointer
  let entries: [Entry]

  init(path: String) throws(ImportError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .notFound(path) }
    if isFolder.boolValue { throw .unreadable(path, reason: "it is a folder") }
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else {
      switch code {
      case ZIP_ER_NOENT: throw .notFound(path)
      case ZIP_ER_NOZIP, ZIP_ER_INCONS: throw .notAZip(path)
      default: throw .unreadable(path, reason: Self.reason(code))
      }
    }
    self.archive = archive
    entries = Self.entries(of: archive)
    if entries.isEmpty { throw .emptyZip }
  }

  deinit { zip_discard(archive) }

  /// The first file of that name, in whatever folder.
  func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// The whole entry; at most `limit` bytes.
  func bytes(of entry: Entry, limit: Int) throws(ImportError) -> [UInt8] {
    let stream = try stream(of: entry, limit: limit)
    var all: [UInt8] = []
    all.reserveCapacity(Int(min(entry.size, UInt64(limit))))
    while true {
      let part = try stream.next(1 << 18)
      if part.isEmpty { return all }
      all.append(contentsOf: part)
    }
  }

  /// The stream keeps the archive open.
  func stream(of entry: Entry, limit: Int) throws(ImportError) -> ZipStream {
    guard entry.size <= UInt64(limit), !entry.isBomb else { throw .tooLarge(entry: entry.name) }
    guard let file = zip_fopen_index(archive, entry.index, 0) else {
      throw Self.error(entry, zip_error_code_zip(zip_get_error(archive)))
    }
    return ZipStream(archive: self, file: file, entry: entry, limit: limit)
  }

  private static func entries(of archive: OpaquePointer) -> [Entry] {
    var entries: [Entry] = []
    for index in 0..<UInt64(max(0, min(zip_get_num_entries(archive, 0), 10_000))) {
      var status = zip_stat_t()
      guard zip_stat_index(archive, index, 0, &status) == 0, let name = status.name else { continue }
      let path = String(cString: name)
      guard let last = path.split(separator: "/").last, !path.hasSuffix("/"), !path.hasPrefix("__MACOSX") else {
        continue
      }
      entries.append(
        Entry(index: index, name: String(last), size: status.size, compressedSize: max(1, status.comp_size)))
    }
    return entries
  }

  /// Why an entry can't be unpacked; a way of packing that libzip doesn't speak is no damage.
  static func error(_ entry: Entry, _ code: Int32) -> ImportError {
    switch code {
    case ZIP_ER_COMPNOTSUPP:
      .unpackable(entry: entry.name, reason: "it is packed in a way that isn't read; GTFS sets use deflate")
    case ZIP_ER_ENCRNOTSUPP, ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD:
      .unpackable(entry: entry.name, reason: "it is locked with a password")
    default: .damaged(entry: entry.name, reason: reason(code))
    }
  }

  private static func reason(_ code: Int32) -> String {
    var error = zip_error_t()
    zip_error_init_with_code(&error, code)
    defer { zip_error_fini(&error) }
    return String(cString: zip_error_strerror(&error)).lowercased()
  }
}

/// One entry being unpacked.
final class ZipStream {
  private let archive: ZipArchive
  private let file: OpaquePointer
  private let entry: ZipArchive.Entry
  private let limit: Int
  private var unpacked = 0

  init(archive: ZipArchive, file: OpaquePointer, entry: ZipArchive.Entry, limit: Int) {
    self.archive = archive
    self.file = file
    self.entry = entry
    self.limit = limit
  }

  deinit { zip_fclose(file) }

  /// The next bytes, at most `count`; empty at the end. libzip checks the checksum there. What the directory claims was
  /// only its word: more than that, or less, is damage, and so is what turns out to be packed like a bomb.
  func next(_ count: Int) throws(ImportError) -> [UInt8] {
    var got: zip_int64_t = 0
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      got = zip_fread(file, buffer.baseAddress, UInt64(count))
      filled = max(0, Int(got))
    }
    guard got >= 0 else {
      throw ZipArchive.error(entry, zip_error_code_zip(zip_file_get_error(file)))
    }
    unpacked += part.count
    let isAsClaimed = part.isEmpty ? UInt64(unpacked) == entry.size : UInt64(unpacked) <= entry.size
    guard isAsClaimed else { throw .damaged(entry: entry.name, reason: "its size is not the one the zip says") }
    guard unpacked <= limit, !entry.isBomb(after: UInt64(unpacked)) else { throw .tooLarge(entry: entry.name) }
    return part
  }
}
