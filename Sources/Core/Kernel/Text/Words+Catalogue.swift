// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
extension Words {
  package var ownName: String { text(0) }
  package var decimalMark: String { text(1) }
  package var groupMark: String { text(2) }
  package var groupsFrom: String { text(3) }
  package func price(_ sign: String, amount: String) -> String { text(4, sign, amount) }
  package func priceInLetters(_ sign: String, amount: String) -> String { text(5, sign, amount) }
  package func listNext(_ list: String, next: String) -> String { text(6, list, next) }
  package func listLast(_ list: String, last: String) -> String { text(7, list, last) }
  /// Of 1, 2, 3 …, by its place from 0 on.
  package func month(_ place: Int) -> String { text(8 + place) }
  /// Of 1, 2, 3 …, by its place from 0 on.
  package func weekdayName(_ place: Int) -> String { text(20 + place) }
  /// Of 1, 2, 3 …, by its place from 0 on.
  package func shortWeekdayName(_ place: Int) -> String { text(27 + place) }
  package var firstOfMonth: String { text(34) }
  package func dayOfMonth(_ day: String, month: String) -> String { text(35, day, month) }
  package func dateInYear(_ date: String, year: String) -> String { text(36, date, year) }
  package func weekdayAndDate(_ weekday: String, date: String) -> String { text(37, weekday, date) }
  package func monthInYear(_ month: String, year: String) -> String { text(38, month, year) }
  package func dateAndClock(_ date: String, clock: String) -> String { text(39, date, clock) }
  package func weekdayAndClock(_ weekday: String, clock: String) -> String { text(40, weekday, clock) }
  package var exportCSV: String { text(41) }
  package var exportJSON: String { text(42) }
  package var importFile: String { text(43) }
  package var quotesDontClose: String { text(44) }
  package var nothingWasChanged: String { text(45) }
  package func row(_ number: Int, reason: String) -> String { text(46, String(number), reason) }
  package var notHistory: String { text(47) }
  package var fileEmpty: String { text(48) }
  package var fileTooLarge: String { text(49) }
  package func fileTooLong(_ rows: String) -> String { text(50, rows) }
  package func ageSeconds(_ number: Int) -> String { text(51, String(number)) }
  package func ageMinutes(_ number: Int) -> String { text(52, String(number)) }
  package func ageHours(_ number: Int) -> String { text(53, String(number)) }
  package func ageDays(_ number: Int) -> String { text(54, String(number)) }
  package func ageOfflineOld(_ age: String) -> String { text(55, age) }
  package var ageOffline: String { text(56) }
  package func ageLiveSince(_ age: String) -> String { text(57, age) }
  package var ageLive: String { text(58) }
  package func ageDelayedSince(_ age: String) -> String { text(59, age) }
  package var ageDelayed: String { text(60) }
  package func ageStaleSince(_ age: String) -> String { text(61, age) }
  package var ageStale: String { text(62) }
  package func ageFailingSince(_ age: String) -> String { text(63, age) }
  package var ageFailing: String { text(64) }
  package var ageScheduled: String { text(65) }
  package var ageUnknown: String { text(66) }
  package var add: String { text(67) }
  package var asTable: String { text(68) }
  package var cancel: String { text(69) }
  package var change: String { text(70) }
  package var chooseFile: String { text(71) }
  package var copied: String { text(72) }
  package var day: String { text(73) }
  package var delete: String { text(74) }
  package var didChange: String { text(75) }
  package var hide: String { text(76) }
  package var history: String { text(77) }
  package var inFuture: String { text(78) }
  package func moveUp(_ name: String) -> String { text(79, name) }
  package func moveDown(_ name: String) -> String { text(80, name) }
  package var name: String { text(81) }
  package var notDate: String { text(82) }
  package var retriesItself: String { text(83) }
  package var save: String { text(84) }
  package var showMore: String { text(85) }
  package var tryAgain: String { text(86) }
  package var youAreOffline: String { text(87) }
  package var serverSilent: String { text(88) }
  package func serverAnswered(_ status: Int) -> String { text(89, String(status)) }
}
