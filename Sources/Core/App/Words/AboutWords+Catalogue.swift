// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(224) }
  var aboutText: String { text(225) }
  func version(_ version: String) -> String { text(226, version) }
  var licence: String { text(227) }
  var sources: String { text(228) }
  var stations: String { text(229) }
  var fares: String { text(230) }
  var official: String { text(231) }
}
