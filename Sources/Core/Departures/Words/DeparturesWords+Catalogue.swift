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
  package func timetableEnded(_ day: String) -> String { text(402, day) }
  var goesOnBeside: String { text(403) }
  var goesOnAlone: String { text(404) }
  var notKnown: String { text(405) }
  var neverLoaded: String { text(406) }
  var neverLoadedShort: String { text(407) }
  package var departures: String { text(408) }
  var myStops: String { text(409) }
  var search: String { text(410) }
  var nearby: String { text(411) }
  package var map: String { text(412) }
  var mapLabel: String { text(413) }
  var chooseLine: String { text(414) }
  var closer: String { text(415) }
  var farther: String { text(416) }
  var wholeMap: String { text(417) }
  var mapMissing: String { text(418) }
  var linesAndStations: String { text(419) }
  func stationsOf(_ line: String) -> String { text(420, line) }
  var onMap: String { text(421) }
  var unknownStation: String { text(422) }
  var now: String { text(423) }
  package var scheduled: String { text(424) }
  package var held: String { text(425) }
  var silent: String { text(426) }
  package func track(_ track: String) -> String { text(427, track) }
  var inNoTime: String { text(428) }
  func inWholeMinutes(_ count: Int) -> String { text(429, count: count) }
  func inListedMinutes(_ list: String) -> String { text(430, list) }
  func lineTrain(_ line: String) -> String { text(431, line) }
  func expressLine(_ line: String) -> String { text(432, line) }
  func lineTo(_ line: String, destination: String) -> String { text(433, line, destination) }
  func lineName(_ label: String) -> String { text(434, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(435, count: count, [list]) }
  var directionNorth: String { text(436) }
  var directionSouth: String { text(437) }
  func remove(_ name: String) -> String { text(438, name) }
  func inMyStops(_ name: String) -> String { text(439, name) }
  var removeFromMine: String { text(440) }
  func optionsOf(_ name: String) -> String { text(441, name) }
  var linesShown: String { text(442) }
  var directionShown: String { text(443) }
  var bothWays: String { text(444) }
  func keepOnly(_ line: String) -> String { text(445, line) }
  var edit: String { text(446) }
  var done: String { text(447) }
  var later: String { text(448) }
  var fewer: String { text(449) }
  var allLines: String { text(450) }
  var filterByLine: String { text(451) }
  var timesAs: String { text(452) }
  var timeStyleMinutes: String { text(453) }
  var timeStyleClock: String { text(454) }
  var timeStyleBoth: String { text(455) }
  var trainsBy: String { text(456) }
  var boardOrderLines: String { text(457) }
  var boardOrderTime: String { text(458) }
  var useLocation: String { text(459) }
  var clear: String { text(460) }
  var go: String { text(461) }
  func didAdd(_ name: String) -> String { text(462, name) }
  func didRemove(_ name: String) -> String { text(463, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(464, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(465, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(466, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(467, name) }
  func didMove(_ name: String) -> String { text(468, name) }
  func didShowTimesAs(_ style: String) -> String { text(469, style) }
  var didShowTrainsLines: String { text(470) }
  var didShowTrainsTime: String { text(471) }
  var noStationFound: String { text(472) }
  func stationsFound(_ count: Int) -> String { text(473, count: count) }
  var emptyTitle: String { text(474) }
  var emptyText: String { text(475) }
  var loading: String { text(476) }
  var cantLoad: String { text(477) }
  func unknownText(_ id: String) -> String { text(478, id) }
  var searchHint: String { text(479) }
  func nothingFound(_ query: String) -> String { text(480, query) }
  var nothingFoundHint: String { text(481) }
  var recent: String { text(482) }
  var byLine: String { text(483) }
  func lineQuery(_ label: String) -> String { text(484, label) }
  var nearbyText: String { text(485) }
  var orFrom: String { text(486) }
  var locating: String { text(487) }
  func nearTo(_ name: String) -> String { text(488, name) }
  var nearYou: String { text(489) }
  var locationFailedDenied: String { text(490) }
  var locationFailedTimeout: String { text(491) }
  var locationFailedUnavailable: String { text(492) }
  var needsScript: String { text(493) }
  var here: String { text(494) }
  func inMetres(_ distance: String) -> String { text(495, distance) }
  func inKilometres(_ distance: String) -> String { text(496, distance) }
  func inFeet(_ distance: String) -> String { text(497, distance) }
  func inMiles(_ distance: String) -> String { text(498, distance) }
  func walk(_ minutes: Int) -> String { text(499, String(minutes)) }
  var nothingNearMetric: String { text(500) }
  var nothingNearImperial: String { text(501) }
  func nearestIs(_ name: String, distance: String) -> String { text(502, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(503, String(minutes)) }
  var leaveNow: String { text(504) }
  func tooSoon(_ minutes: Int) -> String { text(505, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(506, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(507, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(508, line) }
  func goesAt(_ line: String, clock: String) -> String { text(509, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(510, clock) }
  func isGone(_ line: String, clock: String) -> String { text(511, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(512, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(513, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(514, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(515, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(516, String(minutes)) }
  var stopsAhead: String { text(517) }
  func stopsAway(_ count: Int) -> String { text(518, count: count) }
  var stopsNotAtHand: String { text(519) }
  func tellBefore(_ name: String) -> String { text(520, name) }
  func didSetAlighting(_ name: String) -> String { text(521, name) }
  var didDropAlighting: String { text(522) }
  func getOffIn(_ count: Int, name: String) -> String { text(523, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(524, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(525, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(526, line, name) }
  func thereAt(_ clock: String) -> String { text(527, clock) }
  var bellHint: String { text(528) }
  var dontTellMe: String { text(529) }
  var alertsInPart: String { text(530) }
  var measuringFailedDenied: String { text(531) }
  var measuringFailedTimeout: String { text(532) }
  var measuringFailedUnavailable: String { text(533) }
  func alertTimesMore(_ count: Int) -> String { text(534, count: count) }
  var trainUnknown: String { text(535) }
  var trainNotAtHand: String { text(536) }
  func walkTo(_ name: String) -> String { text(537, name) }
  var walkLess: String { text(538) }
  var walkMore: String { text(539) }
  var walkFromHere: String { text(540) }
  var walkTooFar: String { text(541) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(542, name, String(minutes)) }
  var remindMe: String { text(543) }
  var remindWeekly: String { text(544) }
  var reminders: String { text(545) }
  func remindAt(_ name: String) -> String { text(546, name) }
  var noReminders: String { text(547) }
  var noRemindersText: String { text(548) }
  var reminderUnknown: String { text(549) }
  var toldWhileOpen: String { text(550) }
  var toldIfLater: String { text(551) }
  var toldBefore: String { text(552) }
  func noticeName(_ number: Int) -> String { text(553, String(number)) }
  var noticeLess: String { text(554) }
  var noticeMore: String { text(555) }
  func noticeBefore(_ minutes: Int) -> String { text(556, String(minutes)) }
  var noticeAtOnce: String { text(557) }
  func didRemind(_ name: String) -> String { text(558, name) }
  func didChangeReminder(_ name: String) -> String { text(559, name) }
  var didForgetReminder: String { text(560) }
  var didRest: String { text(561) }
  func didChooseNotices(_ list: String) -> String { text(562, list) }
  var rest: String { text(563) }
  var isResting: String { text(564) }
  var nothingToReach: String { text(565) }
  func forget(_ name: String) -> String { text(566, name) }
  var daysShown: String { text(567) }
  var everyDay: String { text(568) }
  var weekdays: String { text(569) }
  var weekend: String { text(570) }
  var firstTrain: String { text(571) }
  var lastTrain: String { text(572) }
  var chooseDay: String { text(573) }
  var chooseTime: String { text(574) }
  var chooseOtherTime: String { text(575) }
  var alerts: String { text(576) }
  var alertsAtMyStops: String { text(577) }
  var alertsNow: String { text(578) }
  var alertsPlanned: String { text(579) }
  var noAlerts: String { text(580) }
  var noAlertsText: String { text(581) }
  var alertsNotAtHand: String { text(582) }
  var everyLine: String { text(583) }
  var moreOfAlert: String { text(584) }
  func alertFrom(_ moment: String) -> String { text(585, moment) }
  func alertUntil(_ moment: String) -> String { text(586, moment) }
  func moreAlerts(_ number: Int) -> String { text(587, String(number)) }
  var allAlerts: String { text(588) }
  func alertsCount(_ count: Int) -> String { text(589, count: count) }
  func alertsUnread(_ count: Int) -> String { text(590, count: count) }
  var nextDay: String { text(591) }
}
