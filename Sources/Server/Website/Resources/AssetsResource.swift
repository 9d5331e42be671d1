import HTTPTypes
import Hummingbird
import Kernel

/// The web app's files. Those under /assets carry their content's hash in their name; a few have to stand at a fixed
/// address and are asked about each time.
extension Website {
  var assetEndpoints: [Endpoint] {
    [
      Endpoint("/assets/{name}", asset),
      Endpoint("/manifest.webmanifest", plain: manifest),
      fixed("/favicon.svg"),
      fixed("/worker.js"),
      Endpoint("/robots.txt", plain: robots),
    ]
  }

  private func asset(_ call: Call) throws(Problem) -> Answer {
    let name = call.parameter("name")
    if let file = assets.file(named: name) { return Answer(negotiated(file, call)) }
    let index = networks.index
    if "/assets/" + name == index.factsPath { return index.facts.answer }
    throw .notFound("There is no such file. The page that asked for it may be of an older version: reload it.")
  }

  private func fixed(_ path: String) -> Endpoint {
    Endpoint(path, plain: { call throws(Problem) in try fixed(String(path.dropFirst()), call) })
  }

  private func fixed(_ name: String, _ call: Call) throws(Problem) -> Response {
    guard let served = assets.served[name], let file = assets.file(named: served) else { throw .noAddress }
    var response = negotiated(file, call)
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// In the person's language, where one was built.
  private func manifest(_ call: Call) throws(Problem) -> Response {
    let name = "manifest.\(Chosen(call.request).language.rawValue).webmanifest"
    var response = try fixed(assets.served[name] == nil ? "manifest.webmanifest" : name, call)
    response.headers[.vary] = "Accept-Encoding, " + Chosen.varies
    return response
  }

  private func negotiated(_ file: Assets.File, _ call: Call) -> Response {
    let available = [file.brotli == nil ? nil : Encoding.brotli, file.gzip == nil ? nil : Encoding.gzip]
    switch Encoding.best(of: call.request.headers[.acceptEncoding], among: available.compactMap { $0 }) {
    case .brotli: return (file.brotli ?? file.plain).response
    case .gzip: return (file.gzip ?? file.plain).response
    case .identity: return file.plain.response
    }
  }

  /// Boards change each second: nothing there for a search engine to keep.
  private func robots(_ call: Call) throws(Problem) -> Response {
    let text = "User-agent: *\nDisallow: /api/\nDisallow: /shell\n"
    return Ready(Array(text.utf8), headers: Headers.unstored("text/plain; charset=utf-8")).response
  }
}
