// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(167) }
  var dataText: String { text(168) }
  var whereTitle: String { text(169) }
  var whereText: String { text(170) }
  var whereShared: String { text(171) }
  var promised: String { text(172) }
  var refused: String { text(173) }
  var askToKeep: String { text(174) }
  func changes(_ count: Int) -> String { text(175, count: count) }
  func room(_ used: String, quota: String) -> String { text(176, used, quota) }
  func damaged(_ count: Int) -> String { text(177, count: count) }
  func kilobytes(_ size: String) -> String { text(178, size) }
  func gigabytes(_ size: String) -> String { text(179, size) }
  func megabytes(_ size: String) -> String { text(180, size) }
  var exportTitle: String { text(181) }
  var exportText: String { text(182) }
  var export: String { text(183) }
  func writing(_ percent: Int) -> String { text(184, String(percent)) }
  var importTitle: String { text(185) }
  var importText: String { text(186) }
  var previewTitle: String { text(187) }
  func fresh(_ count: Int) -> String { text(188, count: count) }
  func known(_ count: Int) -> String { text(189, count: count) }
  func leftOut(_ count: Int) -> String { text(190, count: count) }
  func setAside(_ count: Int) -> String { text(191, count: count) }
  var reading: String { text(192) }
  func exported(_ moment: String) -> String { text(193, moment) }
  func part(_ name: String, count: Int) -> String { text(194, name, String(count)) }
  var settingsPart: String { text(195) }
  var undoPart: String { text(196) }
  var otherPart: String { text(197) }
  func add(_ count: Int) -> String { text(198, String(count)) }
  var noNewChanges: String { text(199) }
  var allHere: String { text(200) }
  var nothingUsableNew: String { text(201) }
  var nothingUsable: String { text(202) }
  var nothingInIt: String { text(203) }
  var failedNotJSON: String { text(204) }
  var failedForeign: String { text(205) }
  var failedNewer: String { text(206) }
  var failedEmpty: String { text(207) }
  var eraseTitle: String { text(208) }
  var eraseText: String { text(209) }
  var eraseShared: String { text(210) }
  var erase: String { text(211) }
  var eraseQuestion: String { text(212) }
  var eraseAdvice: String { text(213) }
  var eraseNow: String { text(214) }
  var newerIsOpen: String { text(215) }
  var cantBeOpened: String { text(216) }
  var brokenTextUnreadable: String { text(217) }
  var brokenTextErased: String { text(218) }
  var brokenTextNewer: String { text(219) }
  var brokenTextTooMuch: String { text(220) }
  var brokenTextEnded: String { text(221) }
  var brokenTextVanished: String { text(222) }
  var whereInMemory: String { text(223) }
  func changesInMemory(_ count: Int) -> String { text(224, count: count) }
  var exportReadable: String { text(225) }
  var copyDiagnostics: String { text(226) }
  var notCopied: String { text(227) }
}
