// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(994) }
  var unknownScale: String { text(995) }
  var calculating: String { text(996) }
  func outOf(_ most: Int) -> String { text(997, String(most)) }
  package func asOf(_ moment: String) -> String { text(998, moment) }
  func asOfToday(_ clock: String) -> String { text(999, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(1000, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(1001, day) }
  func upSince(_ by: String, day: String) -> String { text(1002, by, day) }
  func downSince(_ by: String, day: String) -> String { text(1003, by, day) }
  func bandNumber(_ number: Int) -> String { text(1004, String(number)) }
  var noReport: String { text(1005) }
  var noReportText: String { text(1006) }
  var noneOnScale: String { text(1007) }
  var failedTitle: String { text(1008) }
  var retry: String { text(1009) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(1010, [String(score), String(most), day, age]) }
  var agoToday: String { text(1011) }
  var agoYesterday: String { text(1012) }
  func countedDaysAgo(_ count: Int) -> String { text(1013, count: count) }
  var reasonClosed: String { text(1014) }
  var reasonUnreachable: String { text(1015) }
  var reasonTimedOut: String { text(1016) }
  func reasonStatus(_ status: Int) -> String { text(1017, String(status)) }
  var reasonMoved: String { text(1018) }
  var reasonCutShort: String { text(1019) }
  var reasonTooLarge: String { text(1020) }
  var reasonNotUnderstood: String { text(1021) }
  var reasonNoScore: String { text(1022) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1023, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1024, [String(score), String(least), String(most)]) }
  var showScore: String { text(1025) }
  var hiddenText: String { text(1026) }
  var openText: String { text(1027) }
  var hideOnToday: String { text(1028) }
  var nextIsDue: String { text(1029) }
  var needsScript: String { text(1030) }
  var whatChanged: String { text(1031) }
  func since(_ day: String) -> String { text(1032, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1033, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1034) }
  var longTermDebtAsSubject: String { text(1035) }
  var creditLimitAsSubject: String { text(1036) }
  func thingsHelp(_ count: Int) -> String { text(1037, count: count) }
  var nothingHurts: String { text(1038) }
  func thingsHurt(_ count: Int) -> String { text(1039, count: count) }
  var changeFirstDefault: String { text(1040) }
  var changeNewDefault: String { text(1041) }
  var changeDefaultsGone: String { text(1042) }
  var changeNewDelinquency: String { text(1043) }
  var changeDelinquenciesGone: String { text(1044) }
  func rose(_ what: String, from: String, to: String) -> String { text(1045, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1046, [what, from, to]) }
  var overTime: String { text(1047) }
  var listen: String { text(1048) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1049, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1050) }
  func ofRange(_ percent: Int) -> String { text(1051, String(percent)) }
  package var unchanged: String { text(1052) }
  func pointsUp(_ count: Int) -> String { text(1053, count: count) }
  func pointsDown(_ count: Int) -> String { text(1054, count: count) }
  var noScoreYet: String { text(1055) }
  var addScale: String { text(1056) }
  var changeBands: String { text(1057) }
  var addScore: String { text(1058) }
  var changeScore: String { text(1059) }
  var date: String { text(1060) }
  var scale: String { text(1061) }
  var lowest: String { text(1062) }
  var highest: String { text(1063) }
  var bands: String { text(1064) }
  var bandsHint: String { text(1065) }
  var bandFrom: String { text(1066) }
  var bandName: String { text(1067) }
  var bandsFrom: String { text(1068) }
  func between(_ least: Int, most: Int) -> String { text(1069, String(least), String(most)) }
  var enterName: String { text(1070) }
  var notNumber: String { text(1071) }
  var notAbove: String { text(1072) }
  var entryGone: String { text(1073) }
  var notAnother: String { text(1074) }
  var enterBandName: String { text(1075) }
  var noComma: String { text(1076) }
  func didEnter(_ score: Int) -> String { text(1077, String(score)) }
  var didChangeScore: String { text(1078) }
  var didChangeScale: String { text(1079) }
  func didReport(_ score: Int) -> String { text(1080, String(score)) }
  var didDelete: String { text(1081) }
  var didAddFile: String { text(1082) }
  func didAddScale(_ name: String) -> String { text(1083, name) }
  var scoreIsHidden: String { text(1084) }
  var scoreIsShown: String { text(1085) }
  var emptyTitle: String { text(1086) }
  var emptyText: String { text(1087) }
  func scoresAdded(_ count: Int) -> String { text(1088, count: count) }
  func knownAlready(_ count: Int) -> String { text(1089, count: count) }
  func skippedRows(_ count: Int) -> String { text(1090, count: count) }
  var faultDate: String { text(1091) }
  var faultDateOrder: String { text(1092) }
  var faultFuture: String { text(1093) }
  var faultScore: String { text(1094) }
  var faultRange: String { text(1095) }
  var faultScale: String { text(1096) }
  var onReport: String { text(1097) }
  var factUtilisation: String { text(1098) }
  func partOfLimit(_ percent: Int) -> String { text(1099, String(percent)) }
  var factShortTermDebt: String { text(1100) }
  var factLongTermDebt: String { text(1101) }
  var factMissedPayment: String { text(1102) }
  var factLastDefault: String { text(1103) }
  var factHelping: String { text(1104) }
  func things(_ count: Int) -> String { text(1105, count: count) }
  var factHurting: String { text(1106) }
  var factNextReport: String { text(1107) }
  func debtOf(_ debt: String, limit: String) -> String { text(1108, debt, limit) }
  var noneOnReport: String { text(1109) }
  var thisMonth: String { text(1110) }
  func monthsAgo(_ count: Int) -> String { text(1111, count: count) }
  var nextIsOverdue: String { text(1112) }
  var nextIsToday: String { text(1113) }
  var nextIsTomorrow: String { text(1114) }
  func nextInDays(_ count: Int) -> String { text(1115, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1116 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
