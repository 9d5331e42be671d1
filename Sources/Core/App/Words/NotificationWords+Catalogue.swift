// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension NotificationWords {
  var deviceTitle: String { text(1418) }
  var needsAccount: String { text(1419) }
  var oneMoment: String { text(1420) }
  var unknownOffline: String { text(1421) }
  var isOff: String { text(1422) }
  var isOn: String { text(1423) }
  var isDenied: String { text(1424) }
  var deniedText: String { text(1425) }
  var isUnsupported: String { text(1426) }
  var unsupportedText: String { text(1427) }
  var isNotInstalled: String { text(1428) }
  var notInstalledText: String { text(1429) }
  var isStopped: String { text(1430) }
  var stoppedText: String { text(1431) }
  var turnOn: String { text(1432) }
  var turnOff: String { text(1433) }
  var test: String { text(1434) }
  var lookAgain: String { text(1435) }
  var tested: String { text(1436) }
  var noService: String { text(1437) }
  var notAllowed: String { text(1438) }
  var noAnswer: String { text(1439) }
  var tooMany: String { text(1440) }
  var failed: String { text(1441) }
  var kindsTitle: String { text(1442) }
  var trains: String { text(1443) }
  var races: String { text(1444) }
  var rest: String { text(1445) }
  var card: String { text(1446) }
  var workouts: String { text(1447) }
  var neverScore: String { text(1448) }
  var quietTitle: String { text(1449) }
  var quietFrom: String { text(1450) }
  var quietUntil: String { text(1451) }
  var never: String { text(1452) }
  var quietText: String { text(1453) }
  var seenTitle: String { text(1454) }
  var seenText: String { text(1455) }
}
