import App
import Departures
import Feeds
import HTTPTypes
import Hummingbird
import Kernel

/// The pages: the same views as in the browser, printed here for the first paint and for those without JavaScript.
extension Website {
  /// What the addresses of the app's screens begin with, Today's own apart.
  private static let modules = ["departures", "fare-card", "races", "workouts", "score", "settings"]

  var pageEndpoints: [Endpoint] {
    var endpoints = [Endpoint("/", page), Endpoint("/shell", frame)]
    for module in Self.modules {
      for rest in ["", "/{place}", "/{place}/{id}", "/{place}/{id}/{part}"] {
        endpoints.append(Endpoint("/" + module + rest, page))
      }
    }
    return endpoints
  }

  private func page(_ call: Call) throws(Problem) -> Answer { page(call, status: nil) }

  /// Any address a person may come to, also one that leads nowhere: App says so in its own words.
  func page(_ call: Call, status: HTTPResponse.Status?) -> Answer {
    let index = networks.index
    let boards = source.boards()
    let races = races.reading()
    let chosen = Chosen(call.request)
    let served = App.serve(
      path: call.request.uri.path, query: call.query.pairs.map { ($0.name, $0.value) }, network: index.network,
      board: { boards.board($0, .page, call.now) }, races: { races.board($0, now: call.now) }, now: call.now,
      language: chosen.language)
    let shell = PageShell(
      assets: assets, factsPath: index.factsPath, root: served.root, title: served.title,
      description: served.description, language: served.language, chosen: chosen.attributes, state: served.state)
    var headers = Self.htmlHeaders
    headers[.contentLanguage] = served.language
    headers[.vary] = Chosen.varies
    // The state in it has the moment it was drawn at: no two are alike, and an old one must not pass for new.
    var answer = Ready(Array(shell.html.utf8), headers: headers, isTagged: false).answer
    answer.response.status = status ?? HTTPResponse.Status(code: served.status)
    return answer
  }

  /// What the installed app's worker keeps (Web/worker.js).
  private func frame(_ call: Call) throws(Problem) -> Answer {
    let shell = PageShell.frame(assets: assets, factsPath: networks.index.factsPath, pages: Self.modules)
    return Ready(Array(shell.html.utf8), headers: Self.htmlHeaders).answer
  }

  private static let htmlHeaders = HTTPFields([
    HTTPField(name: .contentType, value: "text/html; charset=utf-8"),
    HTTPField(name: .cacheControl, value: "no-cache"),
  ])
}
