import FareCard
import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// What was written can be read back: of any size, cut anywhere, set out in any way, with what was damaged.
@Suite("The data file")
struct DataFileTests {
  private static let zone = Zone.utc
  private static let now = Instant(seconds: 1_790_000_000)

  private func journal(_ count: Int, seed: UInt64, device: String = "phone") -> Journal {
    var random = SeededRandom(seed: seed)
    var journal = Journal(writer: device)
    let odd = ["]", "},{", "\\\"", "é\u{1F600}", "\"operations\":[", "\u{1}", "[[{{", ","]
    for index in 0..<count {
      let texts = JSON.array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in .string(odd[Int(random.next() % 8)]) })
      let fields = JSON.object([
        "text": texts, "damaged": .array([]), odd[index % 8]: .object(["operations": .array([])]),
      ])
      journal.receive([
        journal.draft(Change(kind: "future.thing", fields: fields), now: Self.now.adding(seconds: Int64(index)))
      ])
    }
    return journal
  }

  private func text(_ journal: Journal, damaged: [String] = [], piece: Int = 1 << 20) -> String {
    var writer = DataFileWriter(
      operations: journal.operations, damaged: damaged,
      frame: DataFile.Frame(device: journal.writer, now: Self.now, zone: Self.zone))
    var text = ""
    while !writer.isDone { text += writer.piece(bytes: piece) }
    return text
  }

  private func read(_ text: String, piece: Int = .max) throws(DataFileError) -> DataFile {
    var reader = DataFileReader()
    var rest = Substring(text)
    while !rest.isEmpty {
      reader.add(String(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    return try reader.finished()
  }

  @Test("whatever a journal holds is read back as it was, whatever the pieces", arguments: 0..<30)
  func anything(seed: UInt64) throws {
    let journal = journal(Int(seed), seed: seed)
    let damaged = ["", "{", "\"", "]}", "null", String(repeating: "x", count: 70_000)].prefix(Int(seed) % 7)
    let whole = text(journal, damaged: Array(damaged))
    #expect(text(journal, damaged: Array(damaged), piece: 1) == whole)
    #expect(try JSON.parse(whole)["operations"]?.array?.count == Int(seed))
    for piece in [1, 7, 1000, Int.max] {
      let file = try read(whole, piece: piece)
      #expect(file.records.map { $0.text } == journal.operations.map { $0.text })
      #expect(file.damaged == Array(damaged) && file.unusable == 0)
    }
  }

  @Test("each operation has a line, and so has each damaged record")
  func lines() {
    let text = text(journal(3, seed: 1), damaged: ["a", "b"])
    #expect(text.split(separator: "\n").count == 1 + 3 + 1 + 2 + 1)
  }

  @Test("a file on one line, or on very many, is the same file")
  func layouts() throws {
    let journal = journal(5, seed: 2)
    let whole = text(journal, damaged: ["x"])
    let oneLine = try JSON.parse(whole).text
    let spread = whole.replacing(",\n", with: "\n , \n\t ").replacing("[\n", with: " [ \r\n")
    for text in [oneLine, spread, "\u{FEFF}" + whole + "\n"] {
      let file = try read(text)
      #expect(file.records.map { $0.id } == journal.operations.map { $0.id } && file.damaged == ["x"])
    }
  }

  @Test("a file cut anywhere says so")
  func cut() {
    let whole = Array(text(journal(2, seed: 3), damaged: ["x"]).utf8)
    for length in 1..<whole.count {
      #expect(throws: DataFileError.notJSON) { try read(String(decoding: whole[..<length], as: UTF8.self)) }
    }
  }

  @Test("a record that is damaged spoils no other, however deep or long it is")
  func spoiled() throws {
    let good = journal(2, seed: 4).operations.map { $0.text }
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    let long = "\"" + String(repeating: "y", count: 3 << 20) + "\""
    for (bad, isKept) in [
      (deep, false), ("{\"id\":}", false), ("{\"id\":\"a-1\"}", true), ("nonsense", false), ("", false), (long, false),
    ] {
      let text =
        "{\"format\":\"pocketful.data\",\"version\":1,\"operations\":[" + good[0] + "," + bad + "," + good[1] + "]}"
      let file = try read(text)
      #expect(file.records.map { $0.text } == good && file.unusable == (isKept ? 0 : 1))
      #expect(file.damaged == (isKept ? [bad] : []))
    }
  }

  @Test(
    "a member that this version knows nothing of is passed over, whatever it is and however large",
    arguments: [
      #""x""#, "7", "null", #"{"operations":[1,{"damaged":["a"]}],"b":"},"}"#, #"["],","{"]"#,
      "\"" + String(repeating: "operations", count: 20_000) + "\"",
    ])
  func foreign(value: String) throws {
    let journal = journal(3, seed: 6)
    let whole = text(journal, damaged: ["x"])
    for text in [
      whole.replacing(#","operations":["#, with: #","state":\#(value),"operations":["#),
      whole.replacing("\n],", with: "\n],\"later\" : \(value) , "),
      String(whole.dropLast()) + #","end":\#(value)}"#,
    ] {
      let file = try read(text)
      #expect(file.records.map { $0.id } == journal.operations.map { $0.id })
      #expect(file.damaged == ["x"] && file.unusable == 0 && file.exported == Self.now)
      #expect(throws: DataFileError.notJSON) { try read(String(text.dropLast(2))) }
    }
  }

  @Test("more than 20 MB are read, where one value may have 20")
  func large() throws {
    var journal = Journal(writer: "phone")
    let long = JSON.string(String(repeating: "x", count: 60_000))
    for index in 0..<350 {
      journal.receive([
        journal.draft(
          Change(kind: "future.thing", fields: .object(["text": long])), now: Self.now.adding(seconds: Int64(index)))
      ])
    }
    let whole = text(journal)
    #expect(whole.utf8.count > 21_000_000)
    #expect(try read(whole, piece: 1 << 20).records.count == 350)
  }
}

/// The same through the app.
@Suite("The data file in the app")
struct DataFileScreenTests {
  private func used(_ device: String = "phone") -> Phone {
    let phone = Phone(device: device)
    StationPage.open("127", on: phone).add()
    phone.open("/")
    return phone
  }

  private func export(_ phone: Phone) -> String {
    let before = phone.saved.count
    SettingsPage.open(phone, "data").press("Export all")
    return phone.saved[before...].map { $0.text }.joined()
  }

  @Test("damaged records survive an export, an erase and an import, once")
  func damaged() throws {
    let phone = used()
    phone.journal[2] = "{half"
    phone.journal[3] = "\u{0}garbage"
    phone.open("/")
    let file = export(phone)
    let fresh = Phone(device: "fresh")
    let page = SettingsPage.open(fresh, "data")
    page.chooseFile(file)
    #expect(page.preview.contains("2 damaged entries, kept as they are"))
    page.press("Add 3")
    #expect(fresh.journal.count == 4 && page.facts.contains("2 saved entries are damaged"))
    fresh.follow("/settings/data")
    page.chooseFile(file)
    #expect(page.preview.first == "Everything in it is here already.")
    #expect(try JSON.parse(export(fresh))["damaged"] == JSON.parse(file)["damaged"])
  }

  @Test("a file that comes in pieces is shown when the last is there")
  func pieces() {
    let file = export(used())
    let other = Phone(device: "other")
    let page = SettingsPage.open(other, "data")
    other.act("settings read begin")
    #expect(page.preview.isEmpty)
    for byte in file { other.act("settings read part", value: String(byte)) }
    #expect(page.preview.isEmpty)
    other.act("settings read")
    #expect(page.preview.first == "1 new change")
  }

  @Test("nothing is said to be here that was not understood")
  func understood() {
    let page = SettingsPage.open(Phone(), "data")
    let head = "{\"format\":\"pocketful.data\",\"version\":1,\"operations\":["
    page.chooseFile(head + "]}")
    #expect(page.preview == ["There is nothing in it."])
    page.chooseFile(head + "1,2]}")
    #expect(page.preview == ["Nothing in it can be used.", "2 that can’t be used, left out"])
  }

  @Test("a number that this device never gave is refused, and what is entered later is kept")
  func farNumber() {
    let phone = used()
    let page = SettingsPage.open(phone, "data")
    for number in ["4503595332403199", "9000000"] {
      page.chooseFile(
        """
        {"format":"pocketful.data","version":1,"operations":[
        {"id":"phone-\(number)","at":[1759414800000,0],"kind":"app.chosen","fields":{"preference":"theme","value":"dark"}}]}
        """)
      #expect(page.preview == ["Nothing in it can be used.", "1 that can’t be used, left out"])
    }
    StationPage.open("R20", on: phone).add()
    phone.open("/")
    #expect(MyStopsPage.open(phone).stations.count == 2)
    #expect(Set(phone.journal.values.compactMap { try? Operation(text: $0).id }).count == phone.journal.count)
  }

  @Test("a stamp of the end of time does not become this device's")
  func farStamp() throws {
    let phone = Phone()
    let page = SettingsPage.open(phone, "data")
    page.chooseFile(
      """
      {"format":"pocketful.data","version":1,"operations":[
      {"id":"x-1","at":[253402300799999,65535],"kind":"app.chosen","fields":{"preference":"theme","value":"dark"}}]}
      """)
    page.press("Add 1")
    phone.follow("/settings")
    phone.act("settings choose theme light")
    let stamps = try phone.journal.values.map { try Operation(text: $0).at }.sorted()
    #expect(stamps.count == 3, "with what says that a file brought the first")
    #expect(stamps.allSatisfy { $0.milliseconds <= phone.now.milliseconds + 86_400_000 })
    #expect(stamps.last?.writer == "phone", "what was chosen last is the later one")
  }
}
