// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(900) }
  var unknownScale: String { text(901) }
  var calculating: String { text(902) }
  func outOf(_ most: Int) -> String { text(903, String(most)) }
  package func asOf(_ moment: String) -> String { text(904, moment) }
  func asOfToday(_ clock: String) -> String { text(905, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(906, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(907, day) }
  func upSince(_ by: String, day: String) -> String { text(908, by, day) }
  func downSince(_ by: String, day: String) -> String { text(909, by, day) }
  func bandNumber(_ number: Int) -> String { text(910, String(number)) }
  var noReport: String { text(911) }
  var noReportText: String { text(912) }
  var noneOnScale: String { text(913) }
  var failedTitle: String { text(914) }
  var retry: String { text(915) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(916, [String(score), String(most), day, age]) }
  var agoToday: String { text(917) }
  var agoYesterday: String { text(918) }
  func countedDaysAgo(_ count: Int) -> String { text(919, count: count) }
  var reasonClosed: String { text(920) }
  var reasonUnreachable: String { text(921) }
  var reasonTimedOut: String { text(922) }
  func reasonStatus(_ status: Int) -> String { text(923, String(status)) }
  var reasonMoved: String { text(924) }
  var reasonCutShort: String { text(925) }
  var reasonTooLarge: String { text(926) }
  var reasonNotUnderstood: String { text(927) }
  var reasonNoScore: String { text(928) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(929, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(930, [String(score), String(least), String(most)]) }
  var showScore: String { text(931) }
  var hiddenText: String { text(932) }
  var openText: String { text(933) }
  var hideOnToday: String { text(934) }
  var nextIsDue: String { text(935) }
  var needsScript: String { text(936) }
  var whatChanged: String { text(937) }
  func since(_ day: String) -> String { text(938, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(939, String(percent), before) }
  var shortTermDebtAsSubject: String { text(940) }
  var longTermDebtAsSubject: String { text(941) }
  var creditLimitAsSubject: String { text(942) }
  func thingsHelp(_ count: Int) -> String { text(943, count: count) }
  var nothingHurts: String { text(944) }
  func thingsHurt(_ count: Int) -> String { text(945, count: count) }
  var changeFirstDefault: String { text(946) }
  var changeNewDefault: String { text(947) }
  var changeDefaultsGone: String { text(948) }
  var changeNewDelinquency: String { text(949) }
  var changeDelinquenciesGone: String { text(950) }
  func rose(_ what: String, from: String, to: String) -> String { text(951, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(952, [what, from, to]) }
  var overTime: String { text(953) }
  var listen: String { text(954) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(955, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(956) }
  func ofRange(_ percent: Int) -> String { text(957, String(percent)) }
  package var unchanged: String { text(958) }
  func pointsUp(_ count: Int) -> String { text(959, count: count) }
  func pointsDown(_ count: Int) -> String { text(960, count: count) }
  var noScoreYet: String { text(961) }
  var addScale: String { text(962) }
  var changeBands: String { text(963) }
  var addScore: String { text(964) }
  var changeScore: String { text(965) }
  var date: String { text(966) }
  var scale: String { text(967) }
  var lowest: String { text(968) }
  var highest: String { text(969) }
  var bands: String { text(970) }
  var bandsHint: String { text(971) }
  var bandFrom: String { text(972) }
  var bandName: String { text(973) }
  var bandsFrom: String { text(974) }
  func between(_ least: Int, most: Int) -> String { text(975, String(least), String(most)) }
  var enterName: String { text(976) }
  var notNumber: String { text(977) }
  var notAbove: String { text(978) }
  var entryGone: String { text(979) }
  var notAnother: String { text(980) }
  var enterBandName: String { text(981) }
  var noComma: String { text(982) }
  func didEnter(_ score: Int) -> String { text(983, String(score)) }
  func didReport(_ score: Int) -> String { text(984, String(score)) }
  var didDelete: String { text(985) }
  var didAddFile: String { text(986) }
  func didAddScale(_ name: String) -> String { text(987, name) }
  var scoreIsHidden: String { text(988) }
  var scoreIsShown: String { text(989) }
  var emptyTitle: String { text(990) }
  var emptyText: String { text(991) }
  func scoresAdded(_ count: Int) -> String { text(992, count: count) }
  func knownAlready(_ count: Int) -> String { text(993, count: count) }
  func skippedRows(_ count: Int) -> String { text(994, count: count) }
  var faultDate: String { text(995) }
  var faultDateOrder: String { text(996) }
  var faultFuture: String { text(997) }
  var faultScore: String { text(998) }
  var faultRange: String { text(999) }
  var faultScale: String { text(1000) }
  var onReport: String { text(1001) }
  var factUtilisation: String { text(1002) }
  func partOfLimit(_ percent: Int) -> String { text(1003, String(percent)) }
  var factShortTermDebt: String { text(1004) }
  var factLongTermDebt: String { text(1005) }
  var factMissedPayment: String { text(1006) }
  var factLastDefault: String { text(1007) }
  var factHelping: String { text(1008) }
  func things(_ count: Int) -> String { text(1009, count: count) }
  var factHurting: String { text(1010) }
  var factNextReport: String { text(1011) }
  func debtOf(_ debt: String, limit: String) -> String { text(1012, debt, limit) }
  var noneOnReport: String { text(1013) }
  var thisMonth: String { text(1014) }
  func monthsAgo(_ count: Int) -> String { text(1015, count: count) }
  var nextIsOverdue: String { text(1016) }
  var nextIsToday: String { text(1017) }
  var nextIsTomorrow: String { text(1018) }
  func nextInDays(_ count: Int) -> String { text(1019, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1020 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
