import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// The agency's two lists, in the words of a test.
enum EquipmentLists {
  static func outage(
    _ number: String, kind: String = "EL", station: String = "Times Sq-42 St", lines: String = "N/Q/R/W",
    serving: String = "the street to the mezzanine", from: String = "09/30/2025 12:05:00 PM", back: String = "",
    reason: String = "Repair"
  ) -> JSON {
    .object([
      "station": .string(station), "borough": .string("MN"), "trainno": .string(lines), "equipment": .string(number),
      "equipmenttype": .string(kind), "serving": .string(serving), "ADA": .string("Y"), "outagedate": .string(from),
      "estimatedreturntoservice": .string(back), "reason": .string(reason), "isupcomingoutage": .string("N"),
      "ismaintenanceoutage": .string("N"),
    ])
  }

  static func machine(_ number: String, stops: String, around: String = "") -> JSON {
    .object([
      "station": .string("Times Sq-42 St"), "equipmentno": .string(number), "equipmenttype": .string("EL"),
      "elevatorsgtfsstopid": .string(stops), "alternativeroute": .string(around), "redundant": .integer(1),
    ])
  }

  static func bytes(_ rows: [JSON]) -> [UInt8] { Array(JSON.array(rows).text.utf8) }
}

@Suite("The agency's list of elevators that are out")
struct OutageTests {
  @Test("a row says which, of what kind, where, why, since when and till when, in the agency's local time")
  func row() throws {
    let row = EquipmentLists.outage("EL227", back: "11/02/2025 11:59:00 PM")
    let list = try Outage.list(EquipmentLists.bytes([row]), in: BuiltIn.newYork.zone)
    let outage = try #require(list.outages.first)
    #expect(list.malformed == 0 && outage.number == "EL227" && outage.kind == .elevator)
    #expect(outage.station == "Times Sq-42 St" && outage.lines == ["N", "Q", "R", "W"] && outage.reason == "Repair")
    #expect(outage.start?.iso8601(in: BuiltIn.newYork.zone) == "2025-09-30T12:05:00-04:00")
    #expect(outage.expectedBack?.iso8601(in: BuiltIn.newYork.zone) == "2025-11-02T23:59:00-05:00", "clocks went back")
  }

  @Test(
    "twelve is noon and midnight; what is no time is none",
    arguments: [
      ("09/30/2025 12:00:00 AM", "2025-09-30T00:00:00Z"), ("09/30/2025 12:00:00 PM", "2025-09-30T12:00:00Z"),
      ("9/3/2025 1:02:03 PM", "2025-09-03T13:02:03Z"), ("", nil), ("soon", nil), ("09/30/2025", nil),
      ("13/01/2025 01:00:00 AM", nil), ("02/30/2025 01:00:00 AM", nil), ("09/30/2025 13:00:00 PM", nil),
      ("09/30/2025 00:00:00 AM", nil), ("09/30/2025 01:60:00 AM", nil), ("09/30/2025 01:00:00 XM", nil),
      ("12/31/99999999999999999999 01:00:00 AM", nil),
    ] as [(String, String?)])
  func times(text: String, time: String?) {
    #expect(Outage.moment(text, in: .utc)?.iso8601(in: .utc) == time)
  }

  @Test("rows that can't be read are counted and leave the others alone")
  func rows() throws {
    let rows: [JSON] = [
      .null, .string("x"), .array([]), .object([]), EquipmentLists.outage(""), EquipmentLists.outage("RA1", kind: "RA"),
      EquipmentLists.outage("ES2", kind: "ES"),
    ]
    let list = try Outage.list(EquipmentLists.bytes(rows), in: .utc)
    #expect(list.outages.map(\.number) == ["ES2"] && list.malformed == 6 && list.outages[0].kind == .escalator)
  }

  @Test(
    "what is no list of rows is refused, whichever list was asked for", arguments: ["", "{}", "<html>", "[{]", "7"])
  func refused(text: String) {
    #expect(throws: UpstreamError.notEquipment) { try Outage.list(Array(text.utf8), in: .utc) }
    #expect(throws: UpstreamError.notEquipment) { try EquipmentRegister(Array(text.utf8)) }
  }

  @Test("neither a list nor its texts grow beyond all measure")
  func bounded() throws {
    let rows = (0..<Outage.most + 3).map { EquipmentLists.outage("EL\($0)", serving: "x") }
    let list = try Outage.list(EquipmentLists.bytes(rows), in: .utc)
    #expect(list.outages.count == Outage.most && list.malformed == 3)
    let long = EquipmentLists.outage("EL1", serving: String(repeating: "a", count: 10_000))
    let one = try Outage.list(EquipmentLists.bytes([long]), in: .utc)
    #expect(one.outages[0].serving.count == EquipmentRows.longest)
  }
}
