// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AccountWords {
  var purpose: String { text(1201) }
  var needless: String { text(1202) }
  var seesTitle: String { text(1203) }
  var seesAccount: String { text(1204) }
  var seesEntries: String { text(1205) }
  var hiddenTitle: String { text(1206) }
  var hiddenEntries: String { text(1207) }
  var hiddenKeys: String { text(1208) }
  var operatorText: String { text(1209) }
  var loseAll: String { text(1210) }
  var makeOne: String { text(1211) }
  var haveOne: String { text(1212) }
  var noSealing: String { text(1213) }
  var oneMoment: String { text(1214) }
  var byPasskey: String { text(1215) }
  var byPasskeyText: String { text(1216) }
  var makeByPasskey: String { text(1217) }
  var signInByPasskey: String { text(1218) }
  var freshByPasskey: String { text(1219) }
  var byPassword: String { text(1220) }
  var byPasswordText: String { text(1221) }
  var makeByPassword: String { text(1222) }
  var noPasskeys: String { text(1223) }
  var noPasskeysHere: String { text(1224) }
  func continueWith(_ name: String) -> String { text(1225, name) }
  var providerText: String { text(1226) }
  var providerKnown: String { text(1227) }
  var email: String { text(1228) }
  var password: String { text(1229) }
  var newPassword: String { text(1230) }
  var passwordAgain: String { text(1231) }
  var passwordHint: String { text(1232) }
  var invite: String { text(1233) }
  var invited: String { text(1234) }
  var signIn: String { text(1235) }
  var otherWays: String { text(1236) }
  var useRecovery: String { text(1237) }
  var useDevice: String { text(1238) }
  var usePasskey: String { text(1239) }
  var usePassword: String { text(1240) }
  var forgot: String { text(1241) }
  var forgotText: String { text(1242) }
  var sendMail: String { text(1243) }
  func mailed(_ email: String) -> String { text(1244, email) }
  var resetText: String { text(1245) }
  var resetHere: String { text(1246) }
  var recoverText: String { text(1247) }
  var recoveryCode: String { text(1248) }
  var recoveryHint: String { text(1249) }
  var joinTitle: String { text(1250) }
  var joinText: String { text(1251) }
  var twoDevices: String { text(1252) }
  var joinScanned: String { text(1253) }
  var join: String { text(1254) }
  var letters: String { text(1255) }
  var lettersHint: String { text(1256) }
  func compare(_ figures: String) -> String { text(1257, figures) }
  var compareText: String { text(1258) }
  var same: String { text(1259) }
  var sayYesThere: String { text(1260) }
  var stop: String { text(1261) }
  var recoveryTitle: String { text(1262) }
  var recoveryText: String { text(1263) }
  var recoveryReplaced: String { text(1264) }
  var copyCode: String { text(1265) }
  var saveCode: String { text(1266) }
  var keptCode: String { text(1267) }
  var recoveryFile: String { text(1268) }
  func entries(_ count: Int) -> String { text(1269, count: count) }
  var entriesText: String { text(1270) }
  var entriesSaved: String { text(1271) }
  var bringAlong: String { text(1272) }
  var leaveOut: String { text(1273) }
  var leaveOutNow: String { text(1274) }
  var didLeaveOut: String { text(1275) }
  var signedIn: String { text(1276) }
  func signedInAs(_ email: String) -> String { text(1277, email) }
  var done: String { text(1278) }
  var undecided: String { text(1279) }
  var savedHere: String { text(1280) }
  func toSend(_ count: Int) -> String { text(1281, count: count) }
  func fetched(_ count: Int) -> String { text(1282, count: count) }
  var sending: String { text(1283) }
  func syncedAt(_ time: String) -> String { text(1284, time) }
  func notSent(_ count: Int, reason: String) -> String { text(1285, count: count, [reason]) }
  func notSynced(_ reason: String) -> String { text(1286, reason) }
  var troubleOffline: String { text(1287) }
  var troubleNoAnswer: String { text(1288) }
  var troubleLater: String { text(1289) }
  var troubleDisk: String { text(1290) }
  var troubleFull: String { text(1291) }
  var goesByItself: String { text(1292) }
  var adviceDisk: String { text(1293) }
  var adviceFull: String { text(1294) }
  func setAside(_ count: Int) -> String { text(1295, count: count) }
  func sealed(_ count: Int) -> String { text(1296, count: count) }
  var clockWasAhead: String { text(1297) }
  var devicesTitle: String { text(1298) }
  var thisDevice: String { text(1299) }
  var unnamed: String { text(1300) }
  func lastSeen(_ moment: String) -> String { text(1301, moment) }
  var rename: String { text(1302) }
  func renameThis(_ name: String) -> String { text(1303, name) }
  var signOff: String { text(1304) }
  func signOffThis(_ name: String) -> String { text(1305, name) }
  func signOffQuestion(_ name: String) -> String { text(1306, name) }
  var signOffText: String { text(1307) }
  var addDevice: String { text(1308) }
  var waysTitle: String { text(1309) }
  var passkey: String { text(1310) }
  var otherWay: String { text(1311) }
  func added(_ date: String) -> String { text(1312, date) }
  var opensNothing: String { text(1313) }
  func addedAndUsed(_ date: String, used: String) -> String { text(1314, date, used) }
  var remove: String { text(1315) }
  func removeThis(_ name: String) -> String { text(1316, name) }
  func removeQuestion(_ name: String) -> String { text(1317, name) }
  var removeText: String { text(1318) }
  var removeLastKey: String { text(1319) }
  var addPasskey: String { text(1320) }
  func addProvider(_ name: String) -> String { text(1321, name) }
  var passkeyHint: String { text(1322) }
  var changePassword: String { text(1323) }
  var addPassword: String { text(1324) }
  var newRecovery: String { text(1325) }
  var recoveryUnkept: String { text(1326) }
  var newRecoveryQuestion: String { text(1327) }
  var newRecoveryNow: String { text(1328) }
  var newRecoveryText: String { text(1329) }
  var pairText: String { text(1330) }
  var pairPicture: String { text(1331) }
  func validFor(_ minutes: Int) -> String { text(1332, String(minutes)) }
  var lastMinute: String { text(1333) }
  func addGuest(_ name: String) -> String { text(1334, name) }
  var guestText: String { text(1335) }
  var yes: String { text(1336) }
  var no: String { text(1337) }
  func paired(_ name: String) -> String { text(1338, name) }
  var leavingTitle: String { text(1339) }
  var signOut: String { text(1340) }
  var signOutQuestion: String { text(1341) }
  var signOutText: String { text(1342) }
  var keepHere: String { text(1343) }
  var removeHere: String { text(1344) }
  func unsent(_ count: Int) -> String { text(1345, count: count) }
  var didSignOut: String { text(1346) }
  var notReached: String { text(1347) }
  var deleteAccount: String { text(1348) }
  var deleteQuestion: String { text(1349) }
  var deleteText: String { text(1350) }
  var deleteWord: String { text(1351) }
  func typeWord(_ word: String) -> String { text(1352, word) }
  var deleteNow: String { text(1353) }
  var didDelete: String { text(1354) }
  var leave: String { text(1355) }
  var leaveQuestion: String { text(1356) }
  var leaveText: String { text(1357) }
  var leaveNow: String { text(1358) }
  var didLeave: String { text(1359) }
  var lockedTitle: String { text(1360) }
  var lockedText: String { text(1361) }
  var lockedReset: String { text(1362) }
  var unlock: String { text(1363) }
  var outTitle: String { text(1364) }
  var outText: String { text(1365) }
  var signInAgain: String { text(1366) }
  var stopSignedOut: String { text(1367) }
  var stopSignedOutText: String { text(1368) }
  var stopRevoked: String { text(1369) }
  var stopRevokedText: String { text(1370) }
  var stopDeleted: String { text(1371) }
  var stopDeletedText: String { text(1372) }
  var stopNewer: String { text(1373) }
  var stopNewerText: String { text(1374) }
  var freshTitle: String { text(1375) }
  var freshText: String { text(1376) }
  var freshNow: String { text(1377) }
  var failedWrongPassword: String { text(1378) }
  var failedWrongPasskey: String { text(1379) }
  var failedHasPasskey: String { text(1380) }
  var failedNoSecret: String { text(1381) }
  var failedWrongCode: String { text(1382) }
  var failedEmailTaken: String { text(1383) }
  var failedSignupClosed: String { text(1384) }
  var failedInvite: String { text(1385) }
  var failedInviteWrong: String { text(1386) }
  func failedTooMany(_ wait: String) -> String { text(1387, wait) }
  var failedWaited: String { text(1388) }
  func waitSeconds(_ number: Int) -> String { text(1389, String(number)) }
  func waitMinutes(_ number: Int) -> String { text(1390, String(number)) }
  var failedCommon: String { text(1391) }
  var failedWeak: String { text(1392) }
  var failedNoPassword: String { text(1393) }
  var failedCancelled: String { text(1394) }
  var noStore: String { text(1395) }
  var lacksPasskey: String { text(1396) }
  var failedOffline: String { text(1397) }
  var failedNoAnswer: String { text(1398) }
  var failedCodeInDoubt: String { text(1399) }
  var failedBusy: String { text(1400) }
  var failedLastWay: String { text(1401) }
  var failedCodeOver: String { text(1402) }
  var failedPairingOver: String { text(1403) }
  var failedNotLedIn: String { text(1404) }
  var failedGuestGone: String { text(1405) }
  var failedCodeTaken: String { text(1406) }
  var failedMismatch: String { text(1407) }
  var failedAnotherAccount: String { text(1408) }
  var failedNoAccount: String { text(1409) }
  var failedOver: String { text(1410) }
  var failedLinkOver: String { text(1411) }
  var failedWayTaken: String { text(1412) }
  var failedStillIn: String { text(1413) }
  var failedUnknown: String { text(1414) }
  var failedBadAddress: String { text(1415) }
  var failedPasswordsDiffer: String { text(1416) }
  var failedBadRecovery: String { text(1417) }
  var failedBadLetters: String { text(1418) }
  var failedNoName: String { text(1419) }
  var tokensTitle: String { text(1420) }
  var tokensText: String { text(1421) }
  var newToken: String { text(1422) }
  var newTokenNow: String { text(1423) }
  var tokenText: String { text(1424) }
  var tokenHint: String { text(1425) }
  var tokenScope: String { text(1426) }
  var tokenReads: String { text(1427) }
  var tokenRides: String { text(1428) }
  var tokenUntil: String { text(1429) }
  var tokenMonth: String { text(1430) }
  var tokenYear: String { text(1431) }
  var tokenNever: String { text(1432) }
  func tokenEnds(_ date: String) -> String { text(1433, date) }
  func tokenEnded(_ date: String) -> String { text(1434, date) }
  var tokenTitle: String { text(1435) }
  var tokenShown: String { text(1436) }
  var tokenUse: String { text(1437) }
  var tokenRecipes: String { text(1438) }
  var keptToken: String { text(1439) }
  var removeTokenText: String { text(1440) }
  var failedTokensFull: String { text(1441) }
  func failedNotTyped(_ word: String) -> String { text(1442, word) }
}
