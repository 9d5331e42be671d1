import Departures
import Feeds
import Kernel
import Logging

/// An agency of that file, as this program serves it: its state, what is asked for it, and its timetable in a folder of
/// its own.
struct ServedAgency {
  let live: LiveAgency
  private let statics: StaticSet
  private let entry: AgencyEntry

  /// With what an earlier run left of it.
  init(
    _ entry: AgencyEntry, dataFolder: String, kept: [KeptFeed], clock: @escaping @Sendable () -> Instant, logger: Logger
  ) {
    var logger = logger
    logger[metadataKey: "agency"] = "\(entry.slug)"
    self.entry = entry
    statics = StaticSet(
      folder: Self.folder(of: entry.slug, in: dataFolder), source: entry.timetable, zone: entry.zone,
      headers: entry.headers, clock: clock, logger: logger)
    let loaded = statics.load()
    live = LiveAgency(
      slug: entry.slug, feeds: entry.feeds,
      network: entry.network(of: loaded), map: loaded?.map, timetable: loaded?.timetable ?? .none,
      language: entry.language, kept: kept, logger: logger)
  }

  static func folder(of slug: String, in dataFolder: String) -> String {
    (dataFolder.hasSuffix("/") ? dataFolder : dataFolder + "/") + "agencies/" + slug
  }

  func refresh(_ client: FeedClient) -> StaticRefresh {
    StaticRefresh(
      statics: statics, client: client, live: live.boards, network: { [entry] in entry.network(of: $0) })
  }
}

extension AgencyEntry {
  /// The network of its set, named and grouped as the person wants it; one without stations until a set was taken in.
  func network(of loaded: StaticImport.Loaded?) -> Network {
    guard let loaded else { return Network(agency: slug, zone: .utc, lines: [], stations: []) }
    var network = groups.joined(loaded.network ?? BuiltIn.newYork)
    if let name { network.agency = name }
    return network
  }

  /// Where its feeds are.
  var feeds: LiveAgency.Feeds {
    LiveAgency.Feeds(
      tripUpdates: tripUpdates?.revealed, vehiclePositions: vehiclePositions?.revealed, alerts: alerts?.revealed,
      headers: headers.revealed, interval: interval)
  }
}
