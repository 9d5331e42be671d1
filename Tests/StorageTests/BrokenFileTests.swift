import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("A file of data that is of no use")
struct BrokenFileTests {
  private func error(_ path: String) async -> StorageError? {
    do {
      _ = try await Storage.Database.people(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("a file that is no database is named, and left as it was")
  func notADatabase() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pocketful.sqlite")
    let text = Data("this is somebody's diary, not a database".utf8)
    try text.write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(await error(path) == .corrupt(path: path))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o644, "it is not ours to close")
  }

  @Test("a database with a broken page is named, and left as it was")
  func brokenPage() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pocketful.sqlite")
    _ = try await FeedStore.cache(path: path)
    try await Task.sleep(for: .milliseconds(50))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(bytes.count > 200)
    for index in 100..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: folder.path("broken.sqlite")))
    #expect(await error(folder.path("broken.sqlite")) == .corrupt(path: folder.path("broken.sqlite")))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("broken.sqlite"))) == bytes)
  }

  @Test("what is no folder is named, and so is what can't be made below it; nothing is left there")
  func folderInTheWay() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("file")
    try Data().write(to: URL(fileURLWithPath: file))
    for data in [file, file + "/data", file + "/data/deep"] {
      let refusal = StorageError.notAFolder(path: data, inTheWay: file)
      #expect(await error(data + "/pocketful.sqlite") == refusal)
      #expect(throws: refusal) { try Storage.Database.isThere(path: data + "/pocketful.sqlite") }
      #expect(refusal.sentence.contains(" is not a folder. Choose another") && !refusal.sentence.contains("writable"))
    }
    #expect(try !Storage.Database.isThere(path: folder.path("new/pocketful.sqlite")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test("a link that leads nowhere is no folder to be made")
  func deadLink() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("nowhere"))
    #expect(throws: StorageError.self) { try Storage.Database.isThere(path: folder.path("link/pocketful.sqlite")) }
  }

  @Test(
    "a folder that may not be written is that, whether or not it has to be made",
    .enabled(if: geteuid() != 0, "who is root may write everywhere"))
  func closedFolder() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    for data in [folder.path, folder.path("data")] {
      let refusal = StorageError.closedFolder(path: data, reason: "permission denied")
      #expect(await error(data + "/pocketful.sqlite") == refusal)
      #expect(throws: refusal) { try Storage.Database.isThere(path: data + "/pocketful.sqlite") }
    }
  }

  @Test("a full disk is called that, however SQLite comes upon it; what else fails is not called full")
  func full() {
    func told(_ code: ResultCode, isFull: Bool) -> StorageError {
      StorageError(DatabaseError(resultCode: code), path: "p") { isFull }
    }
    let codes: [ResultCode] = [.SQLITE_IOERR_WRITE, .SQLITE_IOERR_SHMSIZE, .SQLITE_CANTOPEN]
    for code in codes { #expect(told(code, isFull: true) == .full(path: "p")) }
    #expect(told(.SQLITE_FULL, isFull: false) == .full(path: "p"))
    #expect(
      told(.SQLITE_IOERR_WRITE, isFull: false)
        == .failed(path: "p", reason: "reading or writing it failed (SQLite error 778)"))
    #expect(told(.SQLITE_CANTOPEN, isFull: false) == .failed(path: "p", reason: "it can't be opened for writing"))
    #expect(told(.SQLITE_NOTADB, isFull: true) == .corrupt(path: "p"))
  }

  @Test("a folder where the file should be is named")
  func folderAsFile() async throws {
    let folder = try TemporaryFolder()
    #expect(await error(folder.path) != nil)
  }

  @Test("every reason is one sentence that says what to do next")
  func sentences() {
    let all: [StorageError] = [
      .folder(path: "p", reason: "r"), .notAFolder(path: "p", inTheWay: "p"), .notAFolder(path: "p/q", inTheWay: "p"),
      .closedFolder(path: "p", reason: "r"), .corrupt(path: "p"), .tooNew(path: "p"), .full(path: "p"),
      .failed(path: "p", reason: "r"), .unsupported(address: "a"),
    ]
    for error in all {
      #expect(error.sentence.hasSuffix(".") && !error.sentence.contains("\n") && !error.sentence.contains(".."))
    }
  }
}
