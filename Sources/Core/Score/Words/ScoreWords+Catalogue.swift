// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(1072) }
  var unknownScale: String { text(1073) }
  var calculating: String { text(1074) }
  func outOf(_ most: Int) -> String { text(1075, String(most)) }
  package func asOf(_ moment: String) -> String { text(1076, moment) }
  func asOfToday(_ clock: String) -> String { text(1077, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(1078, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(1079, day) }
  func upSince(_ by: String, day: String) -> String { text(1080, by, day) }
  func downSince(_ by: String, day: String) -> String { text(1081, by, day) }
  func bandNumber(_ number: Int) -> String { text(1082, String(number)) }
  var noReport: String { text(1083) }
  var noReportText: String { text(1084) }
  var noneOnScale: String { text(1085) }
  var failedTitle: String { text(1086) }
  var retry: String { text(1087) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(1088, [String(score), String(most), day, age]) }
  var agoToday: String { text(1089) }
  var agoYesterday: String { text(1090) }
  func countedDaysAgo(_ count: Int) -> String { text(1091, count: count) }
  var reasonClosed: String { text(1092) }
  var reasonUnreachable: String { text(1093) }
  var reasonTimedOut: String { text(1094) }
  func reasonStatus(_ status: Int) -> String { text(1095, String(status)) }
  var reasonMoved: String { text(1096) }
  var reasonCutShort: String { text(1097) }
  var reasonTooLarge: String { text(1098) }
  var reasonNotUnderstood: String { text(1099) }
  var reasonNoScore: String { text(1100) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1101, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1102, [String(score), String(least), String(most)]) }
  var showScore: String { text(1103) }
  var hiddenText: String { text(1104) }
  var openText: String { text(1105) }
  var hideOnToday: String { text(1106) }
  var nextIsDue: String { text(1107) }
  var needsScript: String { text(1108) }
  var whatChanged: String { text(1109) }
  func since(_ day: String) -> String { text(1110, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1111, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1112) }
  var longTermDebtAsSubject: String { text(1113) }
  var creditLimitAsSubject: String { text(1114) }
  func thingsHelp(_ count: Int) -> String { text(1115, count: count) }
  var nothingHurts: String { text(1116) }
  func thingsHurt(_ count: Int) -> String { text(1117, count: count) }
  var changeFirstDefault: String { text(1118) }
  var changeNewDefault: String { text(1119) }
  var changeDefaultsGone: String { text(1120) }
  var changeNewDelinquency: String { text(1121) }
  var changeDelinquenciesGone: String { text(1122) }
  func rose(_ what: String, from: String, to: String) -> String { text(1123, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1124, [what, from, to]) }
  var overTime: String { text(1125) }
  var listen: String { text(1126) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1127, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1128) }
  func ofRange(_ percent: Int) -> String { text(1129, String(percent)) }
  package var unchanged: String { text(1130) }
  func pointsUp(_ count: Int) -> String { text(1131, count: count) }
  func pointsDown(_ count: Int) -> String { text(1132, count: count) }
  var noScoreYet: String { text(1133) }
  var addScale: String { text(1134) }
  var changeBands: String { text(1135) }
  var addScore: String { text(1136) }
  var changeScore: String { text(1137) }
  var date: String { text(1138) }
  var scale: String { text(1139) }
  var lowest: String { text(1140) }
  var highest: String { text(1141) }
  var bands: String { text(1142) }
  var bandsHint: String { text(1143) }
  var bandFrom: String { text(1144) }
  var bandName: String { text(1145) }
  var bandsFrom: String { text(1146) }
  func between(_ least: Int, most: Int) -> String { text(1147, String(least), String(most)) }
  var enterName: String { text(1148) }
  var notNumber: String { text(1149) }
  var notAbove: String { text(1150) }
  var entryGone: String { text(1151) }
  var notAnother: String { text(1152) }
  var enterBandName: String { text(1153) }
  var noComma: String { text(1154) }
  func didEnter(_ score: Int) -> String { text(1155, String(score)) }
  var didChangeScore: String { text(1156) }
  var didChangeScale: String { text(1157) }
  func didReport(_ score: Int) -> String { text(1158, String(score)) }
  var didDelete: String { text(1159) }
  var didAddFile: String { text(1160) }
  func didAddScale(_ name: String) -> String { text(1161, name) }
  var scoreIsHidden: String { text(1162) }
  var scoreIsShown: String { text(1163) }
  var emptyTitle: String { text(1164) }
  var emptyText: String { text(1165) }
  func scoresAdded(_ count: Int) -> String { text(1166, count: count) }
  func knownAlready(_ count: Int) -> String { text(1167, count: count) }
  func skippedRows(_ count: Int) -> String { text(1168, count: count) }
  var faultDate: String { text(1169) }
  var faultDateOrder: String { text(1170) }
  var faultFuture: String { text(1171) }
  var faultScore: String { text(1172) }
  var faultRange: String { text(1173) }
  var faultScale: String { text(1174) }
  var onReport: String { text(1175) }
  var factUtilisation: String { text(1176) }
  func partOfLimit(_ percent: Int) -> String { text(1177, String(percent)) }
  var factShortTermDebt: String { text(1178) }
  var factLongTermDebt: String { text(1179) }
  var factMissedPayment: String { text(1180) }
  var factLastDefault: String { text(1181) }
  var factHelping: String { text(1182) }
  func things(_ count: Int) -> String { text(1183, count: count) }
  var factHurting: String { text(1184) }
  var factNextReport: String { text(1185) }
  func debtOf(_ debt: String, limit: String) -> String { text(1186, debt, limit) }
  var noneOnReport: String { text(1187) }
  var thisMonth: String { text(1188) }
  func monthsAgo(_ count: Int) -> String { text(1189, count: count) }
  var nextIsOverdue: String { text(1190) }
  var nextIsToday: String { text(1191) }
  var nextIsTomorrow: String { text(1192) }
  func nextInDays(_ count: Int) -> String { text(1193, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1194 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
