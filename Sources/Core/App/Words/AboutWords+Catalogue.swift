// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(220) }
  var aboutText: String { text(221) }
  func version(_ version: String) -> String { text(222, version) }
  var licence: String { text(223) }
  var sources: String { text(224) }
  var stations: String { text(225) }
  var fares: String { text(226) }
  var official: String { text(227) }
}
