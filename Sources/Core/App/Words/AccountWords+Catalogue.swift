// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension AccountWords {
  var purpose: String { text(1200) }
  var needless: String { text(1201) }
  var seesTitle: String { text(1202) }
  var seesAccount: String { text(1203) }
  var seesEntries: String { text(1204) }
  var hiddenTitle: String { text(1205) }
  var hiddenEntries: String { text(1206) }
  var hiddenKeys: String { text(1207) }
  var operatorText: String { text(1208) }
  var loseAll: String { text(1209) }
  var makeOne: String { text(1210) }
  var haveOne: String { text(1211) }
  var noSealing: String { text(1212) }
  var oneMoment: String { text(1213) }
  var byPasskey: String { text(1214) }
  var byPasskeyText: String { text(1215) }
  var makeByPasskey: String { text(1216) }
  var signInByPasskey: String { text(1217) }
  var freshByPasskey: String { text(1218) }
  var byPassword: String { text(1219) }
  var byPasswordText: String { text(1220) }
  var makeByPassword: String { text(1221) }
  var noPasskeys: String { text(1222) }
  var noPasskeysHere: String { text(1223) }
  func continueWith(_ name: String) -> String { text(1224, name) }
  var providerText: String { text(1225) }
  var providerKnown: String { text(1226) }
  var email: String { text(1227) }
  var password: String { text(1228) }
  var newPassword: String { text(1229) }
  var passwordAgain: String { text(1230) }
  var passwordHint: String { text(1231) }
  var invite: String { text(1232) }
  var invited: String { text(1233) }
  var signIn: String { text(1234) }
  var otherWays: String { text(1235) }
  var useRecovery: String { text(1236) }
  var useDevice: String { text(1237) }
  var usePasskey: String { text(1238) }
  var usePassword: String { text(1239) }
  var forgot: String { text(1240) }
  var forgotText: String { text(1241) }
  var sendMail: String { text(1242) }
  func mailed(_ email: String) -> String { text(1243, email) }
  var resetText: String { text(1244) }
  var resetHere: String { text(1245) }
  var recoverText: String { text(1246) }
  var recoveryCode: String { text(1247) }
  var recoveryHint: String { text(1248) }
  var joinTitle: String { text(1249) }
  var joinText: String { text(1250) }
  var twoDevices: String { text(1251) }
  var joinScanned: String { text(1252) }
  var join: String { text(1253) }
  var letters: String { text(1254) }
  var lettersHint: String { text(1255) }
  func compare(_ figures: String) -> String { text(1256, figures) }
  var compareText: String { text(1257) }
  var same: String { text(1258) }
  var sayYesThere: String { text(1259) }
  var stop: String { text(1260) }
  var recoveryTitle: String { text(1261) }
  var recoveryText: String { text(1262) }
  var recoveryReplaced: String { text(1263) }
  var copyCode: String { text(1264) }
  var saveCode: String { text(1265) }
  var keptCode: String { text(1266) }
  var recoveryFile: String { text(1267) }
  func entries(_ count: Int) -> String { text(1268, count: count) }
  var entriesText: String { text(1269) }
  var entriesSaved: String { text(1270) }
  var bringAlong: String { text(1271) }
  var leaveOut: String { text(1272) }
  var leaveOutNow: String { text(1273) }
  var didLeaveOut: String { text(1274) }
  var signedIn: String { text(1275) }
  func signedInAs(_ email: String) -> String { text(1276, email) }
  var done: String { text(1277) }
  var undecided: String { text(1278) }
  var savedHere: String { text(1279) }
  func toSend(_ count: Int) -> String { text(1280, count: count) }
  func fetched(_ count: Int) -> String { text(1281, count: count) }
  var sending: String { text(1282) }
  func syncedAt(_ time: String) -> String { text(1283, time) }
  func notSent(_ count: Int, reason: String) -> String { text(1284, count: count, [reason]) }
  func notSynced(_ reason: String) -> String { text(1285, reason) }
  var troubleOffline: String { text(1286) }
  var troubleNoAnswer: String { text(1287) }
  var troubleLater: String { text(1288) }
  var troubleDisk: String { text(1289) }
  var troubleFull: String { text(1290) }
  var goesByItself: String { text(1291) }
  var adviceDisk: String { text(1292) }
  var adviceFull: String { text(1293) }
  func setAside(_ count: Int) -> String { text(1294, count: count) }
  func sealed(_ count: Int) -> String { text(1295, count: count) }
  var clockWasAhead: String { text(1296) }
  var devicesTitle: String { text(1297) }
  var thisDevice: String { text(1298) }
  var unnamed: String { text(1299) }
  func lastSeen(_ moment: String) -> String { text(1300, moment) }
  var rename: String { text(1301) }
  func renameThis(_ name: String) -> String { text(1302, name) }
  var signOff: String { text(1303) }
  func signOffThis(_ name: String) -> String { text(1304, name) }
  func signOffQuestion(_ name: String) -> String { text(1305, name) }
  var signOffText: String { text(1306) }
  var addDevice: String { text(1307) }
  var waysTitle: String { text(1308) }
  var passkey: String { text(1309) }
  var otherWay: String { text(1310) }
  func added(_ date: String) -> String { text(1311, date) }
  var opensNothing: String { text(1312) }
  func addedAndUsed(_ date: String, used: String) -> String { text(1313, date, used) }
  var remove: String { text(1314) }
  func removeThis(_ name: String) -> String { text(1315, name) }
  func removeQuestion(_ name: String) -> String { text(1316, name) }
  var removeText: String { text(1317) }
  var removeLastKey: String { text(1318) }
  var addPasskey: String { text(1319) }
  func addProvider(_ name: String) -> String { text(1320, name) }
  var passkeyHint: String { text(1321) }
  var changePassword: String { text(1322) }
  var addPassword: String { text(1323) }
  var newRecovery: String { text(1324) }
  var recoveryUnkept: String { text(1325) }
  var newRecoveryQuestion: String { text(1326) }
  var newRecoveryNow: String { text(1327) }
  var newRecoveryText: String { text(1328) }
  var pairText: String { text(1329) }
  var pairPicture: String { text(1330) }
  func validFor(_ minutes: Int) -> String { text(1331, String(minutes)) }
  var lastMinute: String { text(1332) }
  func addGuest(_ name: String) -> String { text(1333, name) }
  var guestText: String { text(1334) }
  var yes: String { text(1335) }
  var no: String { text(1336) }
  func paired(_ name: String) -> String { text(1337, name) }
  var leavingTitle: String { text(1338) }
  var signOut: String { text(1339) }
  var signOutQuestion: String { text(1340) }
  var signOutText: String { text(1341) }
  var keepHere: String { text(1342) }
  var removeHere: String { text(1343) }
  func unsent(_ count: Int) -> String { text(1344, count: count) }
  var didSignOut: String { text(1345) }
  var notReached: String { text(1346) }
  var deleteAccount: String { text(1347) }
  var deleteQuestion: String { text(1348) }
  var deleteText: String { text(1349) }
  var deleteWord: String { text(1350) }
  func typeWord(_ word: String) -> String { text(1351, word) }
  var deleteNow: String { text(1352) }
  var didDelete: String { text(1353) }
  var leave: String { text(1354) }
  var leaveQuestion: String { text(1355) }
  var leaveText: String { text(1356) }
  var leaveNow: String { text(1357) }
  var didLeave: String { text(1358) }
  var lockedTitle: String { text(1359) }
  var lockedText: String { text(1360) }
  var lockedReset: String { text(1361) }
  var unlock: String { text(1362) }
  var outTitle: String { text(1363) }
  var outText: String { text(1364) }
  var signInAgain: String { text(1365) }
  var stopSignedOut: String { text(1366) }
  var stopSignedOutText: String { text(1367) }
  var stopRevoked: String { text(1368) }
  var stopRevokedText: String { text(1369) }
  var stopDeleted: String { text(1370) }
  var stopDeletedText: String { text(1371) }
  var stopNewer: String { text(1372) }
  var stopNewerText: String { text(1373) }
  var freshTitle: String { text(1374) }
  var freshText: String { text(1375) }
  var freshNow: String { text(1376) }
  var failedWrongPassword: String { text(1377) }
  var failedWrongPasskey: String { text(1378) }
  var failedHasPasskey: String { text(1379) }
  var failedNoSecret: String { text(1380) }
  var failedWrongCode: String { text(1381) }
  var failedEmailTaken: String { text(1382) }
  var failedSignupClosed: String { text(1383) }
  var failedInvite: String { text(1384) }
  var failedInviteWrong: String { text(1385) }
  func failedTooMany(_ wait: String) -> String { text(1386, wait) }
  var failedWaited: String { text(1387) }
  func waitSeconds(_ number: Int) -> String { text(1388, String(number)) }
  func waitMinutes(_ number: Int) -> String { text(1389, String(number)) }
  var failedCommon: String { text(1390) }
  var failedWeak: String { text(1391) }
  var failedNoPassword: String { text(1392) }
  var failedCancelled: String { text(1393) }
  var noStore: String { text(1394) }
  var lacksPasskey: String { text(1395) }
  var failedOffline: String { text(1396) }
  var failedNoAnswer: String { text(1397) }
  var failedCodeInDoubt: String { text(1398) }
  var failedBusy: String { text(1399) }
  var failedLastWay: String { text(1400) }
  var failedCodeOver: String { text(1401) }
  var failedPairingOver: String { text(1402) }
  var failedNotLedIn: String { text(1403) }
  var failedGuestGone: String { text(1404) }
  var failedCodeTaken: String { text(1405) }
  var failedMismatch: String { text(1406) }
  var failedAnotherAccount: String { text(1407) }
  var failedNoAccount: String { text(1408) }
  var failedOver: String { text(1409) }
  var failedLinkOver: String { text(1410) }
  var failedWayTaken: String { text(1411) }
  var failedStillIn: String { text(1412) }
  var failedUnknown: String { text(1413) }
  var failedBadAddress: String { text(1414) }
  var failedPasswordsDiffer: String { text(1415) }
  var failedBadRecovery: String { text(1416) }
  var failedBadLetters: String { text(1417) }
  var failedNoName: String { text(1418) }
  var tokensTitle: String { text(1419) }
  var tokensText: String { text(1420) }
  var newToken: String { text(1421) }
  var newTokenNow: String { text(1422) }
  var tokenText: String { text(1423) }
  var tokenHint: String { text(1424) }
  var tokenScope: String { text(1425) }
  var tokenReads: String { text(1426) }
  var tokenRides: String { text(1427) }
  var tokenUntil: String { text(1428) }
  var tokenMonth: String { text(1429) }
  var tokenYear: String { text(1430) }
  var tokenNever: String { text(1431) }
  func tokenEnds(_ date: String) -> String { text(1432, date) }
  func tokenEnded(_ date: String) -> String { text(1433, date) }
  var tokenTitle: String { text(1434) }
  var tokenShown: String { text(1435) }
  var tokenUse: String { text(1436) }
  var tokenRecipes: String { text(1437) }
  var keptToken: String { text(1438) }
  var removeTokenText: String { text(1439) }
  var failedTokensFull: String { text(1440) }
  func failedNotTyped(_ word: String) -> String { text(1441, word) }
}
