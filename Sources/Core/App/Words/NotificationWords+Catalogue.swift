// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension NotificationWords {
  var deviceTitle: String { text(1443) }
  var needsAccount: String { text(1444) }
  var oneMoment: String { text(1445) }
  var unknownOffline: String { text(1446) }
  var isOff: String { text(1447) }
  var isOn: String { text(1448) }
  var isDenied: String { text(1449) }
  var deniedText: String { text(1450) }
  var isUnsupported: String { text(1451) }
  var unsupportedText: String { text(1452) }
  var isNotInstalled: String { text(1453) }
  var notInstalledText: String { text(1454) }
  var isStopped: String { text(1455) }
  var stoppedText: String { text(1456) }
  var turnOn: String { text(1457) }
  var turnOff: String { text(1458) }
  var test: String { text(1459) }
  var lookAgain: String { text(1460) }
  var tested: String { text(1461) }
  var noService: String { text(1462) }
  var notAllowed: String { text(1463) }
  var noAnswer: String { text(1464) }
  var tooMany: String { text(1465) }
  var failed: String { text(1466) }
  var isRefused: String { text(1467) }
  var kindsTitle: String { text(1468) }
  var trains: String { text(1469) }
  var races: String { text(1470) }
  var rest: String { text(1471) }
  var card: String { text(1472) }
  var workouts: String { text(1473) }
  var neverScore: String { text(1474) }
  var quietTitle: String { text(1475) }
  var quietFrom: String { text(1476) }
  var quietUntil: String { text(1477) }
  var never: String { text(1478) }
  var quietText: String { text(1479) }
  var seenTitle: String { text(1480) }
  var seenText: String { text(1481) }
  var rideNow: String { text(1482) }
  var snooze: String { text(1483) }
  func restUntil(_ clock: String) -> String { text(1484, clock) }
  var skipRest: String { text(1485) }
}
