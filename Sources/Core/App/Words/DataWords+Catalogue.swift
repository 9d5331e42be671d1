// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DataWords {
  var data: String { text(176) }
  var dataText: String { text(177) }
  var whereTitle: String { text(178) }
  var whereText: String { text(179) }
  var whereShared: String { text(180) }
  var promised: String { text(181) }
  var refused: String { text(182) }
  var askToKeep: String { text(183) }
  func changes(_ count: Int) -> String { text(184, count: count) }
  func room(_ used: String, quota: String) -> String { text(185, used, quota) }
  func damaged(_ count: Int) -> String { text(186, count: count) }
  func kilobytes(_ size: String) -> String { text(187, size) }
  func gigabytes(_ size: String) -> String { text(188, size) }
  func megabytes(_ size: String) -> String { text(189, size) }
  var exportTitle: String { text(190) }
  var exportText: String { text(191) }
  var export: String { text(192) }
  func writing(_ percent: Int) -> String { text(193, String(percent)) }
  var importTitle: String { text(194) }
  var importText: String { text(195) }
  var previewTitle: String { text(196) }
  func fresh(_ count: Int) -> String { text(197, count: count) }
  func known(_ count: Int) -> String { text(198, count: count) }
  func leftOut(_ count: Int) -> String { text(199, count: count) }
  func setAside(_ count: Int) -> String { text(200, count: count) }
  var reading: String { text(201) }
  func exported(_ moment: String) -> String { text(202, moment) }
  func part(_ name: String, count: Int) -> String { text(203, name, String(count)) }
  var settingsPart: String { text(204) }
  var undoPart: String { text(205) }
  var otherPart: String { text(206) }
  func add(_ count: Int) -> String { text(207, String(count)) }
  var noNewChanges: String { text(208) }
  var allHere: String { text(209) }
  var nothingUsableNew: String { text(210) }
  var nothingUsable: String { text(211) }
  var nothingInIt: String { text(212) }
  var failedNotJSON: String { text(213) }
  var failedForeign: String { text(214) }
  var failedNewer: String { text(215) }
  var failedEmpty: String { text(216) }
  var eraseTitle: String { text(217) }
  var eraseText: String { text(218) }
  var eraseShared: String { text(219) }
  var erase: String { text(220) }
  var eraseQuestion: String { text(221) }
  var eraseAdvice: String { text(222) }
  var eraseNow: String { text(223) }
  var newerIsOpen: String { text(224) }
  var cantBeOpened: String { text(225) }
  var brokenTextUnreadable: String { text(226) }
  var brokenTextErased: String { text(227) }
  var brokenTextNewer: String { text(228) }
  var brokenTextTooMuch: String { text(229) }
  var brokenTextEnded: String { text(230) }
  var brokenTextVanished: String { text(231) }
  var whereInMemory: String { text(232) }
  func changesInMemory(_ count: Int) -> String { text(233, count: count) }
  var exportReadable: String { text(234) }
  var copyDiagnostics: String { text(235) }
  var notCopied: String { text(236) }
}
