import Kernel
import TestSupport
import Testing

@testable import Departures

@Suite("A network of several agencies")
struct NetworkPartsTests {
  private static let west = Zone(
    name: "America/Los_Angeles", firstOffset: -28800,
    transitions: [.init(since: Instant(seconds: 1_741_514_400), offset: -25200)])

  private func network() -> Network {
    var network = Places.network
    network.parts = [.init(slug: "west", agency: "West Metro", zone: Self.west)]
    return network
  }

  @Test("its facts have a row for each further agency, with its zone, and are read back whole")
  func facts() throws {
    let text = network().facts
    #expect(
      text.contains("\npart\twest\tWest Metro\nzone\tAmerica/Los_Angeles\t-28800\nchange\t1741514400\t-25200\nline\t"))
    let read = try Network(facts: Array(text.utf8))
    #expect(read.parts == network().parts && read.zone == Places.zone)
    #expect(!Places.network.facts.contains("part\t"))
  }

  @Test(
    "an agency stands behind the first one's zone and before all lines",
    arguments: [
      "agency\tA\npart\tb\tB\n", "agency\tA\nzone\tUTC\t0\nline\t1\t1\t1\t000000\tcircle\t\npart\tb\tB\n",
      "agency\tA\nzone\tUTC\t0\npart\tb\n",
    ])
  func order(rows: String) {
    #expect(throws: FactsError.self) { try Network(facts: Array(("pocketful facts 1\n" + rows).utf8)) }
  }

  @Test("an id of another agency is told in its zone, and without its slug where nothing knows its label")
  func ids() {
    let network = network()
    for (id, zone, own) in [
      ("west~Q", "America/Los_Angeles", "Q"), ("Q", "America/New_York", "Q"), ("east~Q", "America/New_York", "east~Q"),
      ("~Q", "America/New_York", "~Q"), ("west", "America/New_York", "west"), ("", "America/New_York", ""),
    ] {
      #expect(network.zone(of: id).name == zone && network.own(id) == own, "\(id)")
    }
  }

  @Test("an alert that names nobody is of its agency's stations alone")
  func reach() {
    let (ours, theirs) = (Alert(id: "a"), Alert(id: "west~a"))
    #expect(
      AlertReach.reaches(ours, station: "127", lines: []) && !AlertReach.reaches(ours, station: "west~1", lines: []))
    #expect(
      !AlertReach.reaches(theirs, station: "127", lines: []) && AlertReach.reaches(theirs, line: "west~1", station: nil)
    )
  }
}
