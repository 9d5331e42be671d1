import App
import Departures
import Feeds
import HTTPTypes
import Hummingbird
import Kernel

/// The pages: the same views as in the browser, printed here for the first paint and for those without JavaScript.
extension Website {
  var pageEndpoints: [Endpoint] {
    [
      Endpoint("/", page),
      Endpoint("/departures", page),
      Endpoint("/departures/{place}", page),
    ]
  }

  private func page(_ call: Call) throws(Problem) -> Answer { page(call, status: nil) }

  /// Any address a person may come to, also one that leads nowhere: App says so in its own words.
  func page(_ call: Call, status: HTTPResponse.Status?) -> Answer {
    let index = networks.index
    let boards = source.boards()
    let served = App.serve(
      path: call.request.uri.path, query: call.query.pairs.map { ($0.name, $0.value) }, network: index.network,
      board: { boards.board($0, Boards.Filter(), call.now) }, now: call.now,
      language: Language(acceptLanguage: call.request.headers[.acceptLanguage] ?? ""))
    let html = PageShell(page: served, assets: assets, factsPath: index.factsPath).html
    var ready = Ready(Array(html.utf8), headers: Self.htmlHeaders)
    ready.headers[.contentLanguage] = served.language
    var answer = ready.answer
    answer.response.status = status ?? HTTPResponse.Status(code: served.status)
    return answer
  }

  private static let htmlHeaders = HTTPFields([
    HTTPField(name: .contentType, value: "text/html; charset=utf-8"),
    HTTPField(name: .cacheControl, value: "no-cache"),
    HTTPField(name: .vary, value: "Accept-Language"),
  ])
}
