// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AppWords {
  var today: String { text(90) }
  var now: String { text(91) }
  var newVersion: String { text(92) }
  var partIsLate: String { text(93) }
  var otherBuild: String { text(94) }
  var saving: String { text(95) }
  var saved: String { text(96) }
  var notKept: String { text(97) }
  var reload: String { text(98) }
  var arrange: String { text(99) }
  var allHidden: String { text(100) }
  var allHiddenText: String { text(101) }
  var chooseModules: String { text(102) }
  var mainNavigation: String { text(103) }
  var skip: String { text(104) }
  var undo: String { text(105) }
  var undone: String { text(106) }
  var broughtBack: String { text(107) }
  var open: String { text(108) }
  var dismiss: String { text(109) }
  var notFound: String { text(110) }
  var notFoundText: String { text(111) }
  var backToToday: String { text(112) }
  var description: String { text(113) }
  func importEndedAfter(_ count: Int) -> String { text(114, String(count)) }
  var nothingNew: String { text(115) }
  func entriesImported(_ count: Int) -> String { text(116, count: count) }
  var tooLarge: String { text(117) }
  var couldNotSaveFull: String { text(118) }
  var couldNotSaveUnavailable: String { text(119) }
  var couldNotSaveFailed: String { text(120) }
  var shortFareCard: String { text(121) }
  var shortDepartures: String { text(122) }
  var shortRaces: String { text(123) }
  var shortWorkouts: String { text(124) }
  var shortScore: String { text(125) }
}
