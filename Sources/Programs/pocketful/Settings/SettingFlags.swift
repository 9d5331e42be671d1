import ArgumentParser
import Foundation

/// A command that takes settings as flags.
protocol SettingTaker {
  static var command: SettingCommands { get }
}

extension SettingTaker {
  static var command: SettingCommands { .others }
}

/// The flags of a command, one for each setting it takes, made from the settings' own list: the library finds a command's flags
/// by looking at its properties, and these are shown to it as such.
struct SettingFlags<Taker: SettingTaker>: ParsableArguments, CustomReflectable {
  /// What was given, by the setting's name.
  private var given: [String: String] = [:]
  private var file: String?

  init() {}

  /// With the environment's and the file's.
  func settings() throws -> Settings {
    try Settings(flags: given, environment: ProcessInfo.processInfo.environment, file: file)
  }

  private static var declared: [SettingDeclaration] { AllSettings.list.filter { $0.commands.contains(Taker.command) } }

  /// A setting's name as the argument parser wants it.
  private struct Name: CodingKey {
    static var config: Name { Name(stringValue: "config") }
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let flags = try decoder.container(keyedBy: Name.self)
    file = try flags.decode(Option<String?>.self, forKey: .config).wrappedValue
    for setting in Self.declared {
      let name = Name(stringValue: setting.name)
      if setting.isSwitch {
        given[setting.name] = try flags.decode(Flag<Bool>.self, forKey: name).wrappedValue ? "yes" : nil
      } else {
        given[setting.name] = try flags.decode(Option<String?>.self, forKey: name).wrappedValue
      }
    }
  }

  var customMirror: Mirror {
    let config = ArgumentHelp("File of settings (\(SettingDeclaration.variable("config"))).", valueName: "FILE")
    var flags: [Mirror.Child] = Self.declared.map { ($0.name, $0.flag) }
    flags.append((Name.config.stringValue, Option<String?>(name: .customLong("config"), help: config)))
    return Mirror(self, children: flags)
  }
}

extension SettingDeclaration {
  fileprivate var flag: Any {
    let help = ArgumentHelp(help, valueName: valueName)
    let name = NameSpecification.customLong(name)
    return isSwitch ? Flag(wrappedValue: false, name: name, help: help) : Option<String?>(name: name, help: help)
  }
}
