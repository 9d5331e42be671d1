import Foundation
import Storage
import Testing

@Suite("A file of data that is of no use")
struct BrokenFileTests {
  private func error(_ path: String) -> StorageError? {
    do {
      _ = try FeedStore.sqlite(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("a file that is no database is named, and left as it was")
  func notADatabase() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pocketful.sqlite")
    let text = Data("this is somebody's diary, not a database".utf8)
    try text.write(to: URL(fileURLWithPath: path))
    #expect(error(path) == .corrupt(path: path))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
  }

  @Test("a database with a broken page is named, and left as it was")
  func brokenPage() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pocketful.sqlite")
    _ = try FeedStore.sqlite(path: path)
    try await Task.sleep(for: .milliseconds(50))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(bytes.count > 200)
    for index in 100..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: folder.path("broken.sqlite")))
    #expect(error(folder.path("broken.sqlite")) == .corrupt(path: folder.path("broken.sqlite")))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("broken.sqlite"))) == bytes)
  }

  @Test("a folder that can't be made is named with the reason")
  func folderInTheWay() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path("file")))
    guard case .folder(let path, let reason) = error(folder.path("file/data/pocketful.sqlite")) else {
      Issue.record("a folder inside a file must be refused")
      return
    }
    #expect(path == folder.path("file/data"))
    #expect(!reason.isEmpty)
  }

  @Test("a folder where the file should be is named")
  func folderAsFile() throws {
    let folder = try TemporaryFolder()
    #expect(error(folder.path) != nil)
  }

  @Test("every reason is one sentence that says what to do next")
  func sentences() {
    let all: [StorageError] = [
      .folder(path: "p", reason: "r"), .corrupt(path: "p"), .tooNew(path: "p"), .full(path: "p"),
      .failed(path: "p", reason: "r"), .unsupported(address: "a"),
    ]
    for error in all { #expect(error.sentence.hasSuffix(".") && !error.sentence.contains("\n")) }
  }
}
