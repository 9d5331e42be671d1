import Feeds
import Kernel
import Logging

/// The agency whose ids stand alone: New York's subway, or what was imported in its place; or the one that the agencies' file
/// calls its first, read as any other of that file is.
struct FirstAgency {
  let boards: LiveBoards
  let alerts: LiveAlerts
  let equipment: LiveEquipment
  /// What is asked for it.
  let upstreams: [FeedUpstream]
  /// Keeps its timetable up to date.
  let refresh: @Sendable (FeedClient) -> StaticRefresh

  /// With what an earlier run left of it.
  init(_ plan: ServerPlan, kept: [KeptFeed], clock: @escaping @Sendable () -> Instant, logger: Logger) {
    let feeds: [FeedUpstream]
    if let entry = plan.first {
      let agency = ServedAgency(entry, dataFolder: plan.dataFolder, kept: kept, clock: clock, logger: logger)
      boards = agency.live.boards
      alerts = agency.live.alerts ?? LiveAlerts(isAsked: false, logger: logger)
      feeds = agency.live.upstreams
      refresh = { agency.refresh($0) }
    } else {
      let statics = StaticSet(
        folder: plan.dataFolder, source: plan.timetable, clock: clock, logger: logger)
      let loaded = statics.load()
      let newYork = RealtimeFeed.newYork(base: plan.realtimeBase.revealed)
      let live = LiveBoards(
        feeds: newYork, network: loaded?.network ?? BuiltIn.newYork, map: loaded?.map,
        timetable: loaded?.timetable ?? .none, kept: kept)
      boards = live
      alerts = LiveAlerts(kept: kept.last { $0.name == AlertsFeed.name }, logger: logger)
      feeds = newYork.map { .transit($0, live) } + [.alerts(plan.alerts, alerts, network: live.source.network)]
      refresh = { StaticRefresh(statics: statics, client: $0, live: live) }
    }
    equipment = LiveEquipment(plan.equipment, kept: kept, network: boards.source.network, logger: logger)
    upstreams = feeds + equipment.upstreams
  }
}
