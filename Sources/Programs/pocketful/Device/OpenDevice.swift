import Feeds
import Foundation
import Journal
import Kernel
import Languages
import Storage
import SyncClient

/// This machine as a device of somebody's account, for one command.
struct OpenDevice {
  var device: AccountDevice
  private let server: AccountServer

  /// Runs `work` with it, and closes its connections however that ends.
  static func using<Value>(_ settings: Settings, _ work: (inout OpenDevice) async throws -> Value) async throws -> Value
  {
    do { return try await opened(settings, work) } catch let error as StorageError { throw Failure(error.sentence) }
  }

  private static func opened<Value>(
    _ settings: Settings, _ work: (inout OpenDevice) async throws -> Value
  ) async throws -> Value {
    guard let store = try await kept(settings),
      let device = try await AccountDevice(
        store, version: Release.version, clock: clock(settings), random: Machine.random)
    else { throw Failure("Nobody is signed in here. Sign in with: pocketful login SERVER") }
    let live = AccountServer.live(origin: device.profile.server)
    var open = OpenDevice(device: device, server: live.server)
    do {
      let value = try await work(&open)
      await live.close()
      return value
    } catch {
      await live.close()
      throw error
    }
  }

  /// Where something is kept: who only asks leaves nothing behind.
  static func kept(_ settings: Settings) async throws(Failure) -> DeviceStore? {
    FileManager.default.fileExists(atPath: try path(settings)) ? try await store(settings) : nil
  }

  private static func path(_ settings: Settings) throws(Failure) -> String {
    let folder = try settings.dataFolder
    return (folder.hasSuffix("/") ? folder : folder + "/") + "device.sqlite"
  }

  static func store(_ settings: Settings) async throws(Failure) -> DeviceStore {
    let path = try path(settings)
    do throws(StorageError) { return DeviceStore(try await .device(path: path)) } catch {
      throw Failure(error.sentence)
    }
  }

  static func clock(_ settings: Settings) throws(Failure) -> @Sendable () -> Instant {
    WallClock.clock(fixedAt: try settings.now)
  }

  /// A round with the account's log. What it could not do is said, and nothing is lost by it. Whether all went well.
  @discardableResult
  mutating func exchange() async throws -> Bool {
    let outcome = try await device.exchange(with: server)
    if let sentence = Self.sentence(outcome, unshared: device.unshared) { Terminal.complain(sentence) }
    if device.setAside > 0 { Terminal.complain("\(device.setAside) of the entries here the server would not take.") }
    if device.sealed > 0 {
      Terminal.complain("\(device.sealed) of the account's entries can't be read by this version: update pocketful.")
    }
    return outcome == .synced
  }

  /// nil where all went well.
  static func sentence(_ outcome: AccountDevice.Outcome, unshared: Int) -> String? {
    let kept = unshared == 0 ? "" : unshared == 1 ? " 1 entry is kept here." : " \(unshared) entries are kept here."
    return switch outcome {
    case .synced: nil
    case .later: "The server has much to do: try again in a minute." + kept
    case .full: "The account takes no more entries." + kept
    case .notReached:
      "The server can't be reached just now." + (kept.isEmpty ? "" : kept + " The next command sends them.")
    case .stopped(.signedOut): "This device is signed out: sign in again with pocketful login." + kept
    case .stopped(.revoked): "This device was taken off the account." + kept
    case .stopped(.deleted): "The account is gone from the server." + kept
    case .stopped(.newer): "A later version is in use, here or at the server: update pocketful." + kept
    }
  }

  func signOut() async -> AccountServer.Answer {
    await server.signOut(device.profile.session)
  }

  /// Days and clock times are this machine's; what time it is, the server's clock says, as in the app.
  var surroundings: Surroundings {
    Surroundings(now: device.now, language: .en, zone: Zone.system(named: TimeZone.current.identifier) ?? .utc)
  }
}
