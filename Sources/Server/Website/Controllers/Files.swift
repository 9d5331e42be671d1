import HTTPTypes
import Hummingbird
import Kernel

/// The web app's files. Those under /assets carry their content's hash in their name; a few have to stand at a fixed
/// address and are asked about each time.
struct Files {
  var assets: Assets
  var networks: NetworkShelf

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/assets/{name}", use: asset)
      .reading("/manifest.webmanifest", use: manifest)
      // A browser asks there for the icon of what is no page, such as an answer of the API.
      .reading("/favicon.ico") { request, context in try fixed("icon-192.png", request, context) }
      .reading("/worker.js") { request, context in try fixed("worker.js", request, context) }
      .reading("/robots.txt") { _, _ in Self.robots }
  }

  private func asset(_ request: Request, _ context: SiteContext) throws(Problem) -> Response {
    let (name, index) = (context.parameter("name"), networks.index)
    var response: Response
    // First, for what was built is packed best.
    if let file = assets.file(named: name) {
      response = file.response(from: request, context: context)
    } else if "/assets/" + name == index.factsPath {
      response = index.facts.response(from: request, context: context)
    } else if "/assets/" + name == index.mapPath {
      response = index.map.response(from: request, context: context)
    } else {
      throw .notFound("There is no such file. The page that asked for it may be of an older version: reload it.")
    }
    // Its name changes with its content: a tag would be 27 bytes more of each.
    response.headers[.eTag] = nil
    return response
  }

  private func fixed(_ name: String, _ request: Request, _ context: SiteContext) throws(Problem) -> Response {
    guard let served = assets.served[name], let file = assets.file(named: served) else { throw .noAddress }
    var response = file.response(from: request, context: context)
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// In the person's language, where one was built.
  private func manifest(_ request: Request, _ context: SiteContext) throws(Problem) -> Response {
    let name = "manifest.\(Chosen(request).language.rawValue).webmanifest"
    var response = try fixed(assets.served[name] == nil ? "manifest.webmanifest" : name, request, context)
    response.headers[.vary] = "Accept-Encoding, " + Chosen.varies
    return response
  }

  /// Boards change each second: nothing there for a search engine to keep.
  private static let robots = Ready(
    Array("User-agent: *\nDisallow: /api/\nDisallow: /shell\n".utf8),
    headers: Headers.unstored("text/plain; charset=utf-8"))
}

extension Assets.File: ResponseGenerator {
  /// The smallest of the forms that the client takes.
  func response(from request: Request, context: some RequestContext) -> Response {
    let available = [brotli == nil ? nil : Encoding.brotli, gzip == nil ? nil : Encoding.gzip].compactMap { $0 }
    let form =
      switch Encoding.best(of: request.headers[.acceptEncoding], among: available) {
      case .brotli: brotli ?? plain
      case .gzip: gzip ?? plain
      case .identity: plain
      }
    return form.response(from: request, context: context)
  }
}
