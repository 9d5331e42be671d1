/// New York's eight subway feeds as the agency lists them (https://api.mta.info/#/subwayRealTimeFeeds, no key needed).
/// The numbered feed changes about every 3 s, the others each 15 s.
extension RealtimeFeed {
  package static let newYorkBase = "https://api-endpoint.mta.info/Dataservice/mtagtfsfeeds/"

  package static func newYork(base: String = newYorkBase) -> [RealtimeFeed] {
    groups.map { group in
      RealtimeFeed(
        name: group.name, url: address(of: group.name, below: base), lines: group.lines, agency: .newYork,
        interval: group.interval)
    }
  }

  /// Of a feed of any kind: `name` keeps its escaped slash, a plain one is answered with 403.
  static func address(of name: String, below base: String) -> String {
    (base.utf8.last == UInt8(ascii: "/") ? base : base + "/") + name
  }

  private static let groups: [(name: String, lines: [String], interval: Int64)] = [
    ("nyct%2Fgtfs", ["1", "2", "3", "4", "5", "6", "6X", "7", "7X", "GS"], 5),
    ("nyct%2Fgtfs-ace", ["A", "C", "E", "H"], 15),
    ("nyct%2Fgtfs-bdfm", ["B", "D", "F", "FX", "M", "FS"], 15),
    ("nyct%2Fgtfs-g", ["G"], 15),
    ("nyct%2Fgtfs-jz", ["J", "Z"], 15),
    ("nyct%2Fgtfs-l", ["L"], 15),
    ("nyct%2Fgtfs-nqrw", ["N", "Q", "R", "W"], 15),
    ("nyct%2Fgtfs-si", ["SI"], 15),
  ]
}
