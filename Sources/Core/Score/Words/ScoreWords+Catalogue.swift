// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(992) }
  var unknownScale: String { text(993) }
  var calculating: String { text(994) }
  func outOf(_ most: Int) -> String { text(995, String(most)) }
  package func asOf(_ moment: String) -> String { text(996, moment) }
  func asOfToday(_ clock: String) -> String { text(997, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(998, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(999, day) }
  func upSince(_ by: String, day: String) -> String { text(1000, by, day) }
  func downSince(_ by: String, day: String) -> String { text(1001, by, day) }
  func bandNumber(_ number: Int) -> String { text(1002, String(number)) }
  var noReport: String { text(1003) }
  var noReportText: String { text(1004) }
  var noneOnScale: String { text(1005) }
  var failedTitle: String { text(1006) }
  var retry: String { text(1007) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(1008, [String(score), String(most), day, age]) }
  var agoToday: String { text(1009) }
  var agoYesterday: String { text(1010) }
  func countedDaysAgo(_ count: Int) -> String { text(1011, count: count) }
  var reasonClosed: String { text(1012) }
  var reasonUnreachable: String { text(1013) }
  var reasonTimedOut: String { text(1014) }
  func reasonStatus(_ status: Int) -> String { text(1015, String(status)) }
  var reasonMoved: String { text(1016) }
  var reasonCutShort: String { text(1017) }
  var reasonTooLarge: String { text(1018) }
  var reasonNotUnderstood: String { text(1019) }
  var reasonNoScore: String { text(1020) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1021, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1022, [String(score), String(least), String(most)]) }
  var showScore: String { text(1023) }
  var hiddenText: String { text(1024) }
  var openText: String { text(1025) }
  var hideOnToday: String { text(1026) }
  var nextIsDue: String { text(1027) }
  var needsScript: String { text(1028) }
  var whatChanged: String { text(1029) }
  func since(_ day: String) -> String { text(1030, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1031, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1032) }
  var longTermDebtAsSubject: String { text(1033) }
  var creditLimitAsSubject: String { text(1034) }
  func thingsHelp(_ count: Int) -> String { text(1035, count: count) }
  var nothingHurts: String { text(1036) }
  func thingsHurt(_ count: Int) -> String { text(1037, count: count) }
  var changeFirstDefault: String { text(1038) }
  var changeNewDefault: String { text(1039) }
  var changeDefaultsGone: String { text(1040) }
  var changeNewDelinquency: String { text(1041) }
  var changeDelinquenciesGone: String { text(1042) }
  func rose(_ what: String, from: String, to: String) -> String { text(1043, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1044, [what, from, to]) }
  var overTime: String { text(1045) }
  var listen: String { text(1046) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1047, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1048) }
  func ofRange(_ percent: Int) -> String { text(1049, String(percent)) }
  package var unchanged: String { text(1050) }
  func pointsUp(_ count: Int) -> String { text(1051, count: count) }
  func pointsDown(_ count: Int) -> String { text(1052, count: count) }
  var noScoreYet: String { text(1053) }
  var addScale: String { text(1054) }
  var changeBands: String { text(1055) }
  var addScore: String { text(1056) }
  var changeScore: String { text(1057) }
  var date: String { text(1058) }
  var scale: String { text(1059) }
  var lowest: String { text(1060) }
  var highest: String { text(1061) }
  var bands: String { text(1062) }
  var bandsHint: String { text(1063) }
  var bandFrom: String { text(1064) }
  var bandName: String { text(1065) }
  var bandsFrom: String { text(1066) }
  func between(_ least: Int, most: Int) -> String { text(1067, String(least), String(most)) }
  var enterName: String { text(1068) }
  var notNumber: String { text(1069) }
  var notAbove: String { text(1070) }
  var entryGone: String { text(1071) }
  var notAnother: String { text(1072) }
  var enterBandName: String { text(1073) }
  var noComma: String { text(1074) }
  func didEnter(_ score: Int) -> String { text(1075, String(score)) }
  var didChangeScore: String { text(1076) }
  var didChangeScale: String { text(1077) }
  func didReport(_ score: Int) -> String { text(1078, String(score)) }
  var didDelete: String { text(1079) }
  var didAddFile: String { text(1080) }
  func didAddScale(_ name: String) -> String { text(1081, name) }
  var scoreIsHidden: String { text(1082) }
  var scoreIsShown: String { text(1083) }
  var emptyTitle: String { text(1084) }
  var emptyText: String { text(1085) }
  func scoresAdded(_ count: Int) -> String { text(1086, count: count) }
  func knownAlready(_ count: Int) -> String { text(1087, count: count) }
  func skippedRows(_ count: Int) -> String { text(1088, count: count) }
  var faultDate: String { text(1089) }
  var faultDateOrder: String { text(1090) }
  var faultFuture: String { text(1091) }
  var faultScore: String { text(1092) }
  var faultRange: String { text(1093) }
  var faultScale: String { text(1094) }
  var onReport: String { text(1095) }
  var factUtilisation: String { text(1096) }
  func partOfLimit(_ percent: Int) -> String { text(1097, String(percent)) }
  var factShortTermDebt: String { text(1098) }
  var factLongTermDebt: String { text(1099) }
  var factMissedPayment: String { text(1100) }
  var factLastDefault: String { text(1101) }
  var factHelping: String { text(1102) }
  func things(_ count: Int) -> String { text(1103, count: count) }
  var factHurting: String { text(1104) }
  var factNextReport: String { text(1105) }
  func debtOf(_ debt: String, limit: String) -> String { text(1106, debt, limit) }
  var noneOnReport: String { text(1107) }
  var thisMonth: String { text(1108) }
  func monthsAgo(_ count: Int) -> String { text(1109, count: count) }
  var nextIsOverdue: String { text(1110) }
  var nextIsToday: String { text(1111) }
  var nextIsTomorrow: String { text(1112) }
  func nextInDays(_ count: Int) -> String { text(1113, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1114 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
