// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(219) }
  var aboutText: String { text(220) }
  func version(_ version: String) -> String { text(221, version) }
  var licence: String { text(222) }
  var sources: String { text(223) }
  var stations: String { text(224) }
  var fares: String { text(225) }
  var official: String { text(226) }
}
