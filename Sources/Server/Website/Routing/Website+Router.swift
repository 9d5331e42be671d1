import Accounts
import Hummingbird
import Push
import Voice

extension Website {
  /// All that is served, and what every request passes on its way there, the outermost first.
  func routes() -> Router<SiteContext> {
    let pages = Pages(source: source, races: races, alerts: alerts, networks: networks, assets: assets)
    let health = Health(
      source: source, races: races, alerts: alerts, score: score, fetches: fetches, node: node, networks: networks,
      live: live,
      meters: meters, syncs: accounts.map { _ in syncs },
      openIDs: accounts.flatMap { $0.providers.isEmpty ? nil : openIDs }, mail: accounts?.post?.meters,
      push: accounts?.push?.sender.meters,
      isOpen: configuration.areMetricsOpen)
    let router = Router(context: SiteContext.self)
    router.addMiddleware {
      Metered(meters: meters)
      Logged(logger: logger)
      Secured(dates: dates)
      Answered(pages: pages)
      Limited()
      Named(hosts: Hosts(configuration))
    }
    router.addRoutes(pages.endpoints)
    router.addRoutes(Files(assets: assets, networks: networks).endpoints)
    router.addRoutes(
      ScoreAPI(
        score: score, isOpen: configuration.isScoreOpen,
        who: accounts?.whoInvited
      ).endpoints)
    router.addRoutes(health.endpoints)

    let open = router.group().add(middleware: Open())
    open.addRoutes(Stations(source: source, networks: networks, shelves: shelves).endpoints)
    open.addRoutes(RacesAPI(races: races, shelf: shelves.races).endpoints)
    open.addRoutes(AlertsAPI(alerts: alerts, networks: networks, shelf: shelves.alerts).endpoints)
    open.addRoutes(RealtimeFeeds(source: source, alerts: alerts, shelf: shelves.realtime).endpoints)
    open.addRoutes(LiveStream(hub: live, networks: networks, accounts: accounts).endpoints)
    open.addRoutes(MTAPI(source: source, networks: networks, shelf: shelves.calls).endpoints)
    open.addRoutes(OpenAPI.endpoints)

    if let accounts {
      let own = router.group().addMiddleware {
        SameOrigin()
        AccountRules()
      }
      let routes = AccountRoutes(source: accounts, openIDs: openIDs, assets: assets)
      routes.add(to: own)
      // Who comes back from a provider comes from another site: the flow's own cookie and state stand for it.
      router.addRoutes(OpenIDReturn(routes: routes).endpoints)
      let byToken = router.group().addMiddleware {
        SameOrigin(credential: .bearer)
        AccountRules()
      }
      byToken.addRoutes(
        FareCardAPI(voice: Voice(accounts.accounts, log: accounts.log), routes: routes, rate: syncRate).endpoints)
      own.addRoutes(
        SyncAPI(accounts: accounts, rate: syncRate, meters: syncs, heavy: heavy, coming: coming).endpoints)
      if let push = accounts.push {
        own.addRoutes(
          PushAPI(accounts: accounts, push: push, rate: pushRate, testRate: testRate, coming: coming).endpoints)
      }
    }
    return router
  }

  /// Every address with the methods it serves, but for HEAD and OPTIONS, which come with GET.
  package var addresses: [(method: String, path: String)] {
    routes().routes.filter { $0.method != .head && $0.method != .options }
      .map { ($0.method.rawValue, $0.path.description) }
  }
}
