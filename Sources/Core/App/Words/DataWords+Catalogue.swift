// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(168) }
  var dataText: String { text(169) }
  var whereTitle: String { text(170) }
  var whereText: String { text(171) }
  var whereShared: String { text(172) }
  var promised: String { text(173) }
  var refused: String { text(174) }
  var askToKeep: String { text(175) }
  func changes(_ count: Int) -> String { text(176, count: count) }
  func room(_ used: String, quota: String) -> String { text(177, used, quota) }
  func damaged(_ count: Int) -> String { text(178, count: count) }
  func kilobytes(_ size: String) -> String { text(179, size) }
  func gigabytes(_ size: String) -> String { text(180, size) }
  func megabytes(_ size: String) -> String { text(181, size) }
  var exportTitle: String { text(182) }
  var exportText: String { text(183) }
  var export: String { text(184) }
  func writing(_ percent: Int) -> String { text(185, String(percent)) }
  var importTitle: String { text(186) }
  var importText: String { text(187) }
  var previewTitle: String { text(188) }
  func fresh(_ count: Int) -> String { text(189, count: count) }
  func known(_ count: Int) -> String { text(190, count: count) }
  func leftOut(_ count: Int) -> String { text(191, count: count) }
  func setAside(_ count: Int) -> String { text(192, count: count) }
  var reading: String { text(193) }
  func exported(_ moment: String) -> String { text(194, moment) }
  func part(_ name: String, count: Int) -> String { text(195, name, String(count)) }
  var settingsPart: String { text(196) }
  var undoPart: String { text(197) }
  var otherPart: String { text(198) }
  func add(_ count: Int) -> String { text(199, String(count)) }
  var noNewChanges: String { text(200) }
  var allHere: String { text(201) }
  var nothingUsableNew: String { text(202) }
  var nothingUsable: String { text(203) }
  var nothingInIt: String { text(204) }
  var failedNotJSON: String { text(205) }
  var failedForeign: String { text(206) }
  var failedNewer: String { text(207) }
  var failedEmpty: String { text(208) }
  var eraseTitle: String { text(209) }
  var eraseText: String { text(210) }
  var eraseShared: String { text(211) }
  var erase: String { text(212) }
  var eraseQuestion: String { text(213) }
  var eraseAdvice: String { text(214) }
  var eraseNow: String { text(215) }
  var newerIsOpen: String { text(216) }
  var cantBeOpened: String { text(217) }
  var brokenTextUnreadable: String { text(218) }
  var brokenTextErased: String { text(219) }
  var brokenTextNewer: String { text(220) }
  var brokenTextTooMuch: String { text(221) }
  var brokenTextEnded: String { text(222) }
  var brokenTextVanished: String { text(223) }
  var whereInMemory: String { text(224) }
  func changesInMemory(_ count: Int) -> String { text(225, count: count) }
  var exportReadable: String { text(226) }
  var copyDiagnostics: String { text(227) }
  var notCopied: String { text(228) }
}
