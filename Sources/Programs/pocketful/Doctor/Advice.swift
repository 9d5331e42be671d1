import Feeds
import Score

/// Where to look first when an upstream gave nothing.
enum Advice {
  /// Nobody was reached: the way there may be closed, or the address wrong.
  case network
  /// Somebody answered, and not for what was asked.
  case address
  /// There is nothing to be done on this side.
  case none

  /// The sentence behind a finding; `option` is the flag that chooses another address.
  func text(_ option: String) -> String {
    switch self {
    case .network: " Check the network, or \(option)."
    case .address: " Check \(option)."
    case .none: ""
    }
  }
}

extension UpstreamError {
  var advice: Advice {
    switch self {
    case .unreachable, .timedOut: .network
    case .status(404, _), .sentElsewhere, .badAddress: .address
    case .status, .tooLarge, .cutShort, .notAFeed, .notAlerts, .notEquipment, .notRaces, .notAReport, .racesLongGone:
      .none
    }
  }
}

extension ScoreFailure {
  var advice: Advice {
    switch self {
    case .unreachable, .timedOut: .network
    case .status(404), .moved: .address
    default: .none
    }
  }
}
