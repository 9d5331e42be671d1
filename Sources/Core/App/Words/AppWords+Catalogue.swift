// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AppWords {
  var today: String { text(88) }
  var now: String { text(89) }
  var newVersion: String { text(90) }
  var partIsLate: String { text(91) }
  var otherBuild: String { text(92) }
  var saving: String { text(93) }
  var notKept: String { text(94) }
  var reload: String { text(95) }
  var arrange: String { text(96) }
  var allHidden: String { text(97) }
  var allHiddenText: String { text(98) }
  var chooseModules: String { text(99) }
  var mainNavigation: String { text(100) }
  var skip: String { text(101) }
  var undo: String { text(102) }
  var undone: String { text(103) }
  var open: String { text(104) }
  var dismiss: String { text(105) }
  var notFound: String { text(106) }
  var notFoundText: String { text(107) }
  var backToToday: String { text(108) }
  var description: String { text(109) }
  func importEndedAfter(_ count: Int) -> String { text(110, String(count)) }
  var nothingNew: String { text(111) }
  func entriesImported(_ count: Int) -> String { text(112, count: count) }
  var tooLarge: String { text(113) }
  var couldNotSaveFull: String { text(114) }
  var couldNotSaveUnavailable: String { text(115) }
  var couldNotSaveFailed: String { text(116) }
  var shortFareCard: String { text(117) }
  var shortDepartures: String { text(118) }
  var shortRaces: String { text(119) }
  var shortWorkouts: String { text(120) }
  var shortScore: String { text(121) }
}
