// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension SettingsWords {
  var settings: String { text(124) }
  var back: String { text(125) }
  var preferenceTheme: String { text(126) }
  var preferenceText: String { text(127) }
  var preferenceClock: String { text(128) }
  var preferenceLanguage: String { text(129) }
  var preferenceUnits: String { text(130) }
  var preferenceWeight: String { text(131) }
  var preferenceWeek: String { text(132) }
  var asDevice: String { text(133) }
  var light: String { text(134) }
  var dark: String { text(135) }
  var larger: String { text(136) }
  var largest: String { text(137) }
  var feetAndMiles: String { text(138) }
  var metres: String { text(139) }
  func chosen(_ choice: String, value: String) -> String { text(140, choice, value) }
  var modules: String { text(141) }
  var modulesText: String { text(142) }
  func show(_ name: String) -> String { text(143, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(144, [name, String(place), String(count)]) }
  func didMove(_ name: String) -> String { text(145, name) }
  func didHide(_ name: String) -> String { text(146, name) }
  func didShow(_ name: String) -> String { text(147, name) }
  var history: String { text(148) }
  var historyText: String { text(149) }
  var historyOpening: String { text(150) }
  var historyNeedsScript: String { text(151) }
  var historyEmpty: String { text(152) }
  var historyEmptyText: String { text(153) }
  var unknownChange: String { text(154) }
  func undo(_ sentence: String) -> String { text(155, sentence) }
  var reminders: String { text(156) }
  var remindersText: String { text(157) }
  var account: String { text(158) }
  var accountText: String { text(159) }
}
