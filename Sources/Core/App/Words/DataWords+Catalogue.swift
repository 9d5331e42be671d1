// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(165) }
  var dataText: String { text(166) }
  var whereTitle: String { text(167) }
  var whereText: String { text(168) }
  var promised: String { text(169) }
  var refused: String { text(170) }
  var askToKeep: String { text(171) }
  func changes(_ count: Int) -> String { text(172, count: count) }
  func room(_ used: String, quota: String) -> String { text(173, used, quota) }
  func damaged(_ count: Int) -> String { text(174, count: count) }
  func kilobytes(_ size: String) -> String { text(175, size) }
  func gigabytes(_ size: String) -> String { text(176, size) }
  func megabytes(_ size: String) -> String { text(177, size) }
  var exportTitle: String { text(178) }
  var exportText: String { text(179) }
  var export: String { text(180) }
  func writing(_ percent: Int) -> String { text(181, String(percent)) }
  var importTitle: String { text(182) }
  var importText: String { text(183) }
  var previewTitle: String { text(184) }
  func fresh(_ count: Int) -> String { text(185, count: count) }
  func known(_ count: Int) -> String { text(186, count: count) }
  func leftOut(_ count: Int) -> String { text(187, count: count) }
  func setAside(_ count: Int) -> String { text(188, count: count) }
  var reading: String { text(189) }
  func exported(_ moment: String) -> String { text(190, moment) }
  func part(_ name: String, count: Int) -> String { text(191, name, String(count)) }
  var settingsPart: String { text(192) }
  var undoPart: String { text(193) }
  var otherPart: String { text(194) }
  func add(_ count: Int) -> String { text(195, String(count)) }
  var noNewChanges: String { text(196) }
  var allHere: String { text(197) }
  var nothingUsableNew: String { text(198) }
  var nothingUsable: String { text(199) }
  var nothingInIt: String { text(200) }
  var failedNotJSON: String { text(201) }
  var failedForeign: String { text(202) }
  var failedNewer: String { text(203) }
  var failedEmpty: String { text(204) }
  var eraseTitle: String { text(205) }
  var eraseText: String { text(206) }
  var erase: String { text(207) }
  var eraseQuestion: String { text(208) }
  var eraseAdvice: String { text(209) }
  var eraseNow: String { text(210) }
  var newerIsOpen: String { text(211) }
  var cantBeOpened: String { text(212) }
  var brokenTextUnreadable: String { text(213) }
  var brokenTextErased: String { text(214) }
  var brokenTextNewer: String { text(215) }
  var brokenTextTooMuch: String { text(216) }
  var brokenTextEnded: String { text(217) }
  var brokenTextVanished: String { text(218) }
  var whereInMemory: String { text(219) }
  func changesInMemory(_ count: Int) -> String { text(220, count: count) }
  var exportReadable: String { text(221) }
  var copyDiagnostics: String { text(222) }
  var notCopied: String { text(223) }
}
