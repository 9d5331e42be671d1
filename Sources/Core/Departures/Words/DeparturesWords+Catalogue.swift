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
  var unknownStation: String { text(419) }
  var now: String { text(420) }
  package var scheduled: String { text(421) }
  package var held: String { text(422) }
  var silent: String { text(423) }
  package func track(_ track: String) -> String { text(424, track) }
  var inNoTime: String { text(425) }
  func inWholeMinutes(_ count: Int) -> String { text(426, count: count) }
  func inListedMinutes(_ list: String) -> String { text(427, list) }
  func lineTrain(_ line: String) -> String { text(428, line) }
  func expressLine(_ line: String) -> String { text(429, line) }
  func lineTo(_ line: String, destination: String) -> String { text(430, line, destination) }
  func lineName(_ label: String) -> String { text(431, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(432, count: count, [list]) }
  var directionNorth: String { text(433) }
  var directionSouth: String { text(434) }
  func remove(_ name: String) -> String { text(435, name) }
  func inMyStops(_ name: String) -> String { text(436, name) }
  var removeFromMine: String { text(437) }
  func optionsOf(_ name: String) -> String { text(438, name) }
  var linesShown: String { text(439) }
  var directionShown: String { text(440) }
  var bothWays: String { text(441) }
  func keepOnly(_ line: String) -> String { text(442, line) }
  var edit: String { text(443) }
  var done: String { text(444) }
  var later: String { text(445) }
  var fewer: String { text(446) }
  var allLines: String { text(447) }
  var filterByLine: String { text(448) }
  var timesAs: String { text(449) }
  var timeStyleMinutes: String { text(450) }
  var timeStyleClock: String { text(451) }
  var timeStyleBoth: String { text(452) }
  var trainsBy: String { text(453) }
  var boardOrderLines: String { text(454) }
  var boardOrderTime: String { text(455) }
  var useLocation: String { text(456) }
  var clear: String { text(457) }
  var go: String { text(458) }
  func didAdd(_ name: String) -> String { text(459, name) }
  func didRemove(_ name: String) -> String { text(460, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(461, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(462, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(463, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(464, name) }
  func didMove(_ name: String) -> String { text(465, name) }
  func didShowTimesAs(_ style: String) -> String { text(466, style) }
  var didShowTrainsLines: String { text(467) }
  var didShowTrainsTime: String { text(468) }
  var noStationFound: String { text(469) }
  func stationsFound(_ count: Int) -> String { text(470, count: count) }
  var emptyTitle: String { text(471) }
  var emptyText: String { text(472) }
  var loading: String { text(473) }
  var cantLoad: String { text(474) }
  func unknownText(_ id: String) -> String { text(475, id) }
  var searchHint: String { text(476) }
  func nothingFound(_ query: String) -> String { text(477, query) }
  var nothingFoundHint: String { text(478) }
  var recent: String { text(479) }
  var byLine: String { text(480) }
  func lineQuery(_ label: String) -> String { text(481, label) }
  var nearbyText: String { text(482) }
  var orFrom: String { text(483) }
  var locating: String { text(484) }
  func nearTo(_ name: String) -> String { text(485, name) }
  var nearYou: String { text(486) }
  var locationFailedDenied: String { text(487) }
  var locationFailedTimeout: String { text(488) }
  var locationFailedUnavailable: String { text(489) }
  var needsScript: String { text(490) }
  var here: String { text(491) }
  func inMetres(_ distance: String) -> String { text(492, distance) }
  func inKilometres(_ distance: String) -> String { text(493, distance) }
  func inFeet(_ distance: String) -> String { text(494, distance) }
  func inMiles(_ distance: String) -> String { text(495, distance) }
  func walk(_ minutes: Int) -> String { text(496, String(minutes)) }
  var nothingNearMetric: String { text(497) }
  var nothingNearImperial: String { text(498) }
  func nearestIs(_ name: String, distance: String) -> String { text(499, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(500, String(minutes)) }
  var leaveNow: String { text(501) }
  func tooSoon(_ minutes: Int) -> String { text(502, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(503, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(504, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(505, line) }
  func goesAt(_ line: String, clock: String) -> String { text(506, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(507, clock) }
  func isGone(_ line: String, clock: String) -> String { text(508, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(509, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(510, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(511, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(512, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(513, String(minutes)) }
  var stopsAhead: String { text(514) }
  func stopsAway(_ count: Int) -> String { text(515, count: count) }
  var stopsNotAtHand: String { text(516) }
  func tellBefore(_ name: String) -> String { text(517, name) }
  func didSetAlighting(_ name: String) -> String { text(518, name) }
  var didDropAlighting: String { text(519) }
  func getOffIn(_ count: Int, name: String) -> String { text(520, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(521, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(522, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(523, line, name) }
  func thereAt(_ clock: String) -> String { text(524, clock) }
  var bellHint: String { text(525) }
  var dontTellMe: String { text(526) }
  var alertsInPart: String { text(527) }
  var measuringFailedDenied: String { text(528) }
  var measuringFailedTimeout: String { text(529) }
  var measuringFailedUnavailable: String { text(530) }
  func alertTimesMore(_ count: Int) -> String { text(531, count: count) }
  var trainUnknown: String { text(532) }
  var trainNotAtHand: String { text(533) }
  func walkTo(_ name: String) -> String { text(534, name) }
  var walkLess: String { text(535) }
  var walkMore: String { text(536) }
  var walkFromHere: String { text(537) }
  var walkTooFar: String { text(538) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(539, name, String(minutes)) }
  var remindMe: String { text(540) }
  var remindWeekly: String { text(541) }
  var reminders: String { text(542) }
  func remindAt(_ name: String) -> String { text(543, name) }
  var noReminders: String { text(544) }
  var noRemindersText: String { text(545) }
  var reminderUnknown: String { text(546) }
  var toldWhileOpen: String { text(547) }
  var toldIfLater: String { text(548) }
  var toldBefore: String { text(549) }
  func noticeName(_ number: Int) -> String { text(550, String(number)) }
  var noticeLess: String { text(551) }
  var noticeMore: String { text(552) }
  func noticeBefore(_ minutes: Int) -> String { text(553, String(minutes)) }
  var noticeAtOnce: String { text(554) }
  func didRemind(_ name: String) -> String { text(555, name) }
  func didChangeReminder(_ name: String) -> String { text(556, name) }
  var didForgetReminder: String { text(557) }
  var didRest: String { text(558) }
  func didChooseNotices(_ list: String) -> String { text(559, list) }
  var rest: String { text(560) }
  var isResting: String { text(561) }
  var nothingToReach: String { text(562) }
  func forget(_ name: String) -> String { text(563, name) }
  var daysShown: String { text(564) }
  var everyDay: String { text(565) }
  var weekdays: String { text(566) }
  var weekend: String { text(567) }
  var firstTrain: String { text(568) }
  var lastTrain: String { text(569) }
  var chooseDay: String { text(570) }
  var chooseTime: String { text(571) }
  var chooseOtherTime: String { text(572) }
  var alerts: String { text(573) }
  var alertsAtMyStops: String { text(574) }
  var alertsNow: String { text(575) }
  var alertsPlanned: String { text(576) }
  var noAlerts: String { text(577) }
  var noAlertsText: String { text(578) }
  var alertsNotAtHand: String { text(579) }
  var everyLine: String { text(580) }
  var moreOfAlert: String { text(581) }
  func alertFrom(_ moment: String) -> String { text(582, moment) }
  func alertUntil(_ moment: String) -> String { text(583, moment) }
  func moreAlerts(_ number: Int) -> String { text(584, String(number)) }
  var allAlerts: String { text(585) }
  func alertsCount(_ count: Int) -> String { text(586, count: count) }
  func alertsUnread(_ count: Int) -> String { text(587, count: count) }
  var nextDay: String { text(588) }
}
