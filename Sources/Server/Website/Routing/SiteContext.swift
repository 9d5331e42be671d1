import Hummingbird
import Kernel
import Logging
import NIOCore
import Synchronization

/// What is known of a request beside the request itself. Every middleware and every controller is handed it.
struct SiteContext: RequestContext {
  /// What the listening side gives.
  struct Source: RequestContextSource {
    var logger: Logger
    var now: Instant
    var id: RequestID
    var channel: any Channel
    var configuration: WebsiteConfiguration
  }

  var coreContext: CoreRequestContextStorage
  /// The one moment that the whole answer is true for.
  let now: Instant
  /// When the request came, by a clock that nobody sets.
  let began = ContinuousClock.now
  let requestID: RequestID
  private let channel: any Channel
  private let configuration: WebsiteConfiguration

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    now = source.now
    requestID = source.id
    channel = source.channel
    configuration = source.configuration
  }

  /// The address's name in the log, in the metrics and in the OpenAPI document; nil where nothing is served.
  var address: String? { endpointPath == "NotFound" ? nil : endpointPath }

  /// Where people reach the server, if whoever runs it said so.
  var origin: PublicURL? { configuration.publicURL }

  /// The same, or where nobody said so, where this request reaches it.
  func site(of request: Request) -> PublicURL? {
    origin ?? request.head.authority.flatMap { PublicURL("http://" + $0) }
  }

  /// Who asks. Looked up when it is wanted: most answers are for everybody.
  func caller(of request: Request) -> Caller { Caller(request, over: channel, configuration) }

  /// A part of the path, percent-decoded; at most 64 bytes of it, which no real id reaches.
  func parameter(_ name: Substring) -> String {
    Query.decoded(raw(name).utf8.prefix(64 * 3), plusIsSpace: false)
  }

  /// The same, as it stands in the path.
  func raw(_ name: Substring) -> Substring { parameters[name] ?? "" }
}

/// The rest of the way to an answer, as a middleware goes it.
typealias Next = (Request, SiteContext) async throws -> Response

/// Tells a request from all others in the log: which run of the program, which request of it.
struct RequestID: Sendable {
  var run: String
  var number: UInt64

  var text: String { run + "-" + String(number) }
}

/// Gives each request its number.
final class RequestNumbers: Sendable {
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)
  private let last = Atomic<UInt64>(0)

  var next: RequestID { RequestID(run: run, number: last.wrappingAdd(1, ordering: .relaxed).newValue) }
}
