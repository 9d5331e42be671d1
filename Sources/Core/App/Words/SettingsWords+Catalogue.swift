// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension SettingsWords {
  var settings: String { text(122) }
  var back: String { text(123) }
  var preferenceTheme: String { text(124) }
  var preferenceText: String { text(125) }
  var preferenceClock: String { text(126) }
  var preferenceLanguage: String { text(127) }
  var preferenceUnits: String { text(128) }
  var preferenceWeight: String { text(129) }
  var preferenceWeek: String { text(130) }
  var asDevice: String { text(131) }
  var light: String { text(132) }
  var dark: String { text(133) }
  var larger: String { text(134) }
  var largest: String { text(135) }
  var feetAndMiles: String { text(136) }
  var metres: String { text(137) }
  func chosen(_ choice: String, value: String) -> String { text(138, choice, value) }
  var modules: String { text(139) }
  var modulesText: String { text(140) }
  func show(_ name: String) -> String { text(141, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(142, [name, String(place), String(count)]) }
  func didMove(_ name: String) -> String { text(143, name) }
  func didHide(_ name: String) -> String { text(144, name) }
  func didShow(_ name: String) -> String { text(145, name) }
  var history: String { text(146) }
  var historyText: String { text(147) }
  var historyOpening: String { text(148) }
  var historyNeedsScript: String { text(149) }
  var historyEmpty: String { text(150) }
  var historyEmptyText: String { text(151) }
  var unknownChange: String { text(152) }
  func undo(_ sentence: String) -> String { text(153, sentence) }
  var reminders: String { text(154) }
  var remindersText: String { text(155) }
  var account: String { text(156) }
  var accountText: String { text(157) }
}
