import Kernel

/// Where in this module a person is; parses and prints the part of the URL after `/score`.
package enum ScorePlace: FeaturePlace {
  case ring
  case history
}

extension ScorePlace {
  /// `segments` after "score"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String], query: [(name: String, value: String)]) {
    switch segments.count {
    case 0: self = .ring
    case 1 where segments[0] == "history": self = .history
    default: return nil
    }
  }

  package var path: (segments: [String], query: [(name: String, value: String)]) {
    switch self {
    case .ring: ([], [])
    case .history: (["history"], [])
    }
  }

  package var focus: String { "#title" }

  package var list: Self? { nil }
}
