// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(953) }
  var unknownScale: String { text(954) }
  var calculating: String { text(955) }
  func outOf(_ most: Int) -> String { text(956, String(most)) }
  package func asOf(_ moment: String) -> String { text(957, moment) }
  func asOfToday(_ clock: String) -> String { text(958, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(959, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(960, day) }
  func upSince(_ by: String, day: String) -> String { text(961, by, day) }
  func downSince(_ by: String, day: String) -> String { text(962, by, day) }
  func bandNumber(_ number: Int) -> String { text(963, String(number)) }
  var noReport: String { text(964) }
  var noReportText: String { text(965) }
  var noneOnScale: String { text(966) }
  var failedTitle: String { text(967) }
  var retry: String { text(968) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(969, [String(score), String(most), day, age]) }
  var agoToday: String { text(970) }
  var agoYesterday: String { text(971) }
  func countedDaysAgo(_ count: Int) -> String { text(972, count: count) }
  var reasonClosed: String { text(973) }
  var reasonUnreachable: String { text(974) }
  var reasonTimedOut: String { text(975) }
  func reasonStatus(_ status: Int) -> String { text(976, String(status)) }
  var reasonMoved: String { text(977) }
  var reasonCutShort: String { text(978) }
  var reasonTooLarge: String { text(979) }
  var reasonNotUnderstood: String { text(980) }
  var reasonNoScore: String { text(981) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(982, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(983, [String(score), String(least), String(most)]) }
  var showScore: String { text(984) }
  var hiddenText: String { text(985) }
  var openText: String { text(986) }
  var hideOnToday: String { text(987) }
  var nextIsDue: String { text(988) }
  var needsScript: String { text(989) }
  var whatChanged: String { text(990) }
  func since(_ day: String) -> String { text(991, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(992, String(percent), before) }
  var shortTermDebtAsSubject: String { text(993) }
  var longTermDebtAsSubject: String { text(994) }
  var creditLimitAsSubject: String { text(995) }
  func thingsHelp(_ count: Int) -> String { text(996, count: count) }
  var nothingHurts: String { text(997) }
  func thingsHurt(_ count: Int) -> String { text(998, count: count) }
  var changeFirstDefault: String { text(999) }
  var changeNewDefault: String { text(1000) }
  var changeDefaultsGone: String { text(1001) }
  var changeNewDelinquency: String { text(1002) }
  var changeDelinquenciesGone: String { text(1003) }
  func rose(_ what: String, from: String, to: String) -> String { text(1004, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1005, [what, from, to]) }
  var overTime: String { text(1006) }
  var listen: String { text(1007) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1008, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1009) }
  func ofRange(_ percent: Int) -> String { text(1010, String(percent)) }
  package var unchanged: String { text(1011) }
  func pointsUp(_ count: Int) -> String { text(1012, count: count) }
  func pointsDown(_ count: Int) -> String { text(1013, count: count) }
  var noScoreYet: String { text(1014) }
  var addScale: String { text(1015) }
  var changeBands: String { text(1016) }
  var addScore: String { text(1017) }
  var changeScore: String { text(1018) }
  var date: String { text(1019) }
  var scale: String { text(1020) }
  var lowest: String { text(1021) }
  var highest: String { text(1022) }
  var bands: String { text(1023) }
  var bandsHint: String { text(1024) }
  var bandFrom: String { text(1025) }
  var bandName: String { text(1026) }
  var bandsFrom: String { text(1027) }
  func between(_ least: Int, most: Int) -> String { text(1028, String(least), String(most)) }
  var enterName: String { text(1029) }
  var notNumber: String { text(1030) }
  var notAbove: String { text(1031) }
  var entryGone: String { text(1032) }
  var notAnother: String { text(1033) }
  var enterBandName: String { text(1034) }
  var noComma: String { text(1035) }
  func didEnter(_ score: Int) -> String { text(1036, String(score)) }
  var didChangeScore: String { text(1037) }
  var didChangeScale: String { text(1038) }
  func didReport(_ score: Int) -> String { text(1039, String(score)) }
  var didDelete: String { text(1040) }
  var didAddFile: String { text(1041) }
  func didAddScale(_ name: String) -> String { text(1042, name) }
  var scoreIsHidden: String { text(1043) }
  var scoreIsShown: String { text(1044) }
  var emptyTitle: String { text(1045) }
  var emptyText: String { text(1046) }
  func scoresAdded(_ count: Int) -> String { text(1047, count: count) }
  func knownAlready(_ count: Int) -> String { text(1048, count: count) }
  func skippedRows(_ count: Int) -> String { text(1049, count: count) }
  var faultDate: String { text(1050) }
  var faultDateOrder: String { text(1051) }
  var faultFuture: String { text(1052) }
  var faultScore: String { text(1053) }
  var faultRange: String { text(1054) }
  var faultScale: String { text(1055) }
  var onReport: String { text(1056) }
  var factUtilisation: String { text(1057) }
  func partOfLimit(_ percent: Int) -> String { text(1058, String(percent)) }
  var factShortTermDebt: String { text(1059) }
  var factLongTermDebt: String { text(1060) }
  var factMissedPayment: String { text(1061) }
  var factLastDefault: String { text(1062) }
  var factHelping: String { text(1063) }
  func things(_ count: Int) -> String { text(1064, count: count) }
  var factHurting: String { text(1065) }
  var factNextReport: String { text(1066) }
  func debtOf(_ debt: String, limit: String) -> String { text(1067, debt, limit) }
  var noneOnReport: String { text(1068) }
  var thisMonth: String { text(1069) }
  func monthsAgo(_ count: Int) -> String { text(1070, count: count) }
  var nextIsOverdue: String { text(1071) }
  var nextIsToday: String { text(1072) }
  var nextIsTomorrow: String { text(1073) }
  func nextInDays(_ count: Int) -> String { text(1074, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1075 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
