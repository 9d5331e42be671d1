// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(161) }
  var dataText: String { text(162) }
  var whereTitle: String { text(163) }
  var whereText: String { text(164) }
  var promised: String { text(165) }
  var refused: String { text(166) }
  var askToKeep: String { text(167) }
  func changes(_ count: Int) -> String { text(168, count: count) }
  func room(_ used: String, quota: String) -> String { text(169, used, quota) }
  func damaged(_ count: Int) -> String { text(170, count: count) }
  func kilobytes(_ size: String) -> String { text(171, size) }
  func gigabytes(_ size: String) -> String { text(172, size) }
  func megabytes(_ size: String) -> String { text(173, size) }
  var exportTitle: String { text(174) }
  var exportText: String { text(175) }
  var export: String { text(176) }
  func writing(_ percent: Int) -> String { text(177, String(percent)) }
  var importTitle: String { text(178) }
  var importText: String { text(179) }
  var previewTitle: String { text(180) }
  func fresh(_ count: Int) -> String { text(181, count: count) }
  func known(_ count: Int) -> String { text(182, count: count) }
  func leftOut(_ count: Int) -> String { text(183, count: count) }
  func setAside(_ count: Int) -> String { text(184, count: count) }
  var reading: String { text(185) }
  func exported(_ moment: String) -> String { text(186, moment) }
  func part(_ name: String, count: Int) -> String { text(187, name, String(count)) }
  var settingsPart: String { text(188) }
  var undoPart: String { text(189) }
  var otherPart: String { text(190) }
  func add(_ count: Int) -> String { text(191, String(count)) }
  var noNewChanges: String { text(192) }
  var allHere: String { text(193) }
  var nothingUsableNew: String { text(194) }
  var nothingUsable: String { text(195) }
  var nothingInIt: String { text(196) }
  var failedNotJSON: String { text(197) }
  var failedForeign: String { text(198) }
  var failedNewer: String { text(199) }
  var failedEmpty: String { text(200) }
  var eraseTitle: String { text(201) }
  var eraseText: String { text(202) }
  var erase: String { text(203) }
  var eraseQuestion: String { text(204) }
  var eraseAdvice: String { text(205) }
  var eraseNow: String { text(206) }
  var newerIsOpen: String { text(207) }
  var cantBeOpened: String { text(208) }
  var brokenTextUnreadable: String { text(209) }
  var brokenTextErased: String { text(210) }
  var brokenTextNewer: String { text(211) }
  var brokenTextTooMuch: String { text(212) }
  var brokenTextEnded: String { text(213) }
  var brokenTextVanished: String { text(214) }
  var whereInMemory: String { text(215) }
  func changesInMemory(_ count: Int) -> String { text(216, count: count) }
  var exportReadable: String { text(217) }
  var copyDiagnostics: String { text(218) }
  var notCopied: String { text(219) }
}
