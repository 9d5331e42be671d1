import Departures
import Feeds
import Foundation
import Kernel

/// Tries one configured agency as the server would: its timetable is imported into a folder that is gone afterwards, each
/// feed is asked once, and what they name is looked up in the timetable.
struct AgencyCheck {
  var entry: AgencyEntry
  var client: FeedClient
  var clock: @Sendable () -> Instant

  /// What was found, a line each.
  func run() async -> [(name: String, finding: Check.Finding)] {
    var lines: [(name: String, finding: Check.Finding)] = []
    let (loaded, finding) = await timetable()
    lines.append(("timetable", finding))
    if let loaded { lines += groups(loaded) }
    if entry.tripUpdates == nil {
      lines.append(("trip updates", .ok("none configured; boards are the timetable's")))
    }
    let kinds: [(String, SecretAddress?, KeyPath<FeedJoins, Int>, KeyPath<FeedJoins, Int>)] = [
      ("trip updates", entry.tripUpdates, \.updates, \.vehicles),
      ("vehicle positions", entry.vehiclePositions, \.vehicles, \.updates),
    ]
    for (name, address, own, other) in kinds {
      guard let address else { continue }
      let finding = await feed(address) { bytes throws(FeedError) in
        let joins = try FeedJoins(bytes, in: loaded?.timetable ?? .none)
        if joins[keyPath: own] == 0, joins[keyPath: other] > 0 {
          return .failed("answers, and holds no \(name): is it another feed's address?")
        }
        return try trains(bytes, joins, loaded)
      }
      lines.append((name, finding))
    }
    if let address = entry.alerts {
      lines.append(("alerts", await feed(address) { bytes throws(FeedError) in try alerts(bytes, loaded) }))
    }
    return lines.map { ("\(entry.slug) " + $0.name, $0.finding) }
  }

  private func timetable() async -> (StaticImport.Loaded?, Check.Finding) {
    let folder = NSTemporaryDirectory() + "pocketful-doctor-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do throws(Failure) {
      let zip = try await zip(into: folder)
      let (zone, now) = (entry.zone, clock())
      _ = try ConfinedImport.run(zip: zip, into: folder, now: now, zone: zone)
      let loaded: StaticImport.Loaded
      do throws(ImportError) { loaded = try StaticImport.load(from: folder) } catch { throw Failure(error.sentence) }
      let (summary, network) = (loaded.summary, entry.network(of: loaded))
      let days = summary.firstDay.map { first in
        ", \(first.iso8601) to \(summary.lastDay?.iso8601 ?? "")"
      }
      return (
        loaded,
        .ok(
          "\(network.agency), \(network.stations.count) stations, \(network.lines.count) lines, \(summary.trips) trips"
            + (days ?? "") + ", times of \(network.zone.name)")
      )
    } catch {
      return (nil, .failed(error.sentence))
    }
  }

  /// The zip on this disk; what is asked for goes into the folder.
  private func zip(into folder: String) async throws(Failure) -> String {
    switch entry.timetable {
    case .file(let path): return path
    case .url(let address):
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let zip = folder + "/timetable.zip"
      do throws(UpstreamError) {
        let answer = try await client.download(address.revealed, entry.headers.revealed, StaticRefresh.limits, zip)
        guard answer.status == 200 else { throw .status(answer.status, retryAfter: nil) }
      } catch {
        throw Failure(error.sentence + error.advice.text("timetable"))
      }
      return zip
    }
  }

  private func groups(_ loaded: StaticImport.Loaded) -> [(name: String, finding: Check.Finding)] {
    if entry.groups.names.isEmpty { return [] }
    let network = loaded.network ?? BuiltIn.newYork
    let unknown = entry.groups.unknown(in: network)
    let joined = network.stations.count - entry.network(of: loaded).stations.count
    let text = "\(joined) fewer stations by \(entry.groups.names.count) stops of groups"
    if unknown.isEmpty { return [("grouping", .ok(text))] }
    let about =
      "\(unknown.count) of them are no stations of the timetable: \(unknown.prefix(3).joined(separator: ", "))"
    return [
      ("grouping", unknown.count == entry.groups.names.count ? .failed(about) : .ok(text + "; " + about))
    ]
  }

  private func feed(
    _ address: SecretAddress, _ read: ([UInt8]) throws(FeedError) -> Check.Finding
  ) async -> Check.Finding {
    do throws(UpstreamError) {
      let answer = try await client.get(address.revealed, entry.headers.revealed, FeedClient.Limits())
      guard (200..<300).contains(answer.status) else { throw .status(answer.status, retryAfter: nil) }
      do throws(FeedError) { return try read(answer.body) } catch { throw .notAFeed(error) }
    } catch {
      return .failed(error.sentence + error.advice.text("its address"))
    }
  }

  private func trains(
    _ bytes: [UInt8], _ joins: FeedJoins, _ loaded: StaticImport.Loaded?
  ) throws(FeedError) -> Check.Finding {
    let time = try FeedScanner.scan(bytes).header.timestamp
    let age = "\(clock().seconds(since: Instant(seconds: time))) s old"
    guard loaded != nil else { return .ok("answers, \(age); what joins can't be told without the timetable") }
    var text = "\(joins.trips.words("trips")), \(joins.stops.words("stops")), \(joins.routes.words("routes")), \(age)"
    if joins.vehicles > 0 { text = "\(joins.vehicles) vehicles; " + text }
    let isLost = joins.trips.all > 0 && joins.trips.missing == joins.trips.all
    return isLost
      ? .failed(text + ". No trip is one of the timetable: is it this agency's, and of these days?") : .ok(text)
  }

  private func alerts(_ bytes: [UInt8], _ loaded: StaticImport.Loaded?) throws(FeedError) -> Check.Finding {
    let joins = try FeedJoins(alerts: bytes, in: loaded?.timetable ?? .none)
    guard loaded != nil else { return .ok("\(joins.alerts) alerts; what joins can't be told without the timetable") }
    return .ok("\(joins.alerts) alerts, \(joins.stops.words("stops")), \(joins.routes.words("routes"))")
  }
}

extension FeedJoins.Names {
  /// "12 of 14 trips join, not: a, b".
  fileprivate func words(_ kind: String) -> String {
    if all == 0 { return "no \(kind)" }
    guard missing > 0 else { return "all of \(all) \(kind) join" }
    return "\(all - missing) of \(all) \(kind) join, not: \(examples.joined(separator: ", "))"
  }
}
