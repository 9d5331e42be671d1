/// Why bytes are not a GTFS-Realtime feed. Whatever throws this has left nothing half done: the feed before it stays.
package enum FeedError: Error, Equatable, Sendable {
  case empty
  /// Some gateways answer 200 with an error page.
  case xml
  /// JSON, HTML or other text.
  case text
  case tooLarge(bytes: Int)
  /// More trips or stop times than any agency runs.
  case tooManyRows
  /// The wire format breaks at this byte: cut short, or not a protocol buffer.
  case malformed(offset: Int)
  case noHeader
  /// A feed without its own time can't be told from a frozen one.
  case noTimestamp
  /// Well framed, but more of its entities are broken than whole.
  case garbage(malformed: Int, entities: Int)
  /// A good feed of something else than was asked for: trains where alerts were.
  case other(entities: Int)

  /// Why what was found is no feed: without a header or a time, or mostly broken; nil where it is one.
  init?(hasHeader: Bool, timestamp: some BinaryInteger, malformed: Int, entities: Int) {
    if !hasHeader {
      self = .noHeader
    } else if timestamp <= 0 {
      self = .noTimestamp
    } else if malformed * 2 > entities {
      self = .garbage(malformed: malformed, entities: entities)
    } else {
      return nil
    }
  }

  package var sentence: String { sentence(of: "departures") }

  /// The same of what else a feed may carry: "alerts".
  package func sentence(of content: String) -> String {
    switch self {
    case .empty: "The agency sent an empty answer."
    case .xml, .text: "The agency sent an error page instead of \(content)."
    case .tooLarge, .tooManyRows: "The agency sent far more than a feed."
    case .malformed: "The agency's \(content) arrived damaged or cut short."
    case .noHeader, .noTimestamp: "The agency's \(content) don't say when they were made."
    case .garbage: "The agency's \(content) arrived damaged."
    case .other: "The agency sent something else than \(content)."
    }
  }

  package var detail: String {
    switch self {
    case .empty: "0 bytes"
    case .xml: "XML instead of a feed"
    case .text: "text instead of a feed"
    case .tooLarge(let bytes): "\(bytes) bytes"
    case .tooManyRows: "more trips or stop times than can be taken in"
    case .malformed(let offset): "malformed at byte \(offset)"
    case .noHeader: "no feed header"
    case .noTimestamp: "no header timestamp"
    case .garbage(let malformed, let entities): "\(malformed) of \(entities) entities malformed"
    case .other(let entities): "none of \(entities) entities is of the kind asked for"
    }
  }
}
