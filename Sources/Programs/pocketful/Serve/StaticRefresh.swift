import Departures
import Feeds
import Foundation
import Kernel
import Logging
import ServiceLifecycle

/// Keeps the timetable up to date: a file is read again when it changes, an address is asked each day.
struct StaticRefresh: Service {
  var statics: StaticSet
  var client: FeedClient
  var live: LiveBoards
  /// The network that a set stands for.
  var network: @Sendable (StaticImport.Loaded) -> Network = { $0.network ?? BuiltIn.newYork }

  private static let lookAtFile: Duration = .seconds(60)
  private static let askAgain: Duration = .seconds(86_400)
  private static let afterFailure: Duration = .seconds(1800)
  static let limits = FeedClient.Limits(readSeconds: 120, bytes: 512 << 20)

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      switch statics.source {
      case .none: try await Task.sleep(for: .seconds(Int64.max / 4))
      case .file(let path): try await follow(file: path)
      case .url(let url): try await follow(url: url.revealed)
      }
    }
  }

  private func follow(file path: String) async throws {
    // As it was last looked at; a file that is missing is tried once each time it goes, so that it is named in the log.
    var seen: SetOrigin?? = SetOrigin.kept(in: statics.folder).map { .some($0) }
    while true {
      let now = SetOrigin.file(path, for: statics)
      if seen != .some(now) {
        seen = .some(now)
        await take(path, of: now)
      }
      try await Task.sleep(for: Self.lookAtFile)
    }
  }

  private func follow(url: String) async throws {
    var etag = SetOrigin.kept(in: statics.folder)?.etag(of: url, for: statics)
    while true {
      try await Task.sleep(for: await fetch(url, &etag) ? Self.askAgain : Self.afterFailure)
    }
  }

  /// False when it should be tried again soon.
  private func fetch(_ url: String, _ etag: inout String?) async -> Bool {
    let known = etag.map { [RealtimeFeed.Header("If-None-Match", $0)] } ?? []
    let zip = statics.folder + "/timetable.zip.part"
    defer { try? FileManager.default.removeItem(atPath: zip) }
    do throws(UpstreamError) {
      try? FileManager.default.createDirectory(
        atPath: statics.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let answer = try await client.download(url, statics.headers.revealed + known, Self.limits, zip)
      if answer.status == 304 { return true }
      guard answer.status == 200 else { throw UpstreamError.status(answer.status, retryAfter: nil) }
      let tag = answer.header("ETag")
      guard await take(zip, of: tag.map { .address(url, etag: $0, for: statics) }) else { return false }
      etag = tag
      return true
    } catch {
      statics.logger.error("The timetable stays as it was. \(error.sentence)")
    }
    return false
  }

  @discardableResult
  private func take(_ zip: String, of origin: SetOrigin?) async -> Bool {
    guard let loaded = await statics.take(zip: zip) else { return false }
    origin?.keep(in: statics.folder)
    live.replace(network: network(loaded), map: loaded.map)
    live.replace(timetable: loaded.timetable)
    return true
  }
}
