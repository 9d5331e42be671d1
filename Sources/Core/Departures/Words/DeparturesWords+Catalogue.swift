// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(379) }
  func updatingOld(_ age: String) -> String { text(380, age) }
  var updating: String { text(381) }
  var keepTrying: String { text(382) }
  var causeAgencyLate: String { text(383) }
  var causeAgencyStopped: String { text(384) }
  var causeClocksDiffer: String { text(385) }
  var causeNoData: String { text(386) }
  var causeTimetable: String { text(387) }
  var causeAgencySilent: String { text(388) }
  func behindClocks(_ lines: String) -> String { text(389, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(390, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(391, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(392, lines) }
  func behindUnknown(_ lines: String) -> String { text(393, lines) }
  var noTrainsNow: String { text(394) }
  func firstAt(_ clock: String) -> String { text(395, clock) }
  func firstTomorrow(_ clock: String) -> String { text(396, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(397, day, clock) }
  func noTrainsOf(_ line: String) -> String { text(398, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(399, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(400, clock) }
  func laterUnknown(_ lines: String) -> String { text(401, lines) }
  var notKnown: String { text(402) }
  var neverLoaded: String { text(403) }
  var neverLoadedShort: String { text(404) }
  package var departures: String { text(405) }
  var myStops: String { text(406) }
  var search: String { text(407) }
  var nearby: String { text(408) }
  package var map: String { text(409) }
  var mapLabel: String { text(410) }
  var chooseLine: String { text(411) }
  var closer: String { text(412) }
  var farther: String { text(413) }
  var wholeMap: String { text(414) }
  var mapMissing: String { text(415) }
  var linesAndStations: String { text(416) }
  func stationsOf(_ line: String) -> String { text(417, line) }
  var onMap: String { text(418) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(419, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(420, line) }
  var trainsByTimes: String { text(421) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(422, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(423, destination, station) }
  var unknownStation: String { text(424) }
  var now: String { text(425) }
  package var scheduled: String { text(426) }
  package var held: String { text(427) }
  package var cancelled: String { text(428) }
  var silent: String { text(429) }
  package func track(_ track: String) -> String { text(430, track) }
  var inNoTime: String { text(431) }
  func inWholeMinutes(_ count: Int) -> String { text(432, count: count) }
  func inListedMinutes(_ list: String) -> String { text(433, list) }
  func lineTrain(_ line: String) -> String { text(434, line) }
  func expressLine(_ line: String) -> String { text(435, line) }
  func lineTo(_ line: String, destination: String) -> String { text(436, line, destination) }
  func lineName(_ label: String) -> String { text(437, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(438, count: count, [list]) }
  var directionNorth: String { text(439) }
  var directionSouth: String { text(440) }
  func remove(_ name: String) -> String { text(441, name) }
  func inMyStops(_ name: String) -> String { text(442, name) }
  var removeFromMine: String { text(443) }
  func optionsOf(_ name: String) -> String { text(444, name) }
  var linesShown: String { text(445) }
  var directionShown: String { text(446) }
  var bothWays: String { text(447) }
  func keepOnly(_ line: String) -> String { text(448, line) }
  var edit: String { text(449) }
  var done: String { text(450) }
  var later: String { text(451) }
  var fewer: String { text(452) }
  var allLines: String { text(453) }
  var filterByLine: String { text(454) }
  var timesAs: String { text(455) }
  var timeStyleMinutes: String { text(456) }
  var timeStyleClock: String { text(457) }
  var timeStyleBoth: String { text(458) }
  var trainsBy: String { text(459) }
  var boardOrderLines: String { text(460) }
  var boardOrderTime: String { text(461) }
  var useLocation: String { text(462) }
  var clear: String { text(463) }
  var go: String { text(464) }
  func didAdd(_ name: String) -> String { text(465, name) }
  func didRemove(_ name: String) -> String { text(466, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(467, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(468, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(469, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(470, name) }
  func didMove(_ name: String) -> String { text(471, name) }
  func didShowTimesAs(_ style: String) -> String { text(472, style) }
  var didShowTrainsLines: String { text(473) }
  var didShowTrainsTime: String { text(474) }
  var noStationFound: String { text(475) }
  func stationsFound(_ count: Int) -> String { text(476, count: count) }
  var emptyTitle: String { text(477) }
  var emptyText: String { text(478) }
  var loading: String { text(479) }
  var cantLoad: String { text(480) }
  func unknownText(_ id: String) -> String { text(481, id) }
  var searchHint: String { text(482) }
  func nothingFound(_ query: String) -> String { text(483, query) }
  var nothingFoundHint: String { text(484) }
  var recent: String { text(485) }
  var byLine: String { text(486) }
  func lineQuery(_ label: String) -> String { text(487, label) }
  var nearbyText: String { text(488) }
  var orFrom: String { text(489) }
  var locating: String { text(490) }
  func nearTo(_ name: String) -> String { text(491, name) }
  var nearYou: String { text(492) }
  var locationFailedDenied: String { text(493) }
  var locationFailedTimeout: String { text(494) }
  var locationFailedUnavailable: String { text(495) }
  var needsScript: String { text(496) }
  var here: String { text(497) }
  func inMetres(_ distance: String) -> String { text(498, distance) }
  func inKilometres(_ distance: String) -> String { text(499, distance) }
  func inFeet(_ distance: String) -> String { text(500, distance) }
  func inMiles(_ distance: String) -> String { text(501, distance) }
  func walk(_ minutes: Int) -> String { text(502, String(minutes)) }
  var nothingNearMetric: String { text(503) }
  var nothingNearImperial: String { text(504) }
  func nearestIs(_ name: String, distance: String) -> String { text(505, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(506, String(minutes)) }
  var leaveNow: String { text(507) }
  func tooSoon(_ minutes: Int) -> String { text(508, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(509, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(510, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(511, line) }
  func goesAt(_ line: String, clock: String) -> String { text(512, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(513, clock) }
  func isGone(_ line: String, clock: String) -> String { text(514, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(515, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(516, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(517, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(518, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(519, String(minutes)) }
  var stopsAhead: String { text(520) }
  func stopsAway(_ count: Int) -> String { text(521, count: count) }
  var stopsNotAtHand: String { text(522) }
  func tellBefore(_ name: String) -> String { text(523, name) }
  func didSetAlighting(_ name: String) -> String { text(524, name) }
  var didDropAlighting: String { text(525) }
  func getOffIn(_ count: Int, name: String) -> String { text(526, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(527, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(528, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(529, line, name) }
  func thereAt(_ clock: String) -> String { text(530, clock) }
  var bellHint: String { text(531) }
  var dontTellMe: String { text(532) }
  var alertsInPart: String { text(533) }
  var measuringFailedDenied: String { text(534) }
  var measuringFailedTimeout: String { text(535) }
  var measuringFailedUnavailable: String { text(536) }
  func alertTimesMore(_ count: Int) -> String { text(537, count: count) }
  var trainUnknown: String { text(538) }
  var trainNotAtHand: String { text(539) }
  func walkTo(_ name: String) -> String { text(540, name) }
  var walkLess: String { text(541) }
  var walkMore: String { text(542) }
  var walkFromHere: String { text(543) }
  var walkTooFar: String { text(544) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(545, name, String(minutes)) }
  var remindMe: String { text(546) }
  var remindWeekly: String { text(547) }
  var reminders: String { text(548) }
  func remindAt(_ name: String) -> String { text(549, name) }
  var noReminders: String { text(550) }
  var noRemindersText: String { text(551) }
  var reminderUnknown: String { text(552) }
  var toldWhileOpen: String { text(553) }
  var toldIfLater: String { text(554) }
  var toldBefore: String { text(555) }
  func noticeName(_ number: Int) -> String { text(556, String(number)) }
  var noticeLess: String { text(557) }
  var noticeMore: String { text(558) }
  func noticeBefore(_ minutes: Int) -> String { text(559, String(minutes)) }
  var noticeAtOnce: String { text(560) }
  func didRemind(_ name: String) -> String { text(561, name) }
  func didChangeReminder(_ name: String) -> String { text(562, name) }
  var didForgetReminder: String { text(563) }
  var didRest: String { text(564) }
  func didChooseNotices(_ list: String) -> String { text(565, list) }
  var rest: String { text(566) }
  var isResting: String { text(567) }
  var nothingToReach: String { text(568) }
  func forget(_ name: String) -> String { text(569, name) }
  var daysShown: String { text(570) }
  var everyDay: String { text(571) }
  var weekdays: String { text(572) }
  var weekend: String { text(573) }
  var firstTrain: String { text(574) }
  var lastTrain: String { text(575) }
  var chooseDay: String { text(576) }
  var chooseTime: String { text(577) }
  var chooseOtherTime: String { text(578) }
  var alerts: String { text(579) }
  var alertsAtMyStops: String { text(580) }
  var alertsNow: String { text(581) }
  var alertsPlanned: String { text(582) }
  var noAlerts: String { text(583) }
  var noAlertsText: String { text(584) }
  var alertsNotAtHand: String { text(585) }
  var everyLine: String { text(586) }
  var moreOfAlert: String { text(587) }
  func alertFrom(_ moment: String) -> String { text(588, moment) }
  func alertUntil(_ moment: String) -> String { text(589, moment) }
  func moreAlerts(_ number: Int) -> String { text(590, String(number)) }
  var allAlerts: String { text(591) }
  func alertsCount(_ count: Int) -> String { text(592, count: count) }
  func alertsUnread(_ count: Int) -> String { text(593, count: count) }
  var nextDay: String { text(594) }
}
