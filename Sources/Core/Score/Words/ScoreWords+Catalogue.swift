// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(958) }
  var unknownScale: String { text(959) }
  var calculating: String { text(960) }
  func outOf(_ most: Int) -> String { text(961, String(most)) }
  package func asOf(_ moment: String) -> String { text(962, moment) }
  func asOfToday(_ clock: String) -> String { text(963, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(964, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(965, day) }
  func upSince(_ by: String, day: String) -> String { text(966, by, day) }
  func downSince(_ by: String, day: String) -> String { text(967, by, day) }
  func bandNumber(_ number: Int) -> String { text(968, String(number)) }
  var noReport: String { text(969) }
  var noReportText: String { text(970) }
  var noneOnScale: String { text(971) }
  var failedTitle: String { text(972) }
  var retry: String { text(973) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(974, [String(score), String(most), day, age]) }
  var agoToday: String { text(975) }
  var agoYesterday: String { text(976) }
  func countedDaysAgo(_ count: Int) -> String { text(977, count: count) }
  var reasonClosed: String { text(978) }
  var reasonUnreachable: String { text(979) }
  var reasonTimedOut: String { text(980) }
  func reasonStatus(_ status: Int) -> String { text(981, String(status)) }
  var reasonMoved: String { text(982) }
  var reasonCutShort: String { text(983) }
  var reasonTooLarge: String { text(984) }
  var reasonNotUnderstood: String { text(985) }
  var reasonNoScore: String { text(986) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(987, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(988, [String(score), String(least), String(most)]) }
  var showScore: String { text(989) }
  var hiddenText: String { text(990) }
  var openText: String { text(991) }
  var hideOnToday: String { text(992) }
  var nextIsDue: String { text(993) }
  var needsScript: String { text(994) }
  var whatChanged: String { text(995) }
  func since(_ day: String) -> String { text(996, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(997, String(percent), before) }
  var shortTermDebtAsSubject: String { text(998) }
  var longTermDebtAsSubject: String { text(999) }
  var creditLimitAsSubject: String { text(1000) }
  func thingsHelp(_ count: Int) -> String { text(1001, count: count) }
  var nothingHurts: String { text(1002) }
  func thingsHurt(_ count: Int) -> String { text(1003, count: count) }
  var changeFirstDefault: String { text(1004) }
  var changeNewDefault: String { text(1005) }
  var changeDefaultsGone: String { text(1006) }
  var changeNewDelinquency: String { text(1007) }
  var changeDelinquenciesGone: String { text(1008) }
  func rose(_ what: String, from: String, to: String) -> String { text(1009, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1010, [what, from, to]) }
  var overTime: String { text(1011) }
  var listen: String { text(1012) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1013, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1014) }
  func ofRange(_ percent: Int) -> String { text(1015, String(percent)) }
  package var unchanged: String { text(1016) }
  func pointsUp(_ count: Int) -> String { text(1017, count: count) }
  func pointsDown(_ count: Int) -> String { text(1018, count: count) }
  var noScoreYet: String { text(1019) }
  var addScale: String { text(1020) }
  var changeBands: String { text(1021) }
  var addScore: String { text(1022) }
  var changeScore: String { text(1023) }
  var date: String { text(1024) }
  var scale: String { text(1025) }
  var lowest: String { text(1026) }
  var highest: String { text(1027) }
  var bands: String { text(1028) }
  var bandsHint: String { text(1029) }
  var bandFrom: String { text(1030) }
  var bandName: String { text(1031) }
  var bandsFrom: String { text(1032) }
  func between(_ least: Int, most: Int) -> String { text(1033, String(least), String(most)) }
  var enterName: String { text(1034) }
  var notNumber: String { text(1035) }
  var notAbove: String { text(1036) }
  var entryGone: String { text(1037) }
  var notAnother: String { text(1038) }
  var enterBandName: String { text(1039) }
  var noComma: String { text(1040) }
  func didEnter(_ score: Int) -> String { text(1041, String(score)) }
  var didChangeScore: String { text(1042) }
  var didChangeScale: String { text(1043) }
  func didReport(_ score: Int) -> String { text(1044, String(score)) }
  var didDelete: String { text(1045) }
  var didAddFile: String { text(1046) }
  func didAddScale(_ name: String) -> String { text(1047, name) }
  var scoreIsHidden: String { text(1048) }
  var scoreIsShown: String { text(1049) }
  var emptyTitle: String { text(1050) }
  var emptyText: String { text(1051) }
  func scoresAdded(_ count: Int) -> String { text(1052, count: count) }
  func knownAlready(_ count: Int) -> String { text(1053, count: count) }
  func skippedRows(_ count: Int) -> String { text(1054, count: count) }
  var faultDate: String { text(1055) }
  var faultDateOrder: String { text(1056) }
  var faultFuture: String { text(1057) }
  var faultScore: String { text(1058) }
  var faultRange: String { text(1059) }
  var faultScale: String { text(1060) }
  var onReport: String { text(1061) }
  var factUtilisation: String { text(1062) }
  func partOfLimit(_ percent: Int) -> String { text(1063, String(percent)) }
  var factShortTermDebt: String { text(1064) }
  var factLongTermDebt: String { text(1065) }
  var factMissedPayment: String { text(1066) }
  var factLastDefault: String { text(1067) }
  var factHelping: String { text(1068) }
  func things(_ count: Int) -> String { text(1069, count: count) }
  var factHurting: String { text(1070) }
  var factNextReport: String { text(1071) }
  func debtOf(_ debt: String, limit: String) -> String { text(1072, debt, limit) }
  var noneOnReport: String { text(1073) }
  var thisMonth: String { text(1074) }
  func monthsAgo(_ count: Int) -> String { text(1075, count: count) }
  var nextIsOverdue: String { text(1076) }
  var nextIsToday: String { text(1077) }
  var nextIsTomorrow: String { text(1078) }
  func nextInDays(_ count: Int) -> String { text(1079, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1080 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
