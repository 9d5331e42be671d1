// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AboutWords {
  var about: String { text(217) }
  var aboutText: String { text(218) }
  func version(_ version: String) -> String { text(219, version) }
  var licence: String { text(220) }
  var sources: String { text(221) }
  var stations: String { text(222) }
  var fares: String { text(223) }
  var official: String { text(224) }
}
