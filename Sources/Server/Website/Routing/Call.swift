import Hummingbird
import Kernel
import NIOCore

/// A request as an endpoint sees it: who asks what, and the one moment that the whole answer is true for.
struct Call {
  var request: Request
  /// Parts of the path by name, as they stand there.
  var parameters: [(name: Substring, value: Substring)]
  /// nil for a request asked in process.
  var channel: (any Channel)?
  var now: Instant
  var query: Query
  private let configuration: WebsiteConfiguration

  init(
    _ request: Request, _ parameters: [(name: Substring, value: Substring)], channel: (any Channel)?, now: Instant,
    _ configuration: WebsiteConfiguration
  ) {
    self.request = request
    self.parameters = parameters
    self.channel = channel
    self.now = now
    query = Query(request.uri.query)
    self.configuration = configuration
  }

  var caller: Caller { Caller(request, over: channel, configuration) }

  /// A part of the path, percent-decoded; at most 64 bytes of it, which no real id reaches.
  func parameter(_ name: String) -> String {
    Query.decoded(raw(name).utf8.prefix(64 * 3), plusIsSpace: false)
  }

  /// The same, as it stands in the path.
  func raw(_ name: String) -> Substring {
    for parameter in parameters where parameter.name == name { return parameter.value }
    return ""
  }
}
