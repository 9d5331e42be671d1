// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension SettingsWords {
  var settings: String { text(126) }
  var back: String { text(127) }
  var preferenceTheme: String { text(128) }
  var preferenceText: String { text(129) }
  var preferenceClock: String { text(130) }
  var preferenceLanguage: String { text(131) }
  var preferenceUnits: String { text(132) }
  var preferenceWeight: String { text(133) }
  var preferenceWeek: String { text(134) }
  var asDevice: String { text(135) }
  var light: String { text(136) }
  var dark: String { text(137) }
  var larger: String { text(138) }
  var largest: String { text(139) }
  var feetAndMiles: String { text(140) }
  var metres: String { text(141) }
  func chosen(_ choice: String, value: String) -> String { text(142, choice, value) }
  var modules: String { text(143) }
  var modulesText: String { text(144) }
  func show(_ name: String) -> String { text(145, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(146, [name, String(place), String(count)]) }
  func didMove(_ name: String) -> String { text(147, name) }
  func didHide(_ name: String) -> String { text(148, name) }
  func didShow(_ name: String) -> String { text(149, name) }
  var history: String { text(150) }
  var historyText: String { text(151) }
  var historyOpening: String { text(152) }
  var historyNeedsScript: String { text(153) }
  var historyEmpty: String { text(154) }
  var historyEmptyText: String { text(155) }
  var unknownChange: String { text(156) }
  func undo(_ sentence: String) -> String { text(157, sentence) }
  var bringBack: String { text(158) }
  func bringBackThis(_ sentence: String) -> String { text(159, sentence) }
  var takenBack: String { text(160) }
  var notifications: String { text(161) }
  var notificationsText: String { text(162) }
  var toldTrains: String { text(163) }
  var toldRaces: String { text(164) }
  var toldRest: String { text(165) }
  var toldCard: String { text(166) }
  var toldWorkouts: String { text(167) }
  var quietFrom: String { text(168) }
  var quietUntil: String { text(169) }
  var isOn: String { text(170) }
  var isOff: String { text(171) }
  var account: String { text(172) }
  var accountText: String { text(173) }
  var accountIn: String { text(174) }
  var accountOut: String { text(175) }
}
