// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension NotificationWords {
  var deviceTitle: String { text(1442) }
  var needsAccount: String { text(1443) }
  var oneMoment: String { text(1444) }
  var unknownOffline: String { text(1445) }
  var isOff: String { text(1446) }
  var isOn: String { text(1447) }
  var isDenied: String { text(1448) }
  var deniedText: String { text(1449) }
  var isUnsupported: String { text(1450) }
  var unsupportedText: String { text(1451) }
  var isNotInstalled: String { text(1452) }
  var notInstalledText: String { text(1453) }
  var isStopped: String { text(1454) }
  var stoppedText: String { text(1455) }
  var turnOn: String { text(1456) }
  var turnOff: String { text(1457) }
  var test: String { text(1458) }
  var lookAgain: String { text(1459) }
  var tested: String { text(1460) }
  var noService: String { text(1461) }
  var notAllowed: String { text(1462) }
  var noAnswer: String { text(1463) }
  var tooMany: String { text(1464) }
  var failed: String { text(1465) }
  var kindsTitle: String { text(1466) }
  var trains: String { text(1467) }
  var races: String { text(1468) }
  var rest: String { text(1469) }
  var card: String { text(1470) }
  var workouts: String { text(1471) }
  var neverScore: String { text(1472) }
  var quietTitle: String { text(1473) }
  var quietFrom: String { text(1474) }
  var quietUntil: String { text(1475) }
  var never: String { text(1476) }
  var quietText: String { text(1477) }
  var seenTitle: String { text(1478) }
  var seenText: String { text(1479) }
  var rideNow: String { text(1480) }
  var snooze: String { text(1481) }
  func restUntil(_ clock: String) -> String { text(1482, clock) }
  var skipRest: String { text(1483) }
}
