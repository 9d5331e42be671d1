import ArgumentParser
import Foundation
import Journal
import Kernel
import Storage
import SyncClient
import Website

/// `pocketful login SERVER`: this machine becomes a device of an account.
struct LoginCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.device
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Signs in: this machine becomes a device of your account, like a browser.",
    discussion:
      "The password, or with --recovery the recovery code, is asked for, or read from standard input. Neither "
      + "leaves this machine.")

  @Argument(help: ArgumentHelp("The server's address.", valueName: "SERVER")) var server: String
  @Option(help: "The account's e-mail address.") var email: String
  @Flag(help: "By the recovery code in place of the password.") var recovery = false
  @Option(help: "What the device is called in the account's list.") var name: String?
  @OptionGroup var flags: SettingFlags<LoginCommand>

  func run() async throws {
    let settings = try flags.settings()
    let origin = try Self.origin(server)
    let store = try await OpenDevice.store(settings)
    if let profile = try await store.read().profile {
      throw Failure("This machine is signed in at \(profile.server) already. Sign out first: pocketful logout")
    }
    let secret = try SecretInput.read(recovery ? "Recovery code: " : "Password: ")
    let way = recovery ? WayIn.recovery(email: email, code: secret) : .password(email: email, secret)
    let live = AccountServer.live(origin: origin)
    let result = await Self.signIn(live.server, way, name ?? "Terminal · \(Machine.name)", origin)
    await live.close()
    try await store.keep(try result.get())
    try await OpenDevice.using(settings) { open in
      try await open.exchange()
      let count = open.device.journal.operations.count
      Terminal.say("Signed in. \(count) \(count == 1 ? "entry is" : "entries are") here.\n")
    }
  }

  private static func signIn(
    _ server: AccountServer, _ way: WayIn, _ name: String, _ origin: String
  ) async -> Result<DeviceProfile, Failure> {
    do throws(SignInError) {
      return .success(try await server.signIn(way, name: name, at: origin))
    } catch {
      return .failure(Failure(error.sentence))
    }
  }

  /// By https, or on this very machine: whoever carries it elsewhere could read the session.
  static func origin(_ text: String) throws(Failure) -> String {
    guard let url = PublicURL(text.hasSuffix("/") ? String(text.dropLast()) : text) else {
      throw .wrongUse("SERVER must be an address such as https://pocketful.example.")
    }
    guard url.text.hasPrefix("https://") || url.isLoopback else {
      throw .wrongUse("SERVER must be reached by https: on the way others could take over the account.")
    }
    return url.text
  }
}

extension SignInError {
  var sentence: String {
    switch self {
    case .notReached: "The server can't be reached."
    case .noAccounts: "There are no accounts at this address."
    case .wrong: "The e-mail address or the password is wrong."
    case .badCode: "A recovery code has 26 letters and figures."
    case .wait(let seconds): "Too many tries." + (seconds.map { " Try again in \($0) seconds." } ?? " Try again later.")
    case .noKey: "This opens the account and not what is in it. Sign in by another way."
    case .refused(let reason): Terminal.plain(reason, most: 300)
    }
  }
}

/// What nobody is to see.
enum SecretInput {
  /// One line: from a terminal without showing it.
  static func read(_ question: String) throws(Failure) -> String {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var before = termios()
    if isTerminal {
      Terminal.note(question)
      tcgetattr(STDIN_FILENO, &before)
      var silent = before
      silent.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    }
    let line = readLine()
    if isTerminal {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      Terminal.note("\n")
    }
    guard let line, !line.isEmpty else { throw .wrongUse("nothing was typed.") }
    return line
  }
}
