/// Every parser of bytes from outside, by the name of its folder in Corpus.
enum Target: String, CaseIterable {
  // From upstreams.
  case feed, alerts, equipment, gtfs, zip, csv, races, report, headers, tokens
  // From people: files, links, and what a device stored.
  case operations, history, scores, workouts, share, snapshots, datafile
  // From devices, to an account and its log.
  case pushes, accounts, passkeys, bearers, reminders
  // From either, and what the program reads of its own.
  case json, texts, index, facts, tzif, settings, weeks

  func run(_ bytes: [UInt8]) {
    switch self {
    case .feed: FromUpstreams.feed(bytes)
    case .alerts: FromUpstreams.alerts(bytes)
    case .equipment: FromUpstreams.equipment(bytes)
    case .gtfs: FromUpstreams.gtfs(bytes)
    case .zip: FromUpstreams.zip(bytes)
    case .csv: FromUpstreams.csv(bytes)
    case .races: FromUpstreams.races(bytes)
    case .report: FromUpstreams.report(bytes)
    case .headers: FromUpstreams.headers(bytes)
    case .tokens: FromProviders.tokens(bytes)
    case .operations: FromPeople.operations(bytes)
    case .history: FromPeople.history(bytes)
    case .scores: FromPeople.scores(bytes)
    case .workouts: FromPeople.workouts(bytes)
    case .share: FromPeople.share(bytes)
    case .snapshots: FromPeople.snapshots(bytes)
    case .datafile: FromPeople.dataFile(bytes)
    case .pushes: FromDevices.pushes(bytes)
    case .accounts: FromDevices.accounts(bytes)
    case .passkeys: FromDevices.passkeys(bytes)
    case .bearers: FromDevices.bearers(bytes)
    case .reminders: FromDevices.reminders(bytes)
    case .json: OwnFormats.json(bytes)
    case .texts: OwnFormats.texts(bytes)
    case .index: OwnFormats.index(bytes)
    case .facts: OwnFormats.facts(bytes)
    case .tzif: OwnFormats.tzif(bytes)
    case .settings: OwnFormats.settings(bytes)
    case .weeks: OwnFormats.weeks(bytes)
    }
  }
}
