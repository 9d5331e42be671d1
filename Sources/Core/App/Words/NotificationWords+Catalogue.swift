// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension NotificationWords {
  var deviceTitle: String { text(1420) }
  var needsAccount: String { text(1421) }
  var oneMoment: String { text(1422) }
  var unknownOffline: String { text(1423) }
  var isOff: String { text(1424) }
  var isOn: String { text(1425) }
  var isDenied: String { text(1426) }
  var deniedText: String { text(1427) }
  var isUnsupported: String { text(1428) }
  var unsupportedText: String { text(1429) }
  var isNotInstalled: String { text(1430) }
  var notInstalledText: String { text(1431) }
  var isStopped: String { text(1432) }
  var stoppedText: String { text(1433) }
  var turnOn: String { text(1434) }
  var turnOff: String { text(1435) }
  var test: String { text(1436) }
  var lookAgain: String { text(1437) }
  var tested: String { text(1438) }
  var noService: String { text(1439) }
  var notAllowed: String { text(1440) }
  var noAnswer: String { text(1441) }
  var tooMany: String { text(1442) }
  var failed: String { text(1443) }
  var kindsTitle: String { text(1444) }
  var trains: String { text(1445) }
  var races: String { text(1446) }
  var rest: String { text(1447) }
  var card: String { text(1448) }
  var workouts: String { text(1449) }
  var neverScore: String { text(1450) }
  var quietTitle: String { text(1451) }
  var quietFrom: String { text(1452) }
  var quietUntil: String { text(1453) }
  var never: String { text(1454) }
  var quietText: String { text(1455) }
  var seenTitle: String { text(1456) }
  var seenText: String { text(1457) }
  var rideNow: String { text(1458) }
  var snooze: String { text(1459) }
}
