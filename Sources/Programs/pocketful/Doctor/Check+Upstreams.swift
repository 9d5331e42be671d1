import Departures
import Feeds
import Kernel
import Languages
import Score

/// The upstreams: each is asked once, as the server would ask it, by the clock that the server would have.
extension Check {
  /// Whether the alerts feed answers, and with how many alerts; none where the agency in use has none that are known.
  static func alerts(_ plan: ServerPlan, _ client: FeedClient) -> [Check] {
    let network = network(plan)
    guard plan.alerts.agency.runs(network) else { return [] }
    return [
      Check(name: AlertsFeed.name) {
        let (alerts, clock) = (LiveAlerts(), WallClock.clock(fixedAt: plan.now))
        do throws(UpstreamError) {
          let fetch = try await FeedUpstream.alerts(plan.alerts, alerts, network: { network })
            .fetch(client, clock: clock)
          return .ok("\(alerts.reading.alerts.count) alerts at \(ShownAddress.text(plan.alerts.url)), \(fetch.cost)")
        } catch {
          return .failed(
            error.sentence(of: AlertsFeed.spoken)
              + error.advice.text(plan.alertsURL == nil ? "--realtime-base" : "--alerts-url"))
        }
      }
    ]
  }

  /// Whether the lists of elevators answer, and how many are out; none where the agency in use has none that are known.
  static func elevators(_ plan: ServerPlan, _ client: FeedClient) -> [Check] {
    let network = network(plan)
    let (equipment, clock) = (LiveEquipment(plan.equipment, network: { network }), WallClock.clock(fixedAt: plan.now))
    guard equipment.isAsked else { return [] }
    return [
      Check(name: EquipmentFeed.name) {
        do throws(UpstreamError) {
          var costs: [String] = []
          for upstream in equipment.upstreams {
            costs.append(try await upstream.fetch(client, clock: clock).cost)
          }
          let (count, address) = (equipment.alerts.reading.alerts.count, ShownAddress.text(plan.equipment.url))
          return .ok("\(count) out of service at \(address), " + costs.joined(separator: ", "))
        } catch {
          return .failed(
            error.sentence(of: EquipmentFeed.spoken)
              + error.advice.text(plan.elevatorsURL == nil ? "--realtime-base" : "--elevators-url"))
        }
      }
    ]
  }

  /// Whether the racing feed answers, and with how many races.
  static func races(_ plan: ServerPlan, _ client: FeedClient) -> Check {
    Check(name: "races") {
      let races = LiveRaces()
      do throws(UpstreamError) {
        let fetch = try await FeedUpstream.races(base: plan.racesURL.revealed, races)
          .fetch(client, clock: WallClock.clock(fixedAt: plan.now))
        return .ok("\(races.reading.races.count) races at \(plan.racesURL.shown), \(fetch.cost)")
      } catch {
        return .failed(error.sentence(of: RacesFeed.spoken) + error.advice.text("--races-url"))
      }
    }
  }

  /// Whether the score's upstream answers; never what it says.
  static func score(_ plan: ServerPlan, _ client: FeedClient) -> Check {
    Check(name: ScoreFeed.name) {
      let (book, clock) = (FetchBook(), WallClock.clock(fixedAt: plan.now))
      do throws(ScoreFeed.Refusal) {
        _ = try await ScoreFeed.live(url: plan.scoreURL.revealed, client, clock: clock, book: book).ask()
        return .ok(([plan.scoreURL.shown] + book.fetches.map(\.last.cost)).joined(separator: ", "))
      } catch {
        return .failed(ScoreWords(.en).reason(error.failure) + error.failure.advice.text("--score-url"))
      }
    }
  }

  /// Of the agency whose timetable is in use.
  private static func network(_ plan: ServerPlan) -> Network {
    let loaded = try? StaticImport.load(from: plan.firstFolder)
    return plan.first?.network(of: loaded) ?? loaded?.network ?? BuiltIn.newYork
  }

  /// Those of the agency whose timetable is in use.
  static func feeds(_ plan: ServerPlan) -> [RealtimeFeed] {
    let network = network(plan)
    return RealtimeFeed.newYork(base: plan.realtimeBase.revealed).filter { $0.agency.runs(network) }
  }

  /// Whether a feed of trains answers, with a time that lets its trains be shown.
  static func feed(_ feed: RealtimeFeed, _ plan: ServerPlan, _ client: FeedClient) -> Check {
    // Its name is a part of its address, where a slash is escaped.
    Check(name: feed.name.split(separator: "%2F").joined(separator: "/")) {
      let boards = LiveBoards(feeds: [feed], network: BuiltIn.newYork)
      let clock = WallClock.clock(fixedAt: plan.now)
      let fetch: Fetch
      do throws(UpstreamError) {
        fetch = try await FeedUpstream.transit(feed, boards).fetch(client, clock: clock)
      } catch {
        return .failed(error.sentence + error.advice.text("--realtime-base"))
      }
      let now = clock()
      guard let status = boards.source.boards().feeds(now).first, let doubt = Check.doubt(status, at: now) else {
        return .ok("\(ShownAddress.text(feed.url)), \(fetch.cost)")
      }
      return .failed(doubt)
    }
  }

  /// Why an answer that was taken shows nobody a train.
  private static func doubt(_ feed: Boards.FeedStatus, at now: Instant) -> String? {
    if let ahead = feed.failure { return "\(ahead) One of the two clocks is wrong." }
    guard let age = feed.asOf.map({ now.seconds(since: $0) }), age > FeedAge.delayedLimit else { return nil }
    let spoken = age < 7200 ? "\(age / 60) min" : "\(age / 3600) h"
    return "The agency's data is \(spoken) old: its feed stands still, or one of the two clocks is wrong."
  }
}

extension Fetch {
  /// "212 KB in 180 ms, read in 2 ms".
  fileprivate var cost: String {
    "\((bytes + 999) / 1000) KB in \(fetching.milliseconds) ms, read in \(decoding.milliseconds) ms"
  }
}

extension Duration {
  /// A begun one is one.
  var milliseconds: Int64 {
    components.seconds * 1000 + (components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
