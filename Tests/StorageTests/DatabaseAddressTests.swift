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

  @Test(
    "postgres:// names a server; what describes it keeps the password to itself",
    arguments: [
      "postgres://me:secret@db/pocketful", "postgresql://me:secret@one:5432,two:5433/pocketful?sslmode=verify-full",
      "postgres://", "postgres://me@/name?host=/var/run/postgresql",
    ])
  func postgres(text: String) throws {
    let address = try DatabaseAddress(text)
    #expect(address == .postgres(try PostgresAddress(text)))
    #expect(!"\(address)".contains("secret") && !String(reflecting: address).contains("secret"))
    var dump = ""
    Swift.dump(address, to: &dump)
    #expect(!dump.contains("secret"))
  }

  @Test(
    "an address that can't be read is refused by a sentence without a part of it",
    arguments: [
      "postgres://me:sec%ret@db/pocketful", "postgres://db?secret=1",
      "postgres://[::1/secret",
    ])
  func unreadable(text: String) {
    let error = #expect(throws: StorageError.self) { try DatabaseAddress(text) }
    #expect(error?.sentence.contains("can't be read as an address") == true)
    #expect(error?.sentence.contains("sec") == false)
  }

  @Test("anything else is refused", arguments: ["", "sqlite:", "sqlite:folder/", "mysql://x", "pocketful.db"])
  func others(text: String) {
    #expect(throws: StorageError.self) { try DatabaseAddress(text) }
  }
}
