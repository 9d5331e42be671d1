import Kernel

extension Switched {
  /// "Horses: on. Harness: off."
  func line(_ words: RacesWords, name: (Value) -> String) -> String {
    var line = ""
    for value in on + off {
      let state = on.contains(value) ? words.switchedOn : words.switchedOff
      line += (line.isEmpty ? "" : " ") + words.did(name(value), value: state)
    }
    return line
  }
}
