/// From Myrtle Av to Essex St the M shares its tracks with the J, but the agency names the two from opposite ends: an M
/// bound for Metropolitan Av reports south where the J beside it, on the same platform, reports north. Riders must find
/// both under one heading, so the M is turned round at these stops.
package enum BushwickFlip {
  package static let route = "M"
  package static let stops = ["M11", "M12", "M13", "M14", "M16", "M18"]
}
