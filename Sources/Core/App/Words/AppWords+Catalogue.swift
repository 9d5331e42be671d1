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
  var notKept: String { text(96) }
  var reload: String { text(97) }
  var arrange: String { text(98) }
  var allHidden: String { text(99) }
  var allHiddenText: String { text(100) }
  var chooseModules: String { text(101) }
  var mainNavigation: String { text(102) }
  var skip: String { text(103) }
  var undo: String { text(104) }
  var undone: String { text(105) }
  var open: String { text(106) }
  var dismiss: String { text(107) }
  var notFound: String { text(108) }
  var notFoundText: String { text(109) }
  var backToToday: String { text(110) }
  var description: String { text(111) }
  func importEndedAfter(_ count: Int) -> String { text(112, String(count)) }
  var nothingNew: String { text(113) }
  func entriesImported(_ count: Int) -> String { text(114, count: count) }
  var tooLarge: String { text(115) }
  var couldNotSaveFull: String { text(116) }
  var couldNotSaveUnavailable: String { text(117) }
  var couldNotSaveFailed: String { text(118) }
  var shortFareCard: String { text(119) }
  var shortDepartures: String { text(120) }
  var shortRaces: String { text(121) }
  var shortWorkouts: String { text(122) }
  var shortScore: String { text(123) }
}
