// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(229) }
  var aboutText: String { text(230) }
  func version(_ version: String) -> String { text(231, version) }
  var licence: String { text(232) }
  var sources: String { text(233) }
  var stations: String { text(234) }
  var fares: String { text(235) }
  var official: String { text(236) }
}
