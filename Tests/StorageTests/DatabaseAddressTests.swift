import Storage
import Testing

@Suite("Where data is kept, as it is written on the command line")
struct DatabaseAddressTests {
  @Test("sqlite: names a file, a data folder holds one")
  func files() throws {
    #expect(try DatabaseAddress("sqlite:/var/lib/p.db") == .sqlite(path: "/var/lib/p.db"))
    #expect(DatabaseAddress.file(inFolder: "data") == .sqlite(path: "data/pocketful.sqlite"))
    #expect(DatabaseAddress.file(inFolder: "data/") == .sqlite(path: "data/pocketful.sqlite"))
  }

  @Test("PostgreSQL is refused by a sentence that keeps the password to itself")
  func postgres() {
    do {
      _ = try DatabaseAddress("postgres://me:secret@db/pocketful")
      Issue.record("not spoken yet")
    } catch {
      #expect(error.sentence.contains("does not speak to yet"))
      #expect(!error.sentence.contains("secret"))
    }
  }

  @Test("anything else is refused", arguments: ["", "sqlite:", "sqlite:folder/", "mysql://x", "pocketful.db"])
  func others(text: String) {
    #expect(throws: StorageError.self) { try DatabaseAddress(text) }
  }
}
