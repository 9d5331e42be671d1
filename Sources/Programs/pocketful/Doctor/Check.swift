import Departures
import Feeds
import Kernel
import Storage
import Website

/// One thing the server needs.
struct Check: Sendable {
  /// What a check came to, in a sentence; for a failure with what to do about it.
  enum Finding: Sendable {
    case ok(String)
    case failed(String)

    var isFailure: Bool {
      if case .failed = self { return true }
      return false
    }

    /// As `doctor` prints it.
    func line(_ name: String) -> String {
      switch self {
      case .ok(let text): "ok      \(name): \(text)"
      case .failed(let text): "failed  \(name): \(text)"
      }
    }
  }

  var name: String
  var run: @Sendable () async -> Finding

  /// In the order in which they are told.
  static func all(_ plan: ServerPlan, _ client: FeedClient) -> [Check] {
    [clock(plan), data(plan)] + nodes(plan) + [push(plan), cache(plan), facts, timetable(plan), zone, web(plan)]
      + feeds(plan).map { feed($0, plan, client) }
      + alerts(plan, client) + elevators(plan, client)
      + [races(plan, client), score(plan, client)]
  }

  private static func clock(_ plan: ServerPlan) -> Check {
    Check(name: "clock") {
      let now = WallClock.now()
      // Before this program was written, or centuries after it.
      guard now.seconds > 1_750_000_000, now.seconds < 10_000_000_000 else {
        return .failed("it says \(now.iso8601(in: .utc)). Set it right: ages and departures follow it.")
      }
      return .ok(
        plan.now.map { "stopped at \(Instant(seconds: $0).iso8601(in: .utc)) by --now" } ?? now.iso8601(in: .utc))
    }
  }

  private static func data(_ plan: ServerPlan) -> Check {
    Check(name: "data") {
      switch plan.database {
      case .sqlite(let path):
        await looked(at: path) { () throws(StorageError) in
          _ = try await Database.people(path: path)
          return path
        }
      case .postgres(let address): await asked(address)
      }
    }
  }

  private static func cache(_ plan: ServerPlan) -> Check {
    Check(name: "cache") {
      await looked(at: plan.cacheFile) { () throws(StorageError) in
        let kept = try await FeedStore.cache(path: plan.cacheFile).load()
        return "\(plan.cacheFile), \(kept.count) feeds kept"
      }
    }
  }

  private static func asked(_ address: PostgresAddress) async -> Finding {
    do throws(StorageError) {
      return .ok("\(PostgresAddress.shown), \(try await Database.postgres(address, connections: 1).version())")
    } catch {
      return .failed(error.sentence)
    }
  }

  /// Looked at, not made: a doctor leaves nothing behind.
  private static func looked(
    at path: String, _ look: () async throws(StorageError) -> String
  ) async -> Finding {
    do throws(StorageError) {
      guard try Database.isThere(path: path) else { return .ok("\(path) is not there yet; `pocketful serve` makes it") }
      return .ok(try await look())
    } catch {
      return .failed(error.sentence)
    }
  }

  private static var facts: Check {
    Check(name: "facts") {
      let network = BuiltIn.newYork
      return network.stations.isEmpty
        ? .failed("the built-in network is empty. This program was built wrongly; build it again.")
        : .ok("\(network.stations.count) stations and \(network.lines.count) lines built in")
    }
  }

  private static func timetable(_ plan: ServerPlan) -> Check {
    Check(name: "timetable") {
      do throws(ImportError) {
        let summary = try StaticImport.load(from: plan.firstFolder).summary
        return .ok("\(summary.agency), \(summary.stations) stations, \(summary.trips) trips")
      } catch .noIndex {
        return .ok(
          plan.first == nil
            ? "none imported; live trains only. Import one with: pocketful import GTFS.zip"
            : "none yet; `pocketful serve` takes it in")
      } catch {
        return .failed(error.sentence)
      }
    }
  }

  private static var zone: Check {
    Check(name: "zone data") {
      Zone.system(named: "America/New_York") == nil
        ? .failed("America/New_York is not known here. Install the package tzdata; only an import needs it.")
        : .ok("America/New_York is known")
    }
  }

  private static func web(_ plan: ServerPlan) -> Check {
    Check(name: "web app") {
      guard let folder = WebFolder.find(named: plan.webFolder) else {
        return .failed("not found. Make it with `make build`, or name its folder with --web.")
      }
      do throws(AssetsError) {
        _ = try Assets(folder: folder)
        return .ok(folder)
      } catch {
        return .failed(error.sentence)
      }
    }
  }
}
