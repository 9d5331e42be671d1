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
      "By the eight letters that a device which is signed in shows; with --email by the account's password, or with "
      + "--recovery by its recovery code, which never leave this machine. What is needed is asked for, or read from "
      + "standard input. Who was signed out by the server signs in again with what is here.")

  @Argument(help: ArgumentHelp("The server's address.", valueName: "SERVER")) var server: String
  @Option(help: "The account's e-mail address.") var email: String?
  @Flag(help: "By the recovery code in place of the password.") var recovery = false
  @Option(help: "What the device is called in the account's list.") var name: String?
  @OptionGroup var flags: SettingFlags<LoginCommand>

  func validate() throws {
    if recovery, email == nil { throw ValidationError("--recovery needs --email.") }
  }

  func run() async throws {
    let settings = try flags.settings()
    let origin = try Self.origin(server)
    let kept = try await OpenDevice.kept(settings)
    let before = try await Self.profile(in: kept)
    if let before, before.server != origin {
      throw Failure("This machine is signed in at \(before.server) already. Sign out first: pocketful logout")
    }
    let live = AccountServer.live(origin: origin)
    let result = await signIn(live.server, origin, before)
    do {
      let profile = try result.get()
      let store = if let kept { kept } else { try await OpenDevice.store(settings) }
      guard try await store.begin(profile) else {
        await live.server.signOut(profile.session)
        throw Failure("That is another account than the one whose entries are here. Sign out first: pocketful logout")
      }
    } catch {
      await live.close()
      throw (error as? StorageError).map { Failure($0.sentence) } ?? error
    }
    await live.close()
    try await OpenDevice.using(settings) { open in
      try await open.exchange()
      let count = open.device.journal.operations.count
      Terminal.say("Signed in. \(count) \(count == 1 ? "entry is" : "entries are") here.\n")
    }
  }

  private static func profile(in store: DeviceStore?) async throws(Failure) -> DeviceProfile? {
    do throws(StorageError) { return try await store?.read().profile } catch { throw Failure(error.sentence) }
  }

  private func signIn(
    _ server: AccountServer, _ origin: String, _ before: DeviceProfile?
  ) async -> Result<DeviceProfile, Failure> {
    do {
      guard let email else { return .success(try await pair(server, origin)) }
      let secret = try SecretInput.read(recovery ? "Recovery code: " : "Password: ")
      let way = recovery ? WayIn.recovery(email: email, code: secret) : .password(email: email, secret)
      return .success(try await server.signIn(way, name: title, device: before?.device, at: origin))
    } catch let error as SignInError {
      return .failure(Failure(error.sentence))
    } catch {
      return .failure(error as? Failure ?? Failure("What the server says makes no sense."))
    }
  }

  /// Led in by a device that is signed in: both show six figures, and on both a person says that they are the same.
  private func pair(_ server: AccountServer, _ origin: String) async throws -> DeviceProfile {
    Terminal.note("The eight letters on the other device (Settings, Account, Add a device): ")
    guard
      var joining = Joining(
        readLine() ?? "", at: server, random: Machine.random, pause: { try await Task.sleep(for: .seconds(1)) })
    else { throw Failure.wrongUse("a code has eight letters and figures.") }
    let figures = try await joining.meet(as: title)
    Terminal.note("Does the other device show \(figures.prefix(3)) \(figures.suffix(3))? [yes/no] ")
    guard ["y", "yes"].contains((readLine() ?? "").lowercased()) else {
      await joining.leave()
      throw Failure("Not signed in: somebody may be in between. Begin again on the other device.")
    }
    return try await joining.signIn(at: origin)
  }

  private var title: String { name ?? "Terminal · \(Machine.name)" }

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
    case .wrong: "The e-mail address, or the password or recovery code, is wrong."
    case .badCode: "A recovery code has 26 letters and figures."
    case .wait(let seconds): "Too many tries." + (seconds.map { " Try again in \($0) seconds." } ?? " Try again later.")
    case .notPaired: "The code is wrong or over, or the other device said no. Begin again there."
    case .deceived: "What came is not from the other device: somebody may be in between. Nothing was given away."
    case .noKey: "This opens the account and not what is in it. Sign in by another way."
    case .refused(let reason): Terminal.plain(reason, most: 300)
    }
  }
}

/// What nobody is to see.
enum SecretInput {
  /// One line: from a terminal without showing it.
  static func read(_ question: String) throws(Failure) -> String {
    if isatty(STDIN_FILENO) == 1 { Terminal.note(question) }
    let line = isatty(STDIN_FILENO) == 1 ? silently() : readLine()
    guard let line, !line.isEmpty else { throw .wrongUse("nothing was typed.") }
    return line
  }

  /// Ctrl-C ends the line too, and the program once the terminal shows again what is typed: it would stay silent.
  private static func silently() -> String? {
    let interrupt: UInt8 = 3
    var before = termios()
    tcgetattr(STDIN_FILENO, &before)
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ISIG)
    withUnsafeMutableBytes(of: &silent.c_cc) { $0[Int(VEOL)] = interrupt }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    var bytes = [UInt8](repeating: 0, count: 4096)  // as long as a terminal's line can be
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    Terminal.note("\n")
    let typed = bytes.prefix(max(count, 0))
    if typed.last == interrupt {
      kill(getpid(), SIGINT)  // not `raise`: this thread hears no signal
      return nil
    }
    return String(decoding: typed.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
