import Foundation
import TestSupport
import Testing

@Suite("The program on the command line", .serialized)
struct ProgramTests {
  @Test(
    "wrong use is 64, with a sentence that names what is wrong",
    arguments: [
      (["serve", "--port", "abc"], "port must be a whole number from 0 to 65535"),
      (["serve", "--port", "70000"], "port must be a whole number from 0 to 65535"),
      (["serve", "--now", "soon"], "now must be a time in whole seconds since 1970"),
      (["serve", "--realtime-base", "ftp://x"], "realtime-base must be an address"),
      (["serve", "--database", "postgres://me:sec%ret@db/p"], "can't be read as an address"),
      (["serve", "--database", "mysql://me:secret@db/p"], "names no database that Pocketful speaks to"),
      (["serve", "--nonsense"], "Unknown option"),
      (["serve", "--public-url", "https://a.example/path"], "public-url must be an origin"),
      (["serve", "--trusted-proxies", "my-proxy"], "trusted-proxies must be addresses in figures"),
      (["serve", "--log-level", "loud"], "log-level must be one of"),
      (["serve", "--realtime-base", "ftp://me:secret@x"], "realtime-base must be an address"),
      (["dance"], "dance"),
      (["races", "--count", "0"], "--count must be a whole number from 1 to 100"),
      (["races", "--category", "cats"], "--category must be of horse, harness and greyhound"),
      (["races", "--country", "atlantis"], "--country must be codes such as AU or FR"),
      (["departures"], "Missing expected argument"),
      (["departures", "127", "--limit", "0"], "--limit must be a whole number from 1 to 100"),
      (["departures", "127", "--direction", "up"], "--direction must be N or S"),
      (["departures", "127", "--server", "localhost"], "--server must be an address"),
      (["score", "--score-url", "ftp://x"], "score-url must be an address"),
      (["import"], "Missing expected argument"),
    ])
  func wrongUse(arguments: [String], sentence: String) async throws {
    let outcome = try await Program.run(arguments, environment: ["HOME": "/nonexistent"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(sentence))
    #expect(!outcome.errors.contains("secret"))
    #expect(outcome.output.isEmpty)
  }

  @Test("the overview names all it is, its version is told, and its settings are offered")
  func overview() async throws {
    let help = try await Program.run(["--help"]).output
    for word in ["fare card", "departures", "races", "workouts", "score"] { #expect(help.contains(word)) }
    let version = try await Program.run(["--version"])
    #expect(version.status == 0 && version.output.hasPrefix("pocketful 0."))
    #expect(try await Program.run(["serve", "--help"]).output.contains("POCKETFUL_ALERTS_URL"))
    #expect(
      try await Program.run(["serve", "--port", "x"], environment: ["POCKETFUL_SCORE_OPEN": "maybe"]).status == 64)
  }

  @Test("of several stations with one name none is picked in silence; a line says which")
  func alike() async throws {
    let folder = try TemporaryFolder()
    func ask(_ words: [String]) async throws -> Program.Outcome {
      try await Program.run(["departures"] + words + ["--data", folder.path, "--realtime-base", "http://127.0.0.1:9/"])
    }
    let several = try await ask(["72", "st"])
    #expect(several.status == 64)
    #expect(several.errors.contains("stations are called 72 St: ") && several.errors.contains("Q03 (Q"))
    let one = try await ask(["72", "st", "q"])
    #expect(one.errors == "pocketful: The agency's server can't be reached.\n")
  }

  @Test("a doctor, and a server that can't be had, leave nothing behind; no secret of an address is shown")
  func traceless() async throws {
    let folder = try TemporaryFolder()
    let data = folder.path + "/new"
    let secret = "http://me:hush@127.0.0.1:9/?key=hush"
    let doctor = try await Program.run([
      "doctor", "--data", data, "--realtime-base", "http://127.0.0.1:9/", "--races-url", secret, "--score-url", secret,
    ])
    #expect(doctor.output.contains("is not there yet"))
    #expect(!doctor.output.contains("hush") && !doctor.errors.contains("hush"))
    let refused = try await Program.run(["serve", "--data", data, "--web", folder.path + "/none", "--port", "0"])
    #expect(refused.status == 1)
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test("help says each setting's default and its variable")
  func help() async throws {
    let outcome = try await Program.run(["serve", "--help"])
    #expect(outcome.status == 0)
    for text in ["POCKETFUL_HOST", "POCKETFUL_REALTIME_BASE", "POCKETFUL_NOW", "default: 8080", "default: 127.0.0.1"] {
      #expect(outcome.output.contains(text), "\(text)")
    }
  }

  @Test("a flag wins over the environment, the environment over the file")
  func precedence() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("settings", "# ours\nport = \"from file\"\n")
    func complaint(_ arguments: [String], _ environment: [String: String]) async throws -> String {
      try await Program.run(["serve", "--data", folder.path] + arguments, environment: environment).errors
    }
    #expect(try await complaint(["--config", file], [:]).contains("from file"))
    #expect(try await complaint([], ["POCKETFUL_CONFIG": file]).contains("from file"))
    #expect(
      try await complaint(["--config", file], ["POCKETFUL_PORT": "from environment"]).contains("from environment"))
    let all = try await complaint(["--config", file, "--port", "from flag"], ["POCKETFUL_PORT": "from environment"])
    #expect(all.contains("from flag"))
  }

  @Test(
    "a file of settings that is wrong is named with the place",
    arguments: [
      ("{\"prot\": 1}", "there is no setting \u{201C}prot\u{201D}"), ("{\"port\": [1]}", "port must be text"),
      ("{oops", "is not valid JSON"), ("\n# ok\nport 8080\n", "line 3: expected name = value"),
    ])
  func wrongFile(text: String, sentence: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Program.run(["serve", "--config", try folder.file("settings", text)])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(sentence))
  }

  @Test("what fails is 1 with one line", arguments: ["import", "departures", "serve", "config"])
  func failing(_ what: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file", "not a folder, not a zip")
    let arguments =
      switch what {
      case "import": ["import", file, "--data", folder.path]
      case "departures": ["departures", "xyzzy", "--data", folder.path]
      case "serve": ["serve", "--data", file + "/data", "--port", "0"]
      default: ["serve", "--config", folder.path + "/missing"]
      }
    let outcome = try await Program.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("pocketful: "))
    #expect(outcome.errors.hasSuffix(".\n") && outcome.errors.filter { $0 == "\n" }.count == 1)
    #expect(outcome.output.isEmpty)
  }

  @Test("an upstream that can't be reached is said, and nothing is invented")
  func unreachable() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Program.run([
      "departures", "times sq", "--data", folder.path, "--realtime-base", "http://127.0.0.1:9/",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "pocketful: The agency's server can't be reached.\n")
    let races = try await Program.run(["races", "--races-url", "http://127.0.0.1:9/"])
    #expect(races.status == 1)
    #expect(races.errors == "pocketful: The racing feed's server can't be reached.\n")
    let alerts = try await Program.run(["alerts", "--data", folder.path, "--realtime-base", "http://127.0.0.1:9/"])
    #expect(alerts.status == 1)
    #expect(alerts.errors == "pocketful: The alerts feed's server can't be reached.\n")
  }

  @Test("the doctor lists each check and ends with 1 where one failed")
  func doctor() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Program.run([
      "doctor", "--data", folder.path, "--web", folder.path + "/none", "--realtime-base", "http://127.0.0.1:9/",
      "--races-url", "http://127.0.0.1:9/",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("ok      facts: 445 stations"))
    #expect(outcome.output.contains("ok      data: "))
    #expect(outcome.output.contains("failed  web app: "))
    #expect(outcome.output.contains("failed  nyct/gtfs-ace: The agency's server can't be reached."))
    #expect(outcome.output.contains("failed  alerts: The alerts feed's server can't be reached."))
    #expect(outcome.output.contains("failed  elevators: The elevators feed's server can't be reached."))
    #expect(outcome.output.contains("failed  races: The racing feed's server can't be reached."))
  }
}
