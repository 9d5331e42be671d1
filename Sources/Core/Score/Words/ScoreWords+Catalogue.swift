// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ScoreWords {
  package var score: String { text(973) }
  var unknownScale: String { text(974) }
  var calculating: String { text(975) }
  func outOf(_ most: Int) -> String { text(976, String(most)) }
  package func asOf(_ moment: String) -> String { text(977, moment) }
  func asOfToday(_ clock: String) -> String { text(978, clock) }
  func creditScore(_ score: Int, most: Int) -> String { text(979, String(score), String(most)) }
  func unchangedSince(_ day: String) -> String { text(980, day) }
  func upSince(_ by: String, day: String) -> String { text(981, by, day) }
  func downSince(_ by: String, day: String) -> String { text(982, by, day) }
  func bandNumber(_ number: Int) -> String { text(983, String(number)) }
  var noReport: String { text(984) }
  var noReportText: String { text(985) }
  var noneOnScale: String { text(986) }
  var failedTitle: String { text(987) }
  var retry: String { text(988) }
  func lastKnown(_ score: Int, most: Int, day: String, age: String) -> String { text(989, [String(score), String(most), day, age]) }
  var agoToday: String { text(990) }
  var agoYesterday: String { text(991) }
  func countedDaysAgo(_ count: Int) -> String { text(992, count: count) }
  var reasonClosed: String { text(993) }
  var reasonUnreachable: String { text(994) }
  var reasonTimedOut: String { text(995) }
  func reasonStatus(_ status: Int) -> String { text(996, String(status)) }
  var reasonMoved: String { text(997) }
  var reasonCutShort: String { text(998) }
  var reasonTooLarge: String { text(999) }
  var reasonNotUnderstood: String { text(1000) }
  var reasonNoScore: String { text(1001) }
  func reasonNoRange(_ least: Int, most: Int) -> String { text(1002, String(least), String(most)) }
  func reasonOutside(_ score: Int, least: Int, most: Int) -> String { text(1003, [String(score), String(least), String(most)]) }
  var showScore: String { text(1004) }
  var hiddenText: String { text(1005) }
  var openText: String { text(1006) }
  var hideOnToday: String { text(1007) }
  var nextIsDue: String { text(1008) }
  var needsScript: String { text(1009) }
  var whatChanged: String { text(1010) }
  func since(_ day: String) -> String { text(1011, day) }
  func utilisationMoved(_ percent: Int, before: String) -> String { text(1012, String(percent), before) }
  var shortTermDebtAsSubject: String { text(1013) }
  var longTermDebtAsSubject: String { text(1014) }
  var creditLimitAsSubject: String { text(1015) }
  func thingsHelp(_ count: Int) -> String { text(1016, count: count) }
  var nothingHurts: String { text(1017) }
  func thingsHurt(_ count: Int) -> String { text(1018, count: count) }
  var changeFirstDefault: String { text(1019) }
  var changeNewDefault: String { text(1020) }
  var changeDefaultsGone: String { text(1021) }
  var changeNewDelinquency: String { text(1022) }
  var changeDelinquenciesGone: String { text(1023) }
  func rose(_ what: String, from: String, to: String) -> String { text(1024, [what, from, to]) }
  func fell(_ what: String, from: String, to: String) -> String { text(1025, [what, from, to]) }
  var overTime: String { text(1026) }
  var listen: String { text(1027) }
  func reportsSince(_ count: Int, day: String, first: String, last: String, lowest: String, highest: String) -> String { text(1028, count: count, [day, first, last, lowest, highest]) }
  var scales: String { text(1029) }
  func ofRange(_ percent: Int) -> String { text(1030, String(percent)) }
  package var unchanged: String { text(1031) }
  func pointsUp(_ count: Int) -> String { text(1032, count: count) }
  func pointsDown(_ count: Int) -> String { text(1033, count: count) }
  var noScoreYet: String { text(1034) }
  var addScale: String { text(1035) }
  var changeBands: String { text(1036) }
  var addScore: String { text(1037) }
  var changeScore: String { text(1038) }
  var date: String { text(1039) }
  var scale: String { text(1040) }
  var lowest: String { text(1041) }
  var highest: String { text(1042) }
  var bands: String { text(1043) }
  var bandsHint: String { text(1044) }
  var bandFrom: String { text(1045) }
  var bandName: String { text(1046) }
  var bandsFrom: String { text(1047) }
  func between(_ least: Int, most: Int) -> String { text(1048, String(least), String(most)) }
  var enterName: String { text(1049) }
  var notNumber: String { text(1050) }
  var notAbove: String { text(1051) }
  var entryGone: String { text(1052) }
  var notAnother: String { text(1053) }
  var enterBandName: String { text(1054) }
  var noComma: String { text(1055) }
  func didEnter(_ score: Int) -> String { text(1056, String(score)) }
  var didChangeScore: String { text(1057) }
  var didChangeScale: String { text(1058) }
  func didReport(_ score: Int) -> String { text(1059, String(score)) }
  var didDelete: String { text(1060) }
  var didAddFile: String { text(1061) }
  func didAddScale(_ name: String) -> String { text(1062, name) }
  var scoreIsHidden: String { text(1063) }
  var scoreIsShown: String { text(1064) }
  var emptyTitle: String { text(1065) }
  var emptyText: String { text(1066) }
  func scoresAdded(_ count: Int) -> String { text(1067, count: count) }
  func knownAlready(_ count: Int) -> String { text(1068, count: count) }
  func skippedRows(_ count: Int) -> String { text(1069, count: count) }
  var faultDate: String { text(1070) }
  var faultDateOrder: String { text(1071) }
  var faultFuture: String { text(1072) }
  var faultScore: String { text(1073) }
  var faultRange: String { text(1074) }
  var faultScale: String { text(1075) }
  var onReport: String { text(1076) }
  var factUtilisation: String { text(1077) }
  func partOfLimit(_ percent: Int) -> String { text(1078, String(percent)) }
  var factShortTermDebt: String { text(1079) }
  var factLongTermDebt: String { text(1080) }
  var factMissedPayment: String { text(1081) }
  var factLastDefault: String { text(1082) }
  var factHelping: String { text(1083) }
  func things(_ count: Int) -> String { text(1084, count: count) }
  var factHurting: String { text(1085) }
  var factNextReport: String { text(1086) }
  func debtOf(_ debt: String, limit: String) -> String { text(1087, debt, limit) }
  var noneOnReport: String { text(1088) }
  var thisMonth: String { text(1089) }
  func monthsAgo(_ count: Int) -> String { text(1090, count: count) }
  var nextIsOverdue: String { text(1091) }
  var nextIsToday: String { text(1092) }
  var nextIsTomorrow: String { text(1093) }
  func nextInDays(_ count: Int) -> String { text(1094, count: count) }
  /// Of very poor, poor, fair …, by its place from 0 on.
  func knownBand(_ place: Int) -> String { text(1095 + place) }
  static var knownBandKeys: TextKeys { TextKeys("very poor|poor|fair|good|very good|excellent|exceptional") }
}
