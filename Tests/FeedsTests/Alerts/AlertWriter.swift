import TestSupport
import Wire

/// A feed of alerts in the words of a test.
struct AlertWriter {
  private(set) var bytes: [UInt8] = []

  init(at timestamp: Int64) {
    var writer = ProtobufWriter()
    writer.message(1) { header in
      header.string(1, "2.0")
      header.varint(2, 0)
      header.integer(3, timestamp)
      header.message(1001) { $0.string(1, "1.0") }
    }
    bytes = writer.bytes
  }

  /// An entity with an alert, whose inside `build` writes; `selectors` are route, stop and sort order.
  mutating func alert(
    _ id: String, _ header: String = "Words", language: String? = "en", updated: Int64 = 0,
    periods: [(Int64, Int64)] = [], selectors: [(route: String?, stop: String?, priority: Int?)] = [],
    build: (inout ProtobufWriter) -> Void = { _ in }
  ) {
    var writer = ProtobufWriter()
    writer.message(2) { entity in
      if !id.isEmpty { entity.string(1, id) }
      entity.message(5) { alert in
        for (start, end) in periods {
          alert.message(1) {
            $0.integer(1, start)
            $0.integer(2, end)
          }
        }
        for selector in selectors {
          alert.message(5) { entity in
            entity.string(1, "MTASBWY")
            if let route = selector.route { entity.string(2, route) }
            if let stop = selector.stop { entity.string(5, stop) }
            if let priority = selector.priority { entity.message(1001) { $0.string(1, "MTASBWY:X:\(priority)") } }
          }
        }
        alert.message(10) { text in
          text.message(1) { translation in
            translation.string(1, header)
            if let language { translation.string(2, language) }
          }
        }
        if updated > 0 { alert.message(1001) { $0.integer(2, updated) } }
        build(&alert)
      }
    }
    bytes += writer.bytes
  }
}
