// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(158) }
  var dataText: String { text(159) }
  var whereTitle: String { text(160) }
  var whereText: String { text(161) }
  var promised: String { text(162) }
  var refused: String { text(163) }
  var askToKeep: String { text(164) }
  func changes(_ count: Int) -> String { text(165, count: count) }
  func room(_ used: String, quota: String) -> String { text(166, used, quota) }
  func damaged(_ count: Int) -> String { text(167, count: count) }
  func kilobytes(_ size: String) -> String { text(168, size) }
  func gigabytes(_ size: String) -> String { text(169, size) }
  func megabytes(_ size: String) -> String { text(170, size) }
  var exportTitle: String { text(171) }
  var exportText: String { text(172) }
  var export: String { text(173) }
  func writing(_ percent: Int) -> String { text(174, String(percent)) }
  var importTitle: String { text(175) }
  var importText: String { text(176) }
  var previewTitle: String { text(177) }
  func fresh(_ count: Int) -> String { text(178, count: count) }
  func known(_ count: Int) -> String { text(179, count: count) }
  func leftOut(_ count: Int) -> String { text(180, count: count) }
  func setAside(_ count: Int) -> String { text(181, count: count) }
  var reading: String { text(182) }
  func exported(_ moment: String) -> String { text(183, moment) }
  func part(_ name: String, count: Int) -> String { text(184, name, String(count)) }
  var settingsPart: String { text(185) }
  var undoPart: String { text(186) }
  var otherPart: String { text(187) }
  func add(_ count: Int) -> String { text(188, String(count)) }
  var noNewChanges: String { text(189) }
  var allHere: String { text(190) }
  var nothingUsableNew: String { text(191) }
  var nothingUsable: String { text(192) }
  var nothingInIt: String { text(193) }
  var failedNotJSON: String { text(194) }
  var failedForeign: String { text(195) }
  var failedNewer: String { text(196) }
  var failedEmpty: String { text(197) }
  var eraseTitle: String { text(198) }
  var eraseText: String { text(199) }
  var erase: String { text(200) }
  var eraseQuestion: String { text(201) }
  var eraseAdvice: String { text(202) }
  var eraseNow: String { text(203) }
  var newerIsOpen: String { text(204) }
  var cantBeOpened: String { text(205) }
  var brokenTextUnreadable: String { text(206) }
  var brokenTextErased: String { text(207) }
  var brokenTextNewer: String { text(208) }
  var brokenTextTooMuch: String { text(209) }
  var brokenTextEnded: String { text(210) }
  var brokenTextVanished: String { text(211) }
  var whereInMemory: String { text(212) }
  func changesInMemory(_ count: Int) -> String { text(213, count: count) }
  var exportReadable: String { text(214) }
  var copyDiagnostics: String { text(215) }
  var notCopied: String { text(216) }
}
