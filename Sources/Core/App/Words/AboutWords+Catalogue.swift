// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(227) }
  var aboutText: String { text(228) }
  func version(_ version: String) -> String { text(229, version) }
  var licence: String { text(230) }
  var sources: String { text(231) }
  var stations: String { text(232) }
  var fares: String { text(233) }
  var official: String { text(234) }
}
