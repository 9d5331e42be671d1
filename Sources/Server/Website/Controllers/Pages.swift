import App
import Departures
import Feeds
import HTTPTypes
import Hummingbird
import Kernel
import Languages

/// The pages: the same views as in the browser, printed here for the first paint and for those without JavaScript.
struct Pages {
  var source: BoardSource
  var races: RaceSource
  var alerts: AlertSource
  var networks: NetworkShelf
  var assets: Assets

  var endpoints: RouteCollection<SiteContext> {
    let routes = RouteCollection(context: SiteContext.self)
      .reading("/") { page($0, $1) }
      .reading("/shell") { _, _ in frame }
    for section in App.sections {
      routes.reading("/\(section)") { page($0, $1) }.reading("/\(section)/**") { page($0, $1) }
    }
    return routes
  }

  /// Any address a person may come to, also one that leads nowhere: App says so in its own words.
  func page(_ request: Request, _ context: SiteContext, status: HTTPResponse.Status? = nil) -> Ready {
    let index = networks.index
    let boards = source.boards()
    let races = races.reading()
    let alerts = alerts.reading()
    let chosen = Chosen(request)
    let served = App.serve(
      path: request.uri.path, query: request.query.pairs.map { ($0.name, $0.value) }, network: index.network,
      board: { boards.board($0, .page, context.now) }, races: { races.board($0, now: context.now) },
      alerts: { alerts.board($0, network: index.network, now: context.now) },
      trip: { boards.trip($0, context.now) }, now: context.now,
      language: .of(chosen.language))
    let shell = PageShell(
      assets: assets, factsPath: index.factsPath, mapPath: index.mapPath, root: served.root, title: served.title,
      description: served.description, language: served.language, chosen: chosen.attributes, state: served.state)
    var headers = Self.html
    headers[.contentLanguage] = served.language
    headers[.vary] = Chosen.varies
    // The state in it has the moment it was drawn at: no two are alike, and an old one must not pass for new.
    var ready = Ready(Array(shell.html.utf8), headers: headers, isTagged: false)
    ready.status = status ?? HTTPResponse.Status(code: served.status)
    return ready
  }

  /// What the installed app's worker keeps (Web/worker.js).
  private var frame: Ready {
    let shell = PageShell.frame(assets: assets, index: networks.index, pages: App.sections)
    return Ready(Array(shell.html.utf8), headers: Self.html)
  }

  private static let html = HTTPFields([
    HTTPField(name: .contentType, value: "text/html; charset=utf-8"),
    HTTPField(name: .cacheControl, value: "no-cache"),
  ])
}
