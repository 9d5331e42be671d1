// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(377) }
  func updatingOld(_ age: String) -> String { text(378, age) }
  var updating: String { text(379) }
  var keepTrying: String { text(380) }
  var causeAgencyLate: String { text(381) }
  var causeAgencyStopped: String { text(382) }
  var causeClocksDiffer: String { text(383) }
  var causeNoData: String { text(384) }
  var causeTimetable: String { text(385) }
  var causeAgencySilent: String { text(386) }
  func behindClocks(_ lines: String) -> String { text(387, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(388, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(389, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(390, lines) }
  func behindUnknown(_ lines: String) -> String { text(391, lines) }
  var noTrainsNow: String { text(392) }
  func firstAt(_ clock: String) -> String { text(393, clock) }
  func firstTomorrow(_ clock: String) -> String { text(394, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(395, day, clock) }
  func noTrainsOf(_ line: String) -> String { text(396, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(397, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(398, clock) }
  func laterUnknown(_ lines: String) -> String { text(399, lines) }
  var notKnown: String { text(400) }
  var neverLoaded: String { text(401) }
  var neverLoadedShort: String { text(402) }
  package var departures: String { text(403) }
  var myStops: String { text(404) }
  var search: String { text(405) }
  var nearby: String { text(406) }
  var unknownStation: String { text(407) }
  var now: String { text(408) }
  package var scheduled: String { text(409) }
  package var held: String { text(410) }
  var silent: String { text(411) }
  package func track(_ track: String) -> String { text(412, track) }
  var inNoTime: String { text(413) }
  func inWholeMinutes(_ count: Int) -> String { text(414, count: count) }
  func inListedMinutes(_ list: String) -> String { text(415, list) }
  func lineTrain(_ line: String) -> String { text(416, line) }
  func lineTo(_ line: String, destination: String) -> String { text(417, line, destination) }
  func lineName(_ label: String) -> String { text(418, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(419, count: count, [list]) }
  var directionNorth: String { text(420) }
  var directionSouth: String { text(421) }
  func remove(_ name: String) -> String { text(422, name) }
  func inMyStops(_ name: String) -> String { text(423, name) }
  var removeFromMine: String { text(424) }
  func optionsOf(_ name: String) -> String { text(425, name) }
  var linesShown: String { text(426) }
  var directionShown: String { text(427) }
  var bothWays: String { text(428) }
  func keepOnly(_ line: String) -> String { text(429, line) }
  var edit: String { text(430) }
  var done: String { text(431) }
  var later: String { text(432) }
  var fewer: String { text(433) }
  var allLines: String { text(434) }
  var filterByLine: String { text(435) }
  var timesAs: String { text(436) }
  var timeStyleMinutes: String { text(437) }
  var timeStyleClock: String { text(438) }
  var timeStyleBoth: String { text(439) }
  var trainsBy: String { text(440) }
  var boardOrderLines: String { text(441) }
  var boardOrderTime: String { text(442) }
  var useLocation: String { text(443) }
  var clear: String { text(444) }
  var go: String { text(445) }
  func didAdd(_ name: String) -> String { text(446, name) }
  func didRemove(_ name: String) -> String { text(447, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(448, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(449, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(450, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(451, name) }
  func didMove(_ name: String) -> String { text(452, name) }
  func didShowTimesAs(_ style: String) -> String { text(453, style) }
  var didShowTrainsLines: String { text(454) }
  var didShowTrainsTime: String { text(455) }
  var noStationFound: String { text(456) }
  func stationsFound(_ count: Int) -> String { text(457, count: count) }
  var emptyTitle: String { text(458) }
  var emptyText: String { text(459) }
  var loading: String { text(460) }
  var cantLoad: String { text(461) }
  func unknownText(_ id: String) -> String { text(462, id) }
  var searchHint: String { text(463) }
  func nothingFound(_ query: String) -> String { text(464, query) }
  var nothingFoundHint: String { text(465) }
  var recent: String { text(466) }
  var byLine: String { text(467) }
  func lineQuery(_ label: String) -> String { text(468, label) }
  var nearbyText: String { text(469) }
  var orFrom: String { text(470) }
  var locating: String { text(471) }
  func nearTo(_ name: String) -> String { text(472, name) }
  var nearYou: String { text(473) }
  var locationFailedDenied: String { text(474) }
  var locationFailedTimeout: String { text(475) }
  var locationFailedUnavailable: String { text(476) }
  var needsScript: String { text(477) }
  var here: String { text(478) }
  func inMetres(_ distance: String) -> String { text(479, distance) }
  func inKilometres(_ distance: String) -> String { text(480, distance) }
  func inFeet(_ distance: String) -> String { text(481, distance) }
  func inMiles(_ distance: String) -> String { text(482, distance) }
  func walk(_ minutes: Int) -> String { text(483, String(minutes)) }
  var nothingNearMetric: String { text(484) }
  var nothingNearImperial: String { text(485) }
  func nearestIs(_ name: String, distance: String) -> String { text(486, name, distance) }
}
