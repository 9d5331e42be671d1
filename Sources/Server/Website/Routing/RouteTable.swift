/// Which endpoint answers a path. Empty segments do not count: "/departures/" is "/departures".
struct RouteTable: Sendable {
  struct Match {
    var endpoint: Endpoint
    /// Names and values, the values as they stand in the path, still escaped.
    var parameters: [(name: Substring, value: Substring)]
  }

  private enum Segment: Sendable {
    case fixed(Substring)
    case parameter(Substring)
  }

  private let endpoints: [(endpoint: Endpoint, segments: [Segment])]
  /// Those without parameters, which most requests are for.
  private let fixed: [String: Endpoint]

  init(_ endpoints: [Endpoint]) {
    self.endpoints = endpoints.map { endpoint in
      let segments = endpoint.path.split(separator: "/").map { segment -> Segment in
        segment.hasPrefix("{") ? .parameter(segment.dropFirst().dropLast()) : .fixed(segment)
      }
      return (endpoint, segments)
    }
    fixed = Dictionary(endpoints.filter { !$0.path.contains("{") }.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A fixed path wins over one with parameters, whatever their order.
  func endpoint(for path: String) -> Match? {
    if let endpoint = fixed[path] { return Match(endpoint: endpoint, parameters: []) }
    let parts = path.split(separator: "/", maxSplits: 16)
    var best: Match?
    for (endpoint, segments) in endpoints where segments.count == parts.count {
      guard let parameters = RouteTable.match(segments, parts) else { continue }
      if parameters.isEmpty { return Match(endpoint: endpoint, parameters: []) }
      if best == nil { best = Match(endpoint: endpoint, parameters: parameters) }
    }
    return best
  }

  private static func match(
    _ segments: [Segment], _ parts: [Substring]
  ) -> [(name: Substring, value: Substring)]? {
    var parameters: [(name: Substring, value: Substring)] = []
    for (segment, part) in zip(segments, parts) {
      switch segment {
      case .fixed(let text): if text != part { return nil }
      case .parameter(let name): parameters.append((name, part))
      }
    }
    return parameters
  }
}
