/// A thing a person may set, under one name everywhere: `--realtime-base`, `POCKETFUL_REALTIME_BASE`, `realtime-base`.
struct Setting<Value: Sendable>: Sendable {
  let declaration: SettingDeclaration
  /// What holds where nobody set it.
  let standard: Value
  let read: @Sendable (_ text: String) throws(Failure) -> Value
}

/// What is to be known of a setting before it is read.
struct SettingDeclaration: Sendable {
  var name: String
  /// The sentence of `--help`, without its stop.
  var meaning: String
  /// What stands for the value in `--help`; nil for the name itself.
  var valueName: String?
  /// The default in words, for `--help`.
  var standing: String?
  var commands: SettingCommands
  /// Its flag takes no value; elsewhere it is yes or no.
  var isSwitch = false
  /// It may carry a password or a key.
  var isSecret = false

  var variable: String { SettingDeclaration.variable(name) }

  /// The name in the environment: `POCKETFUL_REALTIME_BASE`.
  static func variable(_ name: String) -> String {
    "POCKETFUL_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }

  var help: String {
    let standing = standing.map { "default: \($0); " } ?? ""
    return "\(meaning) (\(standing)\(variable)\(isSwitch ? "=yes" : ""))."
  }
}

/// Which commands have a flag for it; a file and the environment may name it to any.
struct SettingCommands: OptionSet, Sendable {
  let rawValue: Int
  static let serve = SettingCommands(rawValue: 1)
  static let doctor = SettingCommands(rawValue: 2)
  static let others = SettingCommands(rawValue: 4)
  /// Those for who runs the server, about its accounts.
  static let accounts = SettingCommands(rawValue: 8)
  static let invite = SettingCommands(rawValue: 16)
  /// Those for who has an account.
  static let device = SettingCommands(rawValue: 32)
  static let all: SettingCommands = [.serve, .doctor, .others]
}

/// A setting of whatever value.
protocol DeclaredSetting: Sendable {
  var declaration: SettingDeclaration { get }
  /// Throws where that could not be its value.
  func check(_ text: String) throws(Failure)
}

extension Setting: DeclaredSetting {
  func check(_ text: String) throws(Failure) { _ = try read(text) }

  /// How much of a wrong value an error repeats.
  enum Telling {
    case whole, nothing
  }

  /// With a default; `must` ends the sentence about a wrong value, which `read` gives nil for.
  init(
    _ name: String, _ meaning: String, of valueName: String? = nil, by commands: SettingCommands = .all,
    default standard: Value, must demand: String = "", read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      declaration: SettingDeclaration(
        name: name, meaning: meaning, valueName: valueName, standing: String(describing: standard), commands: commands),
      standard: standard,
      read: { text throws(Failure) in
        guard let value = read(text) else { throw Failure.wrong(name, must: demand, told: text) }
        return value
      })
  }

  /// Without one.
  init<Wrapped>(
    _ name: String, _ meaning: String, of valueName: String? = nil, by commands: SettingCommands = .all,
    standing: String? = nil, must demand: String = "", tells: Telling = .whole,
    read: @escaping @Sendable (String) -> Wrapped?
  ) where Value == Wrapped? {
    self.init(name, meaning, of: valueName, by: commands, standing: standing, isSecret: false) { text throws(Failure) in
      guard let value = read(text) else { throw Failure.wrong(name, must: demand, told: tells == .whole ? text : nil) }
      return value
    }
  }

  /// Without one, and with a sentence of its own for what is wrong.
  init<Wrapped>(
    _ name: String, _ meaning: String, of valueName: String?, by commands: SettingCommands, standing: String?,
    isSecret: Bool, read: @escaping @Sendable (String) throws(Failure) -> Wrapped
  ) where Value == Wrapped? {
    self.init(
      declaration: SettingDeclaration(
        name: name, meaning: meaning, valueName: valueName, standing: standing, commands: commands, isSecret: isSecret),
      standard: nil, read: { text throws(Failure) in try read(text) })
  }
}

extension Setting where Value == Bool {
  /// A thing that is so or not: "yes", "true", "on", "1" and their contraries.
  static func `switch`(_ name: String, _ meaning: String, by commands: SettingCommands) -> Setting {
    Setting(
      declaration: SettingDeclaration(name: name, meaning: meaning, commands: commands, isSwitch: true),
      standard: false,
      read: { text throws(Failure) in
        switch text.lowercased() {
        case "yes", "true", "on", "1": true
        case "no", "false", "off", "0": false
        default: throw Failure.wrong(name, must: "be yes or no", told: text)
        }
      })
  }
}

extension Setting where Value == SecretAddress {
  /// Where an upstream is.
  static func address(_ name: String, inPlaceOf standard: String) -> Setting {
    Setting(
      declaration: SettingDeclaration(
        name: name, meaning: "Stands for \(standard)", valueName: "URL", commands: .all, isSecret: true),
      standard: SecretAddress(standard),
      read: { text throws(Failure) in try SecretAddress(upstream: text, of: name) })
  }
}

extension Setting where Value == SecretAddress? {
  /// The same where what holds without it depends on other settings.
  static func address(_ name: String, _ meaning: String, standing: String) -> Setting {
    Setting(name, meaning, of: "URL", by: .all, standing: standing, isSecret: true) { text throws(Failure) in
      try SecretAddress(upstream: text, of: name)
    }
  }
}

extension SecretAddress {
  /// What a person set for the address of an upstream; `name` is the setting's.
  fileprivate init(upstream text: String, of name: String) throws(Failure) {
    guard SecretAddress.isAddress(text), text.utf8.count > 10, !text.contains(" ") else {
      throw Failure.wrong(
        name, must: "be an address that begins with http:// or https://", told: SecretAddress(text).shown)
    }
    self.init(text)
  }
}

extension Failure {
  /// "port must be a whole number from 0 to 65535, not “x”."
  fileprivate static func wrong(_ name: String, must demand: String, told text: String?) -> Failure {
    .wrongUse("\(name) must \(demand)\(text.map { ", not \u{201C}\($0)\u{201D}" } ?? "").")
  }
}
