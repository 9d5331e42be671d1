import ServiceLifecycle
import Website

/// The website as a service of the program; it says where it is once it can be reached.
struct WebsiteService: Service {
  var website: Website
  var plan: ServerPlan

  func run() async throws {
    let (host, publicURL) = (plan.website.host, plan.website.publicURL)
    let place = host.contains(":") ? "[\(host)]" : host
    let publicly = publicURL.map { ", for people at \($0.text)" } ?? ""
    try await website.run { port in Terminal.note("Pocketful is at http://\(place):\(port)\(publicly)\n") }
  }
}
