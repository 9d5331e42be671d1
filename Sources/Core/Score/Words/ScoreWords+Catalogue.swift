// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(1041) }
  var unknownScale: String { text(1042) }
  var calculating: String { text(1043) }
  func outOf(_ most: Int) -> String { text(1044, String(most)) }
  package func asOf(_ moment: String) -> String { text(1045, moment) }
  func asOfToday(_ clock: String) -> String { text(1046, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(1047, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(1048, day) }
  func upSince(_ by: String, day: String) -> String { text(1049, by, day) }
  func downSince(_ by: String, day: String) -> String { text(1050, by, day) }
  func bandNumber(_ number: Int) -> String { text(1051, String(number)) }
  var noReport: String { text(1052) }
  var noReportText: String { text(1053) }
  var noneOnScale: String { text(1054) }
  var failedTitle: String { text(1055) }
  var retry: String { text(1056) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(1057, [String(score), String(most), day, age]) }
  var agoToday: String { text(1058) }
  var agoYesterday: String { text(1059) }
  func countedDaysAgo(_ count: Int) -> String { text(1060, count: count) }
  var reasonClosed: String { text(1061) }
  var reasonUnreachable: String { text(1062) }
  var reasonTimedOut: String { text(1063) }
  func reasonStatus(_ status: Int) -> String { text(1064, String(status)) }
  var reasonMoved: String { text(1065) }
  var reasonCutShort: String { text(1066) }
  var reasonTooLarge: String { text(1067) }
  var reasonNotUnderstood: String { text(1068) }
  var reasonNoScore: String { text(1069) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1070, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1071, [String(score), String(least), String(most)]) }
  var showScore: String { text(1072) }
  var hiddenText: String { text(1073) }
  var openText: String { text(1074) }
  var hideOnToday: String { text(1075) }
  var nextIsDue: String { text(1076) }
  var needsScript: String { text(1077) }
  var whatChanged: String { text(1078) }
  func since(_ day: String) -> String { text(1079, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1080, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1081) }
  var longTermDebtAsSubject: String { text(1082) }
  var creditLimitAsSubject: String { text(1083) }
  func thingsHelp(_ count: Int) -> String { text(1084, count: count) }
  var nothingHurts: String { text(1085) }
  func thingsHurt(_ count: Int) -> String { text(1086, count: count) }
  var changeFirstDefault: String { text(1087) }
  var changeNewDefault: String { text(1088) }
  var changeDefaultsGone: String { text(1089) }
  var changeNewDelinquency: String { text(1090) }
  var changeDelinquenciesGone: String { text(1091) }
  func rose(_ what: String, from: String, to: String) -> String { text(1092, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1093, [what, from, to]) }
  var overTime: String { text(1094) }
  var listen: String { text(1095) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1096, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1097) }
  func ofRange(_ percent: Int) -> String { text(1098, String(percent)) }
  package var unchanged: String { text(1099) }
  func pointsUp(_ count: Int) -> String { text(1100, count: count) }
  func pointsDown(_ count: Int) -> String { text(1101, count: count) }
  var noScoreYet: String { text(1102) }
  var addScale: String { text(1103) }
  var changeBands: String { text(1104) }
  var addScore: String { text(1105) }
  var changeScore: String { text(1106) }
  var date: String { text(1107) }
  var scale: String { text(1108) }
  var lowest: String { text(1109) }
  var highest: String { text(1110) }
  var bands: String { text(1111) }
  var bandsHint: String { text(1112) }
  var bandFrom: String { text(1113) }
  var bandName: String { text(1114) }
  var bandsFrom: String { text(1115) }
  func between(_ least: Int, most: Int) -> String { text(1116, String(least), String(most)) }
  var enterName: String { text(1117) }
  var notNumber: String { text(1118) }
  var notAbove: String { text(1119) }
  var entryGone: String { text(1120) }
  var notAnother: String { text(1121) }
  var enterBandName: String { text(1122) }
  var noComma: String { text(1123) }
  func didEnter(_ score: Int) -> String { text(1124, String(score)) }
  var didChangeScore: String { text(1125) }
  var didChangeScale: String { text(1126) }
  func didReport(_ score: Int) -> String { text(1127, String(score)) }
  var didDelete: String { text(1128) }
  var didAddFile: String { text(1129) }
  func didAddScale(_ name: String) -> String { text(1130, name) }
  var scoreIsHidden: String { text(1131) }
  var scoreIsShown: String { text(1132) }
  var emptyTitle: String { text(1133) }
  var emptyText: String { text(1134) }
  func scoresAdded(_ count: Int) -> String { text(1135, count: count) }
  func knownAlready(_ count: Int) -> String { text(1136, count: count) }
  func skippedRows(_ count: Int) -> String { text(1137, count: count) }
  var faultDate: String { text(1138) }
  var faultDateOrder: String { text(1139) }
  var faultFuture: String { text(1140) }
  var faultScore: String { text(1141) }
  var faultRange: String { text(1142) }
  var faultScale: String { text(1143) }
  var onReport: String { text(1144) }
  var factUtilisation: String { text(1145) }
  func partOfLimit(_ percent: Int) -> String { text(1146, String(percent)) }
  var factShortTermDebt: String { text(1147) }
  var factLongTermDebt: String { text(1148) }
  var factMissedPayment: String { text(1149) }
  var factLastDefault: String { text(1150) }
  var factHelping: String { text(1151) }
  func things(_ count: Int) -> String { text(1152, count: count) }
  var factHurting: String { text(1153) }
  var factNextReport: String { text(1154) }
  func debtOf(_ debt: String, limit: String) -> String { text(1155, debt, limit) }
  var noneOnReport: String { text(1156) }
  var thisMonth: String { text(1157) }
  func monthsAgo(_ count: Int) -> String { text(1158, count: count) }
  var nextIsOverdue: String { text(1159) }
  var nextIsToday: String { text(1160) }
  var nextIsTomorrow: String { text(1161) }
  func nextInDays(_ count: Int) -> String { text(1162, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1163 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
