import Accounts
import Feeds
import Logging
import Mail
import Push
import Storage
import Website

/// Everything a server needs to know before it starts, checked.
struct ServerPlan {
  var website: WebsiteConfiguration
  var dataFolder: String
  var database: DatabaseAddress
  /// Where it is listened, if not where it is asked.
  var listening: PostgresAddress?
  var signup: Signup
  var providers: [OpenIDProvider]
  /// nil where no mail goes out.
  var mail: MailServer?
  var pushHosts: PushHosts
  /// Where push services reach who runs this.
  var contact: Contact?
  var realtimeBase: SecretAddress
  /// nil for New York's, below the realtime base.
  var alertsURL: SecretAddress?
  /// The same of elevators.
  var elevatorsURL: SecretAddress?
  var racesURL: SecretAddress
  var scoreURL: SecretAddress
  var timetable: TimetableSource?
  /// Those that the agencies' file names.
  var agencies: [AgencyEntry]
  var webFolder: String?
  /// Seconds since 1970 at which the clock stands still.
  var now: Int64?
  var logLevel: Logger.Level

  init(_ settings: Settings) throws(Failure) {
    try settings.check()
    website = WebsiteConfiguration(
      host: try settings.host, port: try settings.port, publicURL: try settings.publicURL, machine: [Machine.name],
      proxies: try settings.trustedProxies ?? TrustedProxies(), isScoreOpen: try settings.scoreOpen,
      areMetricsOpen: try settings.metricsOpen, drain: .seconds(try settings.drain))
    dataFolder = try settings.dataFolder
    database = try settings.people
    if case .postgres(let address)? = try settings.databaseListen { listening = address }
    signup = try settings.signup ?? (website.isLocal ? .open : .invite)
    let providersFile = try settings.openID
    providers =
      if let providersFile {
        try ProvidersFile.read(providersFile, environment: settings.environment)
      } else { [] }
    let mailFile = try settings.mail
    mail = if let mailFile { try MailFile.read(mailFile, environment: settings.environment) } else { nil }
    pushHosts = try settings.pushHosts ?? PushHosts()
    contact = try settings.contact
    realtimeBase = try settings.realtimeBase
    alertsURL = try settings.alertsURL
    elevatorsURL = try settings.elevatorsURL
    racesURL = try settings.racesURL
    scoreURL = try settings.scoreURL
    timetable = try settings.timetable
    webFolder = try settings.web
    let others = try settings.agencies
    do throws(AgenciesError) {
      agencies = if let others { try AgenciesFile.read(others) } else { [] }
    } catch {
      throw .wrongUse(error.sentence)
    }
    now = try settings.now
    logLevel = try settings.logLevel
    if first != nil, timetable != nil || alertsURL != nil {
      throw .wrongUse(
        "\(others ?? "") names a first agency, its timetable and its alerts: leave --static and --alerts-url out.")
    }
  }

  /// The one in place of New York's subway, if there is one.
  var first: AgencyEntry? { agencies.first(where: \.isFirst) }

  /// Those beside the first.
  var others: [AgencyEntry] { agencies.filter { !$0.isFirst } }

  /// Where the first agency's timetable is.
  var firstFolder: String { first.map { ServedAgency.folder(of: $0.slug, in: dataFolder) } ?? dataFolder }

  var alerts: AlertsFeed { AlertsFeed(url: alertsURL?.revealed, realtimeBase: realtimeBase.revealed) }

  var equipment: EquipmentFeed {
    EquipmentFeed(url: elevatorsURL?.revealed, realtimeBase: realtimeBase.revealed)
  }

  /// What can be asked for anew, beside what people send.
  var cacheFile: String { (dataFolder.hasSuffix("/") ? dataFolder : dataFolder + "/") + "cache.sqlite" }
}
