// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(160) }
  var dataText: String { text(161) }
  var whereTitle: String { text(162) }
  var whereText: String { text(163) }
  var promised: String { text(164) }
  var refused: String { text(165) }
  var askToKeep: String { text(166) }
  func changes(_ count: Int) -> String { text(167, count: count) }
  func room(_ used: String, quota: String) -> String { text(168, used, quota) }
  func damaged(_ count: Int) -> String { text(169, count: count) }
  func kilobytes(_ size: String) -> String { text(170, size) }
  func gigabytes(_ size: String) -> String { text(171, size) }
  func megabytes(_ size: String) -> String { text(172, size) }
  var exportTitle: String { text(173) }
  var exportText: String { text(174) }
  var export: String { text(175) }
  func writing(_ percent: Int) -> String { text(176, String(percent)) }
  var importTitle: String { text(177) }
  var importText: String { text(178) }
  var previewTitle: String { text(179) }
  func fresh(_ count: Int) -> String { text(180, count: count) }
  func known(_ count: Int) -> String { text(181, count: count) }
  func leftOut(_ count: Int) -> String { text(182, count: count) }
  func setAside(_ count: Int) -> String { text(183, count: count) }
  var reading: String { text(184) }
  func exported(_ moment: String) -> String { text(185, moment) }
  func part(_ name: String, count: Int) -> String { text(186, name, String(count)) }
  var settingsPart: String { text(187) }
  var undoPart: String { text(188) }
  var otherPart: String { text(189) }
  func add(_ count: Int) -> String { text(190, String(count)) }
  var noNewChanges: String { text(191) }
  var allHere: String { text(192) }
  var nothingUsableNew: String { text(193) }
  var nothingUsable: String { text(194) }
  var nothingInIt: String { text(195) }
  var failedNotJSON: String { text(196) }
  var failedForeign: String { text(197) }
  var failedNewer: String { text(198) }
  var failedEmpty: String { text(199) }
  var eraseTitle: String { text(200) }
  var eraseText: String { text(201) }
  var erase: String { text(202) }
  var eraseQuestion: String { text(203) }
  var eraseAdvice: String { text(204) }
  var eraseNow: String { text(205) }
  var newerIsOpen: String { text(206) }
  var cantBeOpened: String { text(207) }
  var brokenTextUnreadable: String { text(208) }
  var brokenTextErased: String { text(209) }
  var brokenTextNewer: String { text(210) }
  var brokenTextTooMuch: String { text(211) }
  var brokenTextEnded: String { text(212) }
  var brokenTextVanished: String { text(213) }
  var whereInMemory: String { text(214) }
  func changesInMemory(_ count: Int) -> String { text(215, count: count) }
  var exportReadable: String { text(216) }
  var copyDiagnostics: String { text(217) }
  var notCopied: String { text(218) }
}
