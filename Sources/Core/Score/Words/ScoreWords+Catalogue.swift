// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(1050) }
  var unknownScale: String { text(1051) }
  var calculating: String { text(1052) }
  func outOf(_ most: Int) -> String { text(1053, String(most)) }
  package func asOf(_ moment: String) -> String { text(1054, moment) }
  func asOfToday(_ clock: String) -> String { text(1055, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(1056, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(1057, day) }
  func upSince(_ by: String, day: String) -> String { text(1058, by, day) }
  func downSince(_ by: String, day: String) -> String { text(1059, by, day) }
  func bandNumber(_ number: Int) -> String { text(1060, String(number)) }
  var noReport: String { text(1061) }
  var noReportText: String { text(1062) }
  var noneOnScale: String { text(1063) }
  var failedTitle: String { text(1064) }
  var retry: String { text(1065) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(1066, [String(score), String(most), day, age]) }
  var agoToday: String { text(1067) }
  var agoYesterday: String { text(1068) }
  func countedDaysAgo(_ count: Int) -> String { text(1069, count: count) }
  var reasonClosed: String { text(1070) }
  var reasonUnreachable: String { text(1071) }
  var reasonTimedOut: String { text(1072) }
  func reasonStatus(_ status: Int) -> String { text(1073, String(status)) }
  var reasonMoved: String { text(1074) }
  var reasonCutShort: String { text(1075) }
  var reasonTooLarge: String { text(1076) }
  var reasonNotUnderstood: String { text(1077) }
  var reasonNoScore: String { text(1078) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1079, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1080, [String(score), String(least), String(most)]) }
  var showScore: String { text(1081) }
  var hiddenText: String { text(1082) }
  var openText: String { text(1083) }
  var hideOnToday: String { text(1084) }
  var nextIsDue: String { text(1085) }
  var needsScript: String { text(1086) }
  var whatChanged: String { text(1087) }
  func since(_ day: String) -> String { text(1088, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1089, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1090) }
  var longTermDebtAsSubject: String { text(1091) }
  var creditLimitAsSubject: String { text(1092) }
  func thingsHelp(_ count: Int) -> String { text(1093, count: count) }
  var nothingHurts: String { text(1094) }
  func thingsHurt(_ count: Int) -> String { text(1095, count: count) }
  var changeFirstDefault: String { text(1096) }
  var changeNewDefault: String { text(1097) }
  var changeDefaultsGone: String { text(1098) }
  var changeNewDelinquency: String { text(1099) }
  var changeDelinquenciesGone: String { text(1100) }
  func rose(_ what: String, from: String, to: String) -> String { text(1101, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1102, [what, from, to]) }
  var overTime: String { text(1103) }
  var listen: String { text(1104) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1105, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1106) }
  func ofRange(_ percent: Int) -> String { text(1107, String(percent)) }
  package var unchanged: String { text(1108) }
  func pointsUp(_ count: Int) -> String { text(1109, count: count) }
  func pointsDown(_ count: Int) -> String { text(1110, count: count) }
  var noScoreYet: String { text(1111) }
  var addScale: String { text(1112) }
  var changeBands: String { text(1113) }
  var addScore: String { text(1114) }
  var changeScore: String { text(1115) }
  var date: String { text(1116) }
  var scale: String { text(1117) }
  var lowest: String { text(1118) }
  var highest: String { text(1119) }
  var bands: String { text(1120) }
  var bandsHint: String { text(1121) }
  var bandFrom: String { text(1122) }
  var bandName: String { text(1123) }
  var bandsFrom: String { text(1124) }
  func between(_ least: Int, most: Int) -> String { text(1125, String(least), String(most)) }
  var enterName: String { text(1126) }
  var notNumber: String { text(1127) }
  var notAbove: String { text(1128) }
  var entryGone: String { text(1129) }
  var notAnother: String { text(1130) }
  var enterBandName: String { text(1131) }
  var noComma: String { text(1132) }
  func didEnter(_ score: Int) -> String { text(1133, String(score)) }
  var didChangeScore: String { text(1134) }
  var didChangeScale: String { text(1135) }
  func didReport(_ score: Int) -> String { text(1136, String(score)) }
  var didDelete: String { text(1137) }
  var didAddFile: String { text(1138) }
  func didAddScale(_ name: String) -> String { text(1139, name) }
  var scoreIsHidden: String { text(1140) }
  var scoreIsShown: String { text(1141) }
  var emptyTitle: String { text(1142) }
  var emptyText: String { text(1143) }
  func scoresAdded(_ count: Int) -> String { text(1144, count: count) }
  func knownAlready(_ count: Int) -> String { text(1145, count: count) }
  func skippedRows(_ count: Int) -> String { text(1146, count: count) }
  var faultDate: String { text(1147) }
  var faultDateOrder: String { text(1148) }
  var faultFuture: String { text(1149) }
  var faultScore: String { text(1150) }
  var faultRange: String { text(1151) }
  var faultScale: String { text(1152) }
  var onReport: String { text(1153) }
  var factUtilisation: String { text(1154) }
  func partOfLimit(_ percent: Int) -> String { text(1155, String(percent)) }
  var factShortTermDebt: String { text(1156) }
  var factLongTermDebt: String { text(1157) }
  var factMissedPayment: String { text(1158) }
  var factLastDefault: String { text(1159) }
  var factHelping: String { text(1160) }
  func things(_ count: Int) -> String { text(1161, count: count) }
  var factHurting: String { text(1162) }
  var factNextReport: String { text(1163) }
  func debtOf(_ debt: String, limit: String) -> String { text(1164, debt, limit) }
  var noneOnReport: String { text(1165) }
  var thisMonth: String { text(1166) }
  func monthsAgo(_ count: Int) -> String { text(1167, count: count) }
  var nextIsOverdue: String { text(1168) }
  var nextIsToday: String { text(1169) }
  var nextIsTomorrow: String { text(1170) }
  func nextInDays(_ count: Int) -> String { text(1171, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1172 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
