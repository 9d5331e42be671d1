// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(237) }
  var aboutText: String { text(238) }
  func version(_ version: String) -> String { text(239, version) }
  var licence: String { text(240) }
  var sources: String { text(241) }
  var stations: String { text(242) }
  var fares: String { text(243) }
  var official: String { text(244) }
}
