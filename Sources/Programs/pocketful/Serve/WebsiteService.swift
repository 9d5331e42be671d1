import ServiceLifecycle
import Website

/// The website as a service of the program; it says where it is once it can be reached.
struct WebsiteService: Service {
  var website: Website
  var host: String

  func run() async throws {
    let host = host.contains(":") ? "[\(host)]" : host
    try await website.run { port in Terminal.note("Pocketful is at http://\(host):\(port)\n") }
  }
}
