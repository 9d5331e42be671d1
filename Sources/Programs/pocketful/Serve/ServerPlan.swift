import Feeds
import Logging
import Storage
import Website

/// Everything a server needs to know before it starts, checked.
struct ServerPlan {
  var host: String
  var port: Int
  var dataFolder: String
  var database: DatabaseAddress
  var realtimeBase: String
  var racesURL: String
  var scoreURL: String
  var timetable: TimetableSource?
  var webFolder: String?
  var now: Int64?
  var publicURL: PublicURL?
  var proxies: TrustedProxies
  var isScoreOpen: Bool
  var areMetricsOpen: Bool
  var logLevel: Logger.Level

  /// Where the timetable comes from.
  enum TimetableSource: Equatable {
    case file(String)
    case url(String)
  }

  init(_ settings: Settings, _ environment: [String: String]) throws(Failure) {
    host = settings[.host] ?? "127.0.0.1"
    port = try settings.port(default: 8080)
    dataFolder = try settings.dataFolder(environment)
    now = try settings.now()
    realtimeBase = try settings.url(.realtimeBase) ?? RealtimeFeed.newYorkBase
    racesURL = try settings.url(.racesURL) ?? RacesFeed.standard
    scoreURL = try settings.url(.scoreURL) ?? ScoreFeed.standard
    webFolder = settings[.web]
    publicURL = try settings.publicURL()
    proxies = try settings.trustedProxies()
    isScoreOpen = try settings.isSet(.scoreOpen)
    areMetricsOpen = try settings.isSet(.metricsOpen)
    logLevel = try settings.logLevel()
    for setting in [Setting.alertsURL] { _ = try settings.url(setting) }
    switch settings[.static] {
    case .none: timetable = nil
    case .some(let text) where text.hasPrefix("http://") || text.hasPrefix("https://"): timetable = .url(text)
    case .some(let path): timetable = .file(path)
    }
    do {
      database =
        try settings[.database].map { text throws(StorageError) in try DatabaseAddress(text) }
        ?? .file(inFolder: dataFolder)
    } catch {
      throw .wrongUse(error.sentence)
    }
  }
}

extension ServerPlan {
  func website(connections: Int) -> WebsiteConfiguration {
    WebsiteConfiguration(
      host: host, port: port, publicURL: publicURL, machine: [Machine.name], proxies: proxies, isScoreOpen: isScoreOpen,
      areMetricsOpen: areMetricsOpen, connections: connections)
  }
}
