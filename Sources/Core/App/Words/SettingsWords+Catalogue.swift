// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension SettingsWords {
  var settings: String { text(125) }
  var back: String { text(126) }
  var preferenceTheme: String { text(127) }
  var preferenceText: String { text(128) }
  var preferenceClock: String { text(129) }
  var preferenceLanguage: String { text(130) }
  var preferenceUnits: String { text(131) }
  var preferenceWeight: String { text(132) }
  var preferenceWeek: String { text(133) }
  var asDevice: String { text(134) }
  var light: String { text(135) }
  var dark: String { text(136) }
  var larger: String { text(137) }
  var largest: String { text(138) }
  var feetAndMiles: String { text(139) }
  var metres: String { text(140) }
  func chosen(_ choice: String, value: String) -> String { text(141, choice, value) }
  var modules: String { text(142) }
  var modulesText: String { text(143) }
  func show(_ name: String) -> String { text(144, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(145, [name, String(place), String(count)]) }
  func didMove(_ name: String) -> String { text(146, name) }
  func didHide(_ name: String) -> String { text(147, name) }
  func didShow(_ name: String) -> String { text(148, name) }
  var history: String { text(149) }
  var historyText: String { text(150) }
  var historyOpening: String { text(151) }
  var historyNeedsScript: String { text(152) }
  var historyEmpty: String { text(153) }
  var historyEmptyText: String { text(154) }
  var unknownChange: String { text(155) }
  func undo(_ sentence: String) -> String { text(156, sentence) }
  var reminders: String { text(157) }
  var remindersText: String { text(158) }
  var account: String { text(159) }
  var accountText: String { text(160) }
}
