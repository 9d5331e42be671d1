import Logging
import Synchronization

/// What was logged.
struct LoggedLines: LogHandler {
  private let lines = Log()
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  private final class Log: Sendable {
    let all = Mutex<[String]>([])
  }

  var all: [String] { lines.all.withLock { $0 } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.all.withLock { $0.append("\(event.message)") } }
}
