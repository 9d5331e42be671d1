// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(1071) }
  var unknownScale: String { text(1072) }
  var calculating: String { text(1073) }
  func outOf(_ most: Int) -> String { text(1074, String(most)) }
  package func asOf(_ moment: String) -> String { text(1075, moment) }
  func asOfToday(_ clock: String) -> String { text(1076, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(1077, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(1078, day) }
  func upSince(_ by: String, day: String) -> String { text(1079, by, day) }
  func downSince(_ by: String, day: String) -> String { text(1080, by, day) }
  func bandNumber(_ number: Int) -> String { text(1081, String(number)) }
  var noReport: String { text(1082) }
  var noReportText: String { text(1083) }
  var noneOnScale: String { text(1084) }
  var failedTitle: String { text(1085) }
  var retry: String { text(1086) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(1087, [String(score), String(most), day, age]) }
  var agoToday: String { text(1088) }
  var agoYesterday: String { text(1089) }
  func countedDaysAgo(_ count: Int) -> String { text(1090, count: count) }
  var reasonClosed: String { text(1091) }
  var reasonUnreachable: String { text(1092) }
  var reasonTimedOut: String { text(1093) }
  func reasonStatus(_ status: Int) -> String { text(1094, String(status)) }
  var reasonMoved: String { text(1095) }
  var reasonCutShort: String { text(1096) }
  var reasonTooLarge: String { text(1097) }
  var reasonNotUnderstood: String { text(1098) }
  var reasonNoScore: String { text(1099) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1100, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1101, [String(score), String(least), String(most)]) }
  var showScore: String { text(1102) }
  var hiddenText: String { text(1103) }
  var openText: String { text(1104) }
  var hideOnToday: String { text(1105) }
  var nextIsDue: String { text(1106) }
  var needsScript: String { text(1107) }
  var whatChanged: String { text(1108) }
  func since(_ day: String) -> String { text(1109, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1110, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1111) }
  var longTermDebtAsSubject: String { text(1112) }
  var creditLimitAsSubject: String { text(1113) }
  func thingsHelp(_ count: Int) -> String { text(1114, count: count) }
  var nothingHurts: String { text(1115) }
  func thingsHurt(_ count: Int) -> String { text(1116, count: count) }
  var changeFirstDefault: String { text(1117) }
  var changeNewDefault: String { text(1118) }
  var changeDefaultsGone: String { text(1119) }
  var changeNewDelinquency: String { text(1120) }
  var changeDelinquenciesGone: String { text(1121) }
  func rose(_ what: String, from: String, to: String) -> String { text(1122, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1123, [what, from, to]) }
  var overTime: String { text(1124) }
  var listen: String { text(1125) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1126, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1127) }
  func ofRange(_ percent: Int) -> String { text(1128, String(percent)) }
  package var unchanged: String { text(1129) }
  func pointsUp(_ count: Int) -> String { text(1130, count: count) }
  func pointsDown(_ count: Int) -> String { text(1131, count: count) }
  var noScoreYet: String { text(1132) }
  var addScale: String { text(1133) }
  var changeBands: String { text(1134) }
  var addScore: String { text(1135) }
  var changeScore: String { text(1136) }
  var date: String { text(1137) }
  var scale: String { text(1138) }
  var lowest: String { text(1139) }
  var highest: String { text(1140) }
  var bands: String { text(1141) }
  var bandsHint: String { text(1142) }
  var bandFrom: String { text(1143) }
  var bandName: String { text(1144) }
  var bandsFrom: String { text(1145) }
  func between(_ least: Int, most: Int) -> String { text(1146, String(least), String(most)) }
  var enterName: String { text(1147) }
  var notNumber: String { text(1148) }
  var notAbove: String { text(1149) }
  var entryGone: String { text(1150) }
  var notAnother: String { text(1151) }
  var enterBandName: String { text(1152) }
  var noComma: String { text(1153) }
  func didEnter(_ score: Int) -> String { text(1154, String(score)) }
  var didChangeScore: String { text(1155) }
  var didChangeScale: String { text(1156) }
  func didReport(_ score: Int) -> String { text(1157, String(score)) }
  var didDelete: String { text(1158) }
  var didAddFile: String { text(1159) }
  func didAddScale(_ name: String) -> String { text(1160, name) }
  var scoreIsHidden: String { text(1161) }
  var scoreIsShown: String { text(1162) }
  var emptyTitle: String { text(1163) }
  var emptyText: String { text(1164) }
  func scoresAdded(_ count: Int) -> String { text(1165, count: count) }
  func knownAlready(_ count: Int) -> String { text(1166, count: count) }
  func skippedRows(_ count: Int) -> String { text(1167, count: count) }
  var faultDate: String { text(1168) }
  var faultDateOrder: String { text(1169) }
  var faultFuture: String { text(1170) }
  var faultScore: String { text(1171) }
  var faultRange: String { text(1172) }
  var faultScale: String { text(1173) }
  var onReport: String { text(1174) }
  var factUtilisation: String { text(1175) }
  func partOfLimit(_ percent: Int) -> String { text(1176, String(percent)) }
  var factShortTermDebt: String { text(1177) }
  var factLongTermDebt: String { text(1178) }
  var factMissedPayment: String { text(1179) }
  var factLastDefault: String { text(1180) }
  var factHelping: String { text(1181) }
  func things(_ count: Int) -> String { text(1182, count: count) }
  var factHurting: String { text(1183) }
  var factNextReport: String { text(1184) }
  func debtOf(_ debt: String, limit: String) -> String { text(1185, debt, limit) }
  var noneOnReport: String { text(1186) }
  var thisMonth: String { text(1187) }
  func monthsAgo(_ count: Int) -> String { text(1188, count: count) }
  var nextIsOverdue: String { text(1189) }
  var nextIsToday: String { text(1190) }
  var nextIsTomorrow: String { text(1191) }
  func nextInDays(_ count: Int) -> String { text(1192, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1193 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
