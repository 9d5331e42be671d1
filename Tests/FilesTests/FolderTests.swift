import Testing

@testable import Files

@Suite("The folder a file stands in")
struct FolderTests {
  @Test(
    "is the path without its last part",
    arguments: [
      ("a/b", "a"), ("/a", "/"), ("/a/b/c", "/a/b"), ("a/b/", "a"), ("a//b", "a"), ("//a", "/"), ("/", "/"),
      ("//", "/"),
      ("d", ""), ("dd", ""), ("é", ""), ("", ""), ("./d", "."), ("../d", ".."), ("~/x", "~"), ("a/é", "a"),
    ])
  func folder(path: String, folder: String) {
    #expect(Folder.of(path) == folder)
  }
}
