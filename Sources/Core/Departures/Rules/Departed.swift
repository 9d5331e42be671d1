package import Kernel

/// When a train leaves the board: at its time it may still be in the station, a second later it is gone.
package enum Departed {
  package static func isGone(_ time: Instant, now: Instant) -> Bool { time.seconds < now.seconds }
}
