import Foundation
import Testing

@testable import pocketful

@Suite("What may be set, declared once")
struct SettingsTests {
  private func settings(
    flags: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) throws -> Settings {
    try Settings(flags: flags, environment: environment, file: file)
  }

  @Test("each setting has a name of its own, and the variable that people know it by")
  func names() {
    let names = AllSettings.list.map(\.name)
    #expect(Set(names).count == names.count && names.count == Mirror(reflecting: AllSettings()).children.count)
    #expect(AllSettings.list.first { $0.name == "realtime-base" }?.variable == "POCKETFUL_REALTIME_BASE")
  }

  @Test("each is read as a flag, by its variable and from a file, in either form; the first of these wins")
  func everywhere() throws {
    let folder = try TemporaryFolder()
    for setting in AllSettings.list {
      let json = try folder.file("json", "{\"\(setting.name)\": \"in JSON\"}")
      let lines = try folder.file("lines", "\(setting.name) = in lines\n")
      let flags = [setting.name: "a flag"]
      let environment = [setting.variable: "a variable"]
      #expect(try settings(file: json).text(of: setting) == "in JSON")
      #expect(try settings(file: lines).text(of: setting) == "in lines")
      #expect(try settings(environment: environment, file: json).text(of: setting) == "a variable")
      #expect(try settings(flags: flags, environment: environment, file: json).text(of: setting) == "a flag")
    }
  }

  @Test("what nobody set has its default; an empty variable is none")
  func defaults() throws {
    let settings = try settings(environment: ["POCKETFUL_PORT": "", "POCKETFUL_HOST": "", "POCKETFUL_CONFIG": ""])
    #expect(try settings.port == 8080 && settings.host == "127.0.0.1" && !settings.scoreOpen)
    #expect(try settings.now == nil && settings.timetable == nil && settings.database == nil)
    #expect(try settings.realtimeBase.revealed.hasPrefix("https://"))
  }

  @Test(
    "yes and no are said in several ways",
    arguments: [("yes", true), ("TRUE", true), ("on", true), ("1", true), ("no", false), ("Off", false), ("0", false)])
  func switches(text: String, value: Bool) throws {
    #expect(try settings(environment: ["POCKETFUL_SCORE_OPEN": text]).scoreOpen == value)
    #expect(throws: Failure.self) { try settings(environment: ["POCKETFUL_SCORE_OPEN": text + "?"]).scoreOpen }
  }

  @Test("a file may begin with the mark of UTF-8, and say yes and no as JSON does")
  func fileForms() throws {
    let folder = try TemporaryFolder()
    for text in ["\u{FEFF}{\"score-open\": true, \"port\": 81}", "\u{FEFF}score-open = yes\nport = 81\n"] {
      let settings = try settings(file: try folder.file("settings", text))
      #expect(try settings.scoreOpen && settings.port == 81)
    }
  }

  @Test("the home folder's short name is a shell's, and said to be where no shell has read it")
  func home() throws {
    for (name, text) in [("data", "~/pocketful"), ("database", "sqlite:~/p.sqlite"), ("static", "~me/gtfs.zip")] {
      #expect(throws: Failure.self) { try settings(flags: [name: text]).check() }
    }
    #expect(throws: Failure.self) { try settings(flags: ["data": "~"]).dataFolder }
  }

  @Test("an address is one in capitals too")
  func capitals() throws {
    #expect(try settings(flags: ["races-url": "HTTP://127.0.0.1:9/"]).racesURL.revealed == "HTTP://127.0.0.1:9/")
    guard case .url = try settings(flags: ["static": "HTTPS://me:hush@a.example/gtfs.zip"]).timetable else {
      Issue.record("taken for a file")
      return
    }
  }

  @Test("an address that may hold a secret shows none, however it is described")
  func secret() throws {
    let address = try settings(flags: ["races-url": "https://me:hush@a.example/feed?key=hush"]).racesURL
    var dumped = ""
    dump(address, to: &dumped)
    for said in [String(describing: address), String(reflecting: address), dumped, address.shown] {
      #expect(!said.contains("hush"))
    }
    #expect(address.shown == "https://a.example/feed?\u{2026}")
    #expect(address.revealed == "https://me:hush@a.example/feed?key=hush")
  }

  @Test("nothing secret is in an error, in help, or in the log that swift-configuration writes of what was read")
  func secretsUnsaid() async throws {
    let folder = try TemporaryFolder()
    let access = folder.path + "/access.log"
    for setting in AllSettings.list where setting.isSecret {
      for value in ["postgres://me:hush@db/p", "ftp://me:hush@x", "http://me:hush@127.0.0.1:9/?key=hush"] {
        let outcome = try await Program.run(
          ["serve", "--web", folder.path + "/none", "--data", folder.path, "--port", "0"],
          environment: [setting.variable: value, "CONFIG_ACCESS_LOG_FILE": access])
        #expect(outcome.status != 0)
        #expect(!outcome.errors.contains("hush") && !outcome.output.contains("hush"), "\(setting.name)")
      }
      let help = try await Program.run(["serve", "--help"], environment: [setting.variable: "hush"])
      #expect(help.status == 0 && !help.output.contains("hush"))
    }
    let log = (try? String(contentsOfFile: access, encoding: .utf8)) ?? ""
    #expect(!log.contains("hush"))
  }

  @Test("help says of each setting that a command takes its variable; what it does not take is an unknown option")
  func help() async throws {
    for (arguments, command) in [
      (["serve"], SettingCommands.serve), (["doctor"], .doctor), (["races"], .others),
      (["accounts", "list"], .accounts),
      (["invite"], .invite),
    ] {
      let help = try await Program.run(arguments + ["--help"]).output
      for setting in AllSettings.list {
        let isOffered = setting.commands.contains(command)
        #expect(help.contains(setting.variable) == isOffered, "\(setting.name) of \(arguments)")
      }
    }
    #expect(try await Program.run(["races", "--port", "1"]).errors.contains("Unknown option"))
    let wrong = try await Program.run(["serve", "--data", "x", "--alerts-url", "ftp://x"])
    #expect(wrong.errors.contains("alerts-url must be an address"))
  }
}
