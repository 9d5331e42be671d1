// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(902) }
  var unknownScale: String { text(903) }
  var calculating: String { text(904) }
  func outOf(_ most: Int) -> String { text(905, String(most)) }
  package func asOf(_ moment: String) -> String { text(906, moment) }
  func asOfToday(_ clock: String) -> String { text(907, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(908, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(909, day) }
  func upSince(_ by: String, day: String) -> String { text(910, by, day) }
  func downSince(_ by: String, day: String) -> String { text(911, by, day) }
  func bandNumber(_ number: Int) -> String { text(912, String(number)) }
  var noReport: String { text(913) }
  var noReportText: String { text(914) }
  var noneOnScale: String { text(915) }
  var failedTitle: String { text(916) }
  var retry: String { text(917) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(918, [String(score), String(most), day, age]) }
  var agoToday: String { text(919) }
  var agoYesterday: String { text(920) }
  func countedDaysAgo(_ count: Int) -> String { text(921, count: count) }
  var reasonClosed: String { text(922) }
  var reasonUnreachable: String { text(923) }
  var reasonTimedOut: String { text(924) }
  func reasonStatus(_ status: Int) -> String { text(925, String(status)) }
  var reasonMoved: String { text(926) }
  var reasonCutShort: String { text(927) }
  var reasonTooLarge: String { text(928) }
  var reasonNotUnderstood: String { text(929) }
  var reasonNoScore: String { text(930) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(931, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(932, [String(score), String(least), String(most)]) }
  var showScore: String { text(933) }
  var hiddenText: String { text(934) }
  var openText: String { text(935) }
  var hideOnToday: String { text(936) }
  var nextIsDue: String { text(937) }
  var needsScript: String { text(938) }
  var whatChanged: String { text(939) }
  func since(_ day: String) -> String { text(940, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(941, String(percent), before) }
  var shortTermDebtAsSubject: String { text(942) }
  var longTermDebtAsSubject: String { text(943) }
  var creditLimitAsSubject: String { text(944) }
  func thingsHelp(_ count: Int) -> String { text(945, count: count) }
  var nothingHurts: String { text(946) }
  func thingsHurt(_ count: Int) -> String { text(947, count: count) }
  var changeFirstDefault: String { text(948) }
  var changeNewDefault: String { text(949) }
  var changeDefaultsGone: String { text(950) }
  var changeNewDelinquency: String { text(951) }
  var changeDelinquenciesGone: String { text(952) }
  func rose(_ what: String, from: String, to: String) -> String { text(953, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(954, [what, from, to]) }
  var overTime: String { text(955) }
  var listen: String { text(956) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(957, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(958) }
  func ofRange(_ percent: Int) -> String { text(959, String(percent)) }
  package var unchanged: String { text(960) }
  func pointsUp(_ count: Int) -> String { text(961, count: count) }
  func pointsDown(_ count: Int) -> String { text(962, count: count) }
  var noScoreYet: String { text(963) }
  var addScale: String { text(964) }
  var changeBands: String { text(965) }
  var addScore: String { text(966) }
  var changeScore: String { text(967) }
  var date: String { text(968) }
  var scale: String { text(969) }
  var lowest: String { text(970) }
  var highest: String { text(971) }
  var bands: String { text(972) }
  var bandsHint: String { text(973) }
  var bandFrom: String { text(974) }
  var bandName: String { text(975) }
  var bandsFrom: String { text(976) }
  func between(_ least: Int, most: Int) -> String { text(977, String(least), String(most)) }
  var enterName: String { text(978) }
  var notNumber: String { text(979) }
  var notAbove: String { text(980) }
  var entryGone: String { text(981) }
  var notAnother: String { text(982) }
  var enterBandName: String { text(983) }
  var noComma: String { text(984) }
  func didEnter(_ score: Int) -> String { text(985, String(score)) }
  var didChangeScore: String { text(986) }
  var didChangeScale: String { text(987) }
  func didReport(_ score: Int) -> String { text(988, String(score)) }
  var didDelete: String { text(989) }
  var didAddFile: String { text(990) }
  func didAddScale(_ name: String) -> String { text(991, name) }
  var scoreIsHidden: String { text(992) }
  var scoreIsShown: String { text(993) }
  var emptyTitle: String { text(994) }
  var emptyText: String { text(995) }
  func scoresAdded(_ count: Int) -> String { text(996, count: count) }
  func knownAlready(_ count: Int) -> String { text(997, count: count) }
  func skippedRows(_ count: Int) -> String { text(998, count: count) }
  var faultDate: String { text(999) }
  var faultDateOrder: String { text(1000) }
  var faultFuture: String { text(1001) }
  var faultScore: String { text(1002) }
  var faultRange: String { text(1003) }
  var faultScale: String { text(1004) }
  var onReport: String { text(1005) }
  var factUtilisation: String { text(1006) }
  func partOfLimit(_ percent: Int) -> String { text(1007, String(percent)) }
  var factShortTermDebt: String { text(1008) }
  var factLongTermDebt: String { text(1009) }
  var factMissedPayment: String { text(1010) }
  var factLastDefault: String { text(1011) }
  var factHelping: String { text(1012) }
  func things(_ count: Int) -> String { text(1013, count: count) }
  var factHurting: String { text(1014) }
  var factNextReport: String { text(1015) }
  func debtOf(_ debt: String, limit: String) -> String { text(1016, debt, limit) }
  var noneOnReport: String { text(1017) }
  var thisMonth: String { text(1018) }
  func monthsAgo(_ count: Int) -> String { text(1019, count: count) }
  var nextIsOverdue: String { text(1020) }
  var nextIsToday: String { text(1021) }
  var nextIsTomorrow: String { text(1022) }
  func nextInDays(_ count: Int) -> String { text(1023, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1024 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
