/// One thing a person may set, under one name everywhere: `--realtime-base`, `POCKETFUL_REALTIME_BASE`, `realtime-base`.
enum Setting: String, CaseIterable {
  case host, port, data, database, web, now
  case realtimeBase = "realtime-base"
  case alertsURL = "alerts-url"
  case `static`
  case racesURL = "races-url"
  case scoreURL = "score-url"
  case publicURL = "public-url"
  case trustedProxies = "trusted-proxies"
  case scoreOpen = "score-open"
  case metricsOpen = "metrics-open"
  case logLevel = "log-level"

  var variable: String {
    "POCKETFUL_" + rawValue.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }
}
