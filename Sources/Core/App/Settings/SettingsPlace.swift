import Kernel

/// Where in the settings a person is: the part of the URL after `/settings`.
enum SettingsPlace: String, CaseIterable {
  case all = ""
  /// Which modules are shown, in which order.
  case modules
  /// What is told of with the app closed, and when not.
  case notifications
  /// What was done last, to be taken back.
  case history
  case data
  /// The account that joins this device with others.
  case account
  case about

  init?(segments: [String]) {
    guard segments.count <= 1, let place = SettingsPlace(rawValue: segments.first ?? ""),
      segments.isEmpty == (place == .all)
    else { return nil }
    self = place
  }

  var path: String { Address(segments: self == .all ? ["settings"] : ["settings", rawValue]).text }
}
