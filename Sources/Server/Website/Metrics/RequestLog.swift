import Hummingbird
import Logging
import Synchronization

/// A line a request at the level `info`, one that failed by our doing at any: who, what, how it went. An address is logged
/// as its route, without what was asked: stations near a person, or an id of something of theirs, are nobody's business.
struct RequestLog: Sendable {
  private let logger: Logger
  private let count = Count()
  /// Tells this run's requests from an earlier one's.
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)

  private final class Count: Sendable { let value = Atomic<UInt64>(0) }

  init(_ logger: Logger) { self.logger = logger }

  /// What is logged carries its number in `X-Request-ID`, so that a person can say which it was.
  func note(
    _ request: Request, _ endpoint: Endpoint?, _ response: inout Response, _ took: Duration, caller: () -> Caller
  ) {
    let level: Logger.Level = response.status.kind == .serverError && response.status.code == 500 ? .error : .info
    guard logger.logLevel <= level else { return }
    let id = run + "-" + String(count.value.wrappingAdd(1, ordering: .relaxed).newValue)
    response.headers[Headers.requestID] = id
    let milliseconds = Double(took.components.attoseconds / 10_000_000_000_000) / 100
    let path = endpoint?.path ?? Self.plain(request.uri.path)
    logger.log(
      level: level,
      "\(id) \(caller().text) \(request.method.rawValue) \(path) \(response.status.code) \(milliseconds) ms")
  }

  /// What leads nowhere is anybody's text: printable, and not long.
  private static func plain(_ path: String) -> String {
    String(decoding: path.utf8.prefix(80).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
