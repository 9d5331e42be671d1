import Kernel

/// Where in this module a person is; parses and prints the part of the URL after `/races`.
package enum RacesPlace: Equatable, Sendable {
  case board
  case race(String)
}

extension RacesPlace {
  /// `segments` after "races"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String]) {
    switch segments.count {
    case 0: self = .board
    case 1: self = .race(segments[0].cut(toBytes: Followed.mostBytes))
    default: return nil
    }
  }

  package var segments: [String] {
    switch self {
    case .board: []
    case .race(let id): [id]
    }
  }
}
