import Feeds
import Kernel
import Logging
import Website

/// What was set, wherever it was set: a flag over the environment over the file.
struct Settings {
  private var values: [Setting: String] = [:]

  /// `file` is the path given by `--config` or `POCKETFUL_CONFIG`; it must be there when it was named.
  init(flags: [Setting: String?], environment: [String: String], file: String?) throws(Failure) {
    if let file = file ?? environment["POCKETFUL_CONFIG"] {
      values = try ConfigurationFile.read(file)
    }
    for setting in Setting.allCases {
      if let value = environment[setting.variable], !value.isEmpty { values[setting] = value }
      if let value = flags[setting] ?? nil { values[setting] = value }
    }
  }

  subscript(setting: Setting) -> String? { values[setting] }

  func port(default standard: Int) throws(Failure) -> Int {
    guard let text = values[.port] else { return standard }
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw .wrongUse("port must be a whole number from 0 to 65535, not \u{201C}\(text)\u{201D}.")
    }
    return port
  }

  /// Seconds since 1970 at which the clock stands still.
  func now() throws(Failure) -> Int64? {
    guard let text = values[.now] else { return nil }
    guard let seconds = Int64(text), (0...253_402_300_799).contains(seconds) else {
      throw .wrongUse("now must be a time in whole seconds since 1970, not \u{201C}\(text)\u{201D}.")
    }
    return seconds
  }

  func url(_ setting: Setting) throws(Failure) -> String? {
    guard let text = values[setting] else { return nil }
    guard text.hasPrefix("http://") || text.hasPrefix("https://"), text.utf8.count > 10, !text.contains(" ") else {
      throw .wrongUse(
        "\(setting.rawValue) must be an address that begins with http:// or https://, not "
          + "\u{201C}\(ShownAddress.text(text))\u{201D}.")
    }
    return text
  }

  /// A thing that is so or not: "yes", "true", "on", "1" and their contraries.
  func isSet(_ setting: Setting) throws(Failure) -> Bool {
    guard let text = values[setting] else { return false }
    switch text.lowercased() {
    case "yes", "true", "on", "1": return true
    case "no", "false", "off", "0": return false
    default: throw .wrongUse("\(setting.rawValue) must be yes or no, not \u{201C}\(text)\u{201D}.")
    }
  }

  func publicURL() throws(Failure) -> PublicURL? {
    guard let text = values[.publicURL] else { return nil }
    guard let url = PublicURL(text) else {
      throw .wrongUse("public-url must be an origin such as https://pocketful.example, without a path.")
    }
    return url
  }

  func trustedProxies() throws(Failure) -> TrustedProxies {
    guard let proxies = TrustedProxies(values[.trustedProxies] ?? "") else {
      throw .wrongUse("trusted-proxies must be addresses in figures, by comma, such as 127.0.0.1,172.16.0.0/12.")
    }
    return proxies
  }

  func logLevel() throws(Failure) -> Logger.Level {
    guard let text = values[.logLevel] else { return .notice }
    guard let level = Logger.Level(rawValue: text.lowercased()) else {
      throw .wrongUse(
        "log-level must be one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")), "
          + "not \u{201C}\(text)\u{201D}.")
    }
    return level
  }

  /// The folder of data: where it was set, else where this system keeps such things.
  func dataFolder(_ environment: [String: String]) throws(Failure) -> String {
    if let folder = values[.data] {
      guard !folder.isEmpty else { throw .wrongUse("data must name a folder.") }
      return folder
    }
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder + "/pocketful" }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share/pocketful" }
    throw .wrongUse("there is no home folder here: name a folder for the data with --data.")
  }
}
