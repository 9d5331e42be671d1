import Configuration
import Files

/// What was set, wherever it was set: a flag over the environment over the file. `try settings.port` is one of them, checked.
@dynamicMemberLookup
struct Settings {
  private let reader: ConfigReader
  /// What else is there than settings may be named by them.
  let environment: [String: String]
  private static let all = AllSettings()

  /// By their settings' names what was given as flags; `file` is the path given by `--config` or `POCKETFUL_CONFIG`, and must
  /// be there when it was named.
  init(flags: [String: String], environment: [String: String], file: String?) throws(Failure) {
    self.environment = environment
    let inFile =
      if let path = file ?? environment[SettingDeclaration.variable("config")], file != nil || !path.isEmpty {
        try SettingsFile.read(path, knowing: AllSettings.list.map(\.name))
      } else {
        [String: String]()
      }
    let secret = AllSettings.list.filter(\.isSecret)
    reader = ConfigReader(providers: [
      Self.provider("flags", flags),
      // A variable that is set to nothing is not set.
      EnvironmentVariablesProvider(
        environmentVariables: environment.filter { !$0.value.isEmpty },
        secretsSpecifier: .specific(Set(secret.map(\.variable)))
      ).prefixKeys(with: "pocketful"),
      Self.provider("file", inFile),
    ])
  }

  private static func provider(_ name: String, _ values: [String: String]) -> InMemoryProvider {
    let isSecret = Dictionary(uniqueKeysWithValues: AllSettings.list.map { ($0.name, $0.isSecret) })
    var known: [AbsoluteConfigKey: ConfigValue] = [:]
    for (name, value) in values {
      known[AbsoluteConfigKey([name])] = ConfigValue(.string(value), isSecret: isSecret[name] ?? true)
    }
    return InMemoryProvider(name: name, values: known)
  }

  subscript<Value>(dynamicMember path: KeyPath<AllSettings, Setting<Value>>) -> Value {
    get throws(Failure) {
      let setting = Self.all[keyPath: path]
      guard let text = try written(setting.declaration) else { return setting.standard }
      return try setting.read(text)
    }
  }

  /// Throws where anything is set to what it cannot be, also what nothing reads yet.
  func check() throws(Failure) {
    for setting in AllSettings.declared {
      if let text = try written(setting.declaration) { try setting.check(text) }
    }
  }

  /// Nothing that may be set begins so: a shell would have put the home folder there, and none has read it.
  private func written(_ setting: SettingDeclaration) throws(Failure) -> String? {
    guard let text = text(of: setting) else { return nil }
    guard !text.hasPrefix("~"), !text.hasPrefix("sqlite:~") else {
      throw .wrongUse("\(setting.name) begins with ~, which only a shell knows: write the home folder out.")
    }
    return text
  }

  /// As it was written; nil where nobody did.
  func text(of setting: SettingDeclaration) -> String? {
    reader.string(forKey: ConfigKey([setting.name]), isSecret: setting.isSecret)
  }

  /// The folder of data: where it was set, else where this system keeps such things.
  var dataFolder: String {
    get throws(Failure) {
      if let folder = try self.data { return folder }
      if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder + "/pocketful" }
      if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share/pocketful" }
      throw .wrongUse("there is no home folder here: name a folder for the data with --data.")
    }
  }
}
