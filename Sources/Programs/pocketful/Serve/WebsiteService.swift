import ServiceLifecycle
import Website

/// The website as a service of the program; it says where it is once it can be reached.
struct WebsiteService: Service {
  var website: Website
  var plan: ServerPlan

  func run() async throws {
    let host = plan.host.contains(":") ? "[\(plan.host)]" : plan.host
    let publicly = plan.publicURL.map { ", for people at \($0.text)" } ?? ""
    try await website.run { port in Terminal.note("Pocketful is at http://\(host):\(port)\(publicly)\n") }
  }
}
