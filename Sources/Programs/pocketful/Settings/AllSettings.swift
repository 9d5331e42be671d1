import Accounts
import Feeds
import Kernel
import Logging
import Push
import Storage
import Website

/// Everything a person may set, each declared once. A new one is a line here, and its use: its flag, its variable, its
/// name in a file, its words in `--help` and what is said of a wrong value all come of that line.
struct AllSettings: Sendable {
  let host = Setting("host", "Address to listen on", by: .serve, default: "127.0.0.1") { $0 }

  let port = Setting(
    "port", "Port to listen on", by: [.serve, .invite], default: 8080, must: "be a whole number from 0 to 65535"
  ) { Int($0).flatMap { (0...65_535).contains($0) ? $0 : nil } }

  let data = Setting<String?>(
    "data", "Folder of data", of: "DIR", by: [.all, .accounts, .invite, .device], standing: "~/.local/share/pocketful",
    must: "name a folder", tells: .nothing
  ) { $0.isEmpty ? nil : $0 }

  let realtimeBase = Setting.address("realtime-base", inPlaceOf: RealtimeFeed.newYorkBase)
  let alertsURL = Setting.address(
    "alerts-url", "Where the alerts are", standing: "\(AlertsFeed.newYorkPath) below the realtime base")
  let elevatorsURL = Setting.address(
    "elevators-url", "Where it is said which elevators are out, beside a list \u{2026}_equipments.json of all",
    standing: "\(EquipmentFeed.newYorkPath) below the realtime base")
  let racesURL = Setting.address("races-url", inPlaceOf: RacesFeed.standard)
  let scoreURL = Setting.address("score-url", inPlaceOf: ScoreFeed.standard)

  /// Seconds since 1970.
  let now = Setting<Int64?>(
    "now", "Stops the clock at this second since 1970", of: "UNIX", by: [.all, .accounts, .invite, .device],
    must: "be a time in whole seconds since 1970"
  ) { Int64($0).flatMap { AllSettings.seconds.contains($0) ? $0 : nil } }

  let database = Setting<DatabaseAddress?>(
    "database",
    "sqlite:FILE, or postgres://USER:PASSWORD@HOST/NAME, which several servers may share: "
      + "Documentation/PostgreSQL.md",
    of: "ADDRESS", by: [.serve, .doctor, .accounts, .invite], standing: "a file in the data folder",
    isSecret: true
  ) { text throws(Failure) in
    do throws(StorageError) { return try DatabaseAddress(text) } catch { throw Failure.wrongUse(error.sentence) }
  }

  let databasePooler = Setting.switch(
    "database-pooler", "A pooler such as PgBouncer is in front of the database, in transaction mode",
    by: [.serve, .doctor, .accounts, .invite])

  let databaseListen = Setting<DatabaseAddress?>(
    "database-listen", "Where to listen, past the pooler: the database's own address", of: "ADDRESS",
    by: [.serve, .doctor],
    standing: "as --database", isSecret: true
  ) { text throws(Failure) in
    do throws(StorageError) { return .postgres(try PostgresAddress(text)) } catch {
      throw Failure.wrongUse(error.sentence)
    }
  }

  /// Seconds.
  let drain = Setting(
    "drain",
    "Seconds for which it goes on answering once it was told to stop, while /readyz says 503: longer than a load "
      + "balancer takes to see that",
    of: "SECONDS", by: .serve, default: 0, must: "be a whole number from 0 to 600"
  ) { Int64($0).flatMap { (0...600).contains($0) ? $0 : nil } }

  let timetable = Setting<TimetableSource?>(
    "static", "Timetable to import and keep up to date, a GTFS zip", of: "FILE|URL", by: .serve,
    standing: "what was imported", isSecret: true
  ) { text throws(Failure) in
    SecretAddress.isAddress(text) ? .url(SecretAddress(text)) : .file(text)
  }

  /// Read by `AgenciesFile`.
  let agencies = Setting<String?>(
    "agencies", "File of further agencies to show beside the first, or in its place: Documentation/Agencies.md",
    of: "FILE",
    by: [.serve, .doctor], standing: "none", must: "name a file", tells: .nothing
  ) { $0.isEmpty ? nil : $0 }

  let web = Setting<String?>(
    "web", "The web app's folder", of: "DIR", by: [.serve, .doctor], standing: "web, beside or above the program"
  ) { $0 }

  let publicURL = Setting<PublicURL?>(
    "public-url",
    "The address people use, such as https://pocketful.example behind a proxy; other names than it and this machine's "
      + "own are refused",
    of: "URL", by: [.serve, .doctor, .invite], must: "be an origin such as https://pocketful.example, without a path",
    tells: .nothing
  ) { PublicURL($0) }

  let trustedProxies = Setting<TrustedProxies?>(
    "trusted-proxies", "Proxies whose word is taken for who asks, by comma: 127.0.0.1,172.16.0.0/12", of: "LIST",
    by: .serve,
    standing: "none", must: "be addresses in figures, by comma, such as 127.0.0.1,172.16.0.0/12", tells: .nothing
  ) { TrustedProxies($0) }

  let signup = Setting<Signup?>(
    "signup", "Who may make an account: open to all, by invite (pocketful invite), or closed", of: "WHO", by: .serve,
    standing: "open where only this machine reaches the server, else invite", must: "be open, invite or closed"
  ) { Signup(rawValue: $0.lowercased()) }

  /// Read by `ProvidersFile`.
  let openID = Setting<String?>(
    "openid", "File of the OpenID Connect providers that people may sign in by: Documentation/OpenID.md", of: "FILE",
    by: .serve, standing: "none", must: "name a file", tells: .nothing
  ) { $0.isEmpty ? nil : $0 }

  /// Read by `MailFile`.
  let mail = Setting<String?>(
    "mail", "File of the mail server by which people get a link when they forgot their password: Documentation/Mail.md",
    of: "FILE", by: .serve, standing: "none", must: "name a file", tells: .nothing
  ) { $0.isEmpty ? nil : $0 }

  let pushHosts = Setting<PushHosts?>(
    "push-hosts",
    "Push services beside those of the known browsers, by comma, such as push.example.org,*.example.net; an origin such as "
      + "http://127.0.0.1:9000 is taken as it is: Documentation/Reminders.md",
    of: "LIST", by: [.serve, .doctor], standing: "none", must: "be names of hosts or origins, by comma", tells: .nothing
  ) { PushHosts(adding: $0) }

  let contact = Setting<Contact?>(
    "contact", "Where push services can reach who runs the server: an e-mail address, or a page with https",
    of: "ADDRESS", by: [.serve, .doctor], standing: "the public address",
    must: "be an e-mail address or an address that begins with https://"
  ) { Contact($0) }

  let scoreOpen = Setting.switch(
    "score-open",
    "Shows the score to everybody who reaches the server; else only to this machine, not through a proxy, and to who is "
      + "signed in unless --signup is open",
    by: .serve)

  let metricsOpen = Setting.switch(
    "metrics-open", "Shows /metrics, and the feeds at /readyz, to everybody; else only to this machine", by: .serve)

  let logLevel = Setting(
    "log-level", "What is said on stderr: trace, debug, info (a line a request), notice, warning, error, critical",
    of: "LEVEL", by: .serve, default: Logger.Level.notice,
    must: "be one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))"
  ) { Logger.Level(rawValue: $0.lowercased()) }

  /// As they stand above, for flags and files.
  static let list = declared.map(\.declaration)

  static let declared = Mirror(reflecting: AllSettings()).children.compactMap { $0.value as? any DeclaredSetting }

  private static let seconds = Instant.kept.lowerBound / 1000...Instant.kept.upperBound / 1000
}

/// Where the timetable comes from.
enum TimetableSource: Equatable {
  case file(String)
  case url(SecretAddress)
}
