import Kernel

/// Where in this module a person is; parses and prints the part of the URL after `/races`.
package enum RacesPlace: FeaturePlace {
  case board
  case race(String)
}

extension RacesPlace {
  /// `segments` after "races"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String], query: [(name: String, value: String)]) {
    switch segments.count {
    case 0: self = .board
    case 1: self = .race(segments[0].cut(toBytes: Followed.mostBytes))
    default: return nil
    }
  }

  package var path: (segments: [String], query: [(name: String, value: String)]) {
    switch self {
    case .board: ([], [])
    case .race(let id): ([id], [])
    }
  }

  package var focus: String { "#title" }

  package var list: Self? { self == .board ? nil : .board }
}
