// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(228) }
  var aboutText: String { text(229) }
  func version(_ version: String) -> String { text(230, version) }
  var licence: String { text(231) }
  var sources: String { text(232) }
  var stations: String { text(233) }
  var fares: String { text(234) }
  var official: String { text(235) }
}
