import Foundation
import Kernel
import Logging
import Testing

@testable import pocketful

@Suite("What a timetable was made of")
struct SetOriginTests {
  private static func set(_ folder: TemporaryFolder, zone: String? = nil) -> StaticSet {
    StaticSet(
      folder: folder.path, source: nil, zone: zone, clock: { Instant(seconds: 0) },
      logger: Logger(label: "test"))
  }

  @Test("a file is the same while its place, its size, its date and how it is read are")
  func file() throws {
    let folder = try TemporaryFolder()
    let (path, set) = (try folder.file("a.zip", "one"), Self.set(folder))
    let first = try #require(SetOrigin.file(path, for: set))
    first.keep(in: folder.path)
    #expect(SetOrigin.kept(in: folder.path) == first && SetOrigin.file(path, for: set) == first)
    #expect(SetOrigin.file(path, for: Self.set(folder, zone: "Europe/Paris")) != first)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
    #expect(SetOrigin.file(path, for: set) != first)
    #expect(SetOrigin.file(try folder.file("b.zip", "one"), for: set) != first)
    #expect(SetOrigin.file(folder.path + "/none.zip", for: set) == nil)
    SetOrigin.forget(in: folder.path)
    #expect(SetOrigin.kept(in: folder.path) == nil)
  }

  @Test("an address is asked with the tag of what it gave, and its key stands in no file")
  func address() throws {
    let folder = try TemporaryFolder()
    let (url, set) = ("https://agency.example/set.zip?key=secret", Self.set(folder))
    SetOrigin.address(url, etag: "\"a\"", for: set).keep(in: folder.path)
    let kept = try #require(SetOrigin.kept(in: folder.path))
    #expect(kept.etag(of: url, for: set) == "\"a\"" && kept.etag(of: url + "2", for: set) == nil)
    #expect(kept.etag(of: url, for: Self.set(folder, zone: "Europe/Paris")) == nil)
    let text = try String(contentsOfFile: folder.path + "/timetable.origin", encoding: .utf8)
    #expect(!text.contains("secret"))
    let file = try #require(SetOrigin.file(try folder.file("a.zip", "one"), for: set))
    #expect(file.etag(of: url, for: set) == nil)
  }

  @Test("a set that is imported by hand is of no known origin, and so is one that can't be read")
  func forgotten() throws {
    let folder = try TemporaryFolder()
    let set = Self.set(folder)
    try #require(SetOrigin.file(try folder.file("a.zip", "one"), for: set)).keep(in: folder.path)
    _ = try folder.file("timetable.index", "no index")
    #expect(set.load() == nil && SetOrigin.kept(in: folder.path) == nil)
  }
}
