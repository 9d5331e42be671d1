// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(387) }
  func updatingOld(_ age: String) -> String { text(388, age) }
  var updating: String { text(389) }
  var keepTrying: String { text(390) }
  var causeAgencyLate: String { text(391) }
  var causeAgencyStopped: String { text(392) }
  var causeClocksDiffer: String { text(393) }
  var causeNoData: String { text(394) }
  var causeTimetable: String { text(395) }
  var causeAgencySilent: String { text(396) }
  func behindClocks(_ lines: String) -> String { text(397, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(398, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(399, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(400, lines) }
  func behindUnknown(_ lines: String) -> String { text(401, lines) }
  var noTrainsNow: String { text(402) }
  func firstAt(_ clock: String) -> String { text(403, clock) }
  func firstTomorrow(_ clock: String) -> String { text(404, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(405, day, clock) }
  var lastStop: String { text(406) }
  func noTrainsOf(_ line: String) -> String { text(407, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(408, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(409, clock) }
  func laterUnknown(_ lines: String) -> String { text(410, lines) }
  package func timetableEnded(_ day: String) -> String { text(411, day) }
  var goesOnBeside: String { text(412) }
  var goesOnAlone: String { text(413) }
  var notKnown: String { text(414) }
  var neverLoaded: String { text(415) }
  var neverLoadedShort: String { text(416) }
  package var departures: String { text(417) }
  var myStops: String { text(418) }
  var search: String { text(419) }
  var nearby: String { text(420) }
  package var map: String { text(421) }
  var mapLabel: String { text(422) }
  var agencies: String { text(423) }
  var chooseLine: String { text(424) }
  var closer: String { text(425) }
  var farther: String { text(426) }
  var wholeMap: String { text(427) }
  func noneKnown(_ lines: String, clock: String) -> String { text(428, lines, clock) }
  func noneKnownSince(_ cause: String, lines: String, clock: String) -> String { text(429, [cause, lines, clock]) }
  var chosenLines: String { text(430) }
  var mapMissing: String { text(431) }
  var linesAndStations: String { text(432) }
  func stationsOf(_ line: String) -> String { text(433, line) }
  var onMap: String { text(434) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(435, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(436, line) }
  func trainsUnknown(_ line: String) -> String { text(437, line) }
  var trainsByTimes: String { text(438) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(439, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(440, destination, station) }
  var unknownStation: String { text(441) }
  var now: String { text(442) }
  package var scheduled: String { text(443) }
  package var held: String { text(444) }
  package var cancelled: String { text(445) }
  package var skipped: String { text(446) }
  var silent: String { text(447) }
  package func track(_ track: String) -> String { text(448, track) }
  var inNoTime: String { text(449) }
  func inWholeMinutes(_ count: Int) -> String { text(450, count: count) }
  func inListedMinutes(_ list: String) -> String { text(451, list) }
  func lineTrain(_ line: String) -> String { text(452, line) }
  func expressLine(_ line: String) -> String { text(453, line) }
  func lineTo(_ line: String, destination: String) -> String { text(454, line, destination) }
  func lineName(_ label: String) -> String { text(455, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(456, count: count, [list]) }
  var directionNorth: String { text(457) }
  var directionSouth: String { text(458) }
  func remove(_ name: String) -> String { text(459, name) }
  func inMyStops(_ name: String) -> String { text(460, name) }
  var removeFromMine: String { text(461) }
  func optionsOf(_ name: String) -> String { text(462, name) }
  var linesShown: String { text(463) }
  var directionShown: String { text(464) }
  var bothWays: String { text(465) }
  func keepOnly(_ line: String) -> String { text(466, line) }
  var edit: String { text(467) }
  var done: String { text(468) }
  var later: String { text(469) }
  var fewer: String { text(470) }
  var allLines: String { text(471) }
  var filterByLine: String { text(472) }
  var timesAs: String { text(473) }
  var timeStyleMinutes: String { text(474) }
  var timeStyleClock: String { text(475) }
  var timeStyleBoth: String { text(476) }
  var trainsBy: String { text(477) }
  var boardOrderLines: String { text(478) }
  var boardOrderTime: String { text(479) }
  var useLocation: String { text(480) }
  var clear: String { text(481) }
  var go: String { text(482) }
  func didAdd(_ name: String) -> String { text(483, name) }
  func didRemove(_ name: String) -> String { text(484, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(485, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(486, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(487, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(488, name) }
  func didMove(_ name: String) -> String { text(489, name) }
  func didShowTimesAs(_ style: String) -> String { text(490, style) }
  var didShowTrainsLines: String { text(491) }
  var didShowTrainsTime: String { text(492) }
  var noStationFound: String { text(493) }
  func stationsFound(_ count: Int) -> String { text(494, count: count) }
  var emptyTitle: String { text(495) }
  var emptyText: String { text(496) }
  var loading: String { text(497) }
  var cantLoad: String { text(498) }
  func unknownText(_ id: String) -> String { text(499, id) }
  func beyondWatched(_ count: Int) -> String { text(500, String(count)) }
  var searchHint: String { text(501) }
  func searchHintSuch(_ example: String) -> String { text(502, example) }
  func nothingFound(_ query: String) -> String { text(503, query) }
  var nothingFoundHint: String { text(504) }
  var recent: String { text(505) }
  var byLine: String { text(506) }
  func lineQuery(_ label: String) -> String { text(507, label) }
  var nearbyText: String { text(508) }
  var orFrom: String { text(509) }
  var locating: String { text(510) }
  func nearTo(_ name: String) -> String { text(511, name) }
  var nearYou: String { text(512) }
  var locationFailedDenied: String { text(513) }
  var locationFailedTimeout: String { text(514) }
  var locationFailedUnavailable: String { text(515) }
  var needsScript: String { text(516) }
  var here: String { text(517) }
  func inMetres(_ distance: String) -> String { text(518, distance) }
  func inKilometres(_ distance: String) -> String { text(519, distance) }
  func inFeet(_ distance: String) -> String { text(520, distance) }
  func inMiles(_ distance: String) -> String { text(521, distance) }
  func walk(_ minutes: Int) -> String { text(522, String(minutes)) }
  var nothingNearMetric: String { text(523) }
  var nothingNearImperial: String { text(524) }
  func nearestIs(_ name: String, distance: String) -> String { text(525, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(526, String(minutes)) }
  var leaveNow: String { text(527) }
  func tooSoon(_ minutes: Int) -> String { text(528, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(529, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(530, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(531, line) }
  func goesAt(_ line: String, clock: String) -> String { text(532, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(533, clock) }
  func isGone(_ line: String, clock: String) -> String { text(534, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(535, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(536, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(537, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(538, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(539, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(540, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(541, String(minutes)) }
  var stopsAhead: String { text(542) }
  func stopsAway(_ count: Int) -> String { text(543, count: count) }
  var delays: String { text(544) }
  var stopsNotAtHand: String { text(545) }
  func tellBefore(_ name: String) -> String { text(546, name) }
  func didSetAlighting(_ name: String) -> String { text(547, name) }
  var didDropAlighting: String { text(548) }
  func getOffIn(_ count: Int, name: String) -> String { text(549, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(550, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(551, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(552, line, name) }
  func thereAt(_ clock: String) -> String { text(553, clock) }
  var bellHint: String { text(554) }
  var dontTellMe: String { text(555) }
  var alertsInPart: String { text(556) }
  var measuringFailedDenied: String { text(557) }
  var measuringFailedTimeout: String { text(558) }
  var measuringFailedUnavailable: String { text(559) }
  func alertTimesMore(_ count: Int) -> String { text(560, count: count) }
  var trainUnknown: String { text(561) }
  var trainNotAtHand: String { text(562) }
  func walkTo(_ name: String) -> String { text(563, name) }
  var walkLess: String { text(564) }
  var walkMore: String { text(565) }
  var walkFromHere: String { text(566) }
  var walkTooFar: String { text(567) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(568, name, String(minutes)) }
  var remindMe: String { text(569) }
  var remindWeekly: String { text(570) }
  var reminders: String { text(571) }
  func remindAt(_ name: String) -> String { text(572, name) }
  var noReminders: String { text(573) }
  var noRemindersText: String { text(574) }
  var reminderUnknown: String { text(575) }
  var toldWhileOpen: String { text(576) }
  var toldIfLater: String { text(577) }
  var toldBefore: String { text(578) }
  func noticeName(_ number: Int) -> String { text(579, String(number)) }
  var noticeLess: String { text(580) }
  var noticeMore: String { text(581) }
  func noticeBefore(_ minutes: Int) -> String { text(582, String(minutes)) }
  var noticeAtOnce: String { text(583) }
  func didRemind(_ name: String) -> String { text(584, name) }
  func didChangeReminder(_ name: String) -> String { text(585, name) }
  var didForgetReminder: String { text(586) }
  var didRest: String { text(587) }
  func didChooseNotices(_ list: String) -> String { text(588, list) }
  var rest: String { text(589) }
  var isResting: String { text(590) }
  var nothingToReach: String { text(591) }
  func forget(_ name: String) -> String { text(592, name) }
  var daysShown: String { text(593) }
  var everyDay: String { text(594) }
  var weekdays: String { text(595) }
  var weekend: String { text(596) }
  var firstTrain: String { text(597) }
  var lastTrain: String { text(598) }
  var chooseDay: String { text(599) }
  var chooseTime: String { text(600) }
  var chooseOtherTime: String { text(601) }
  var alerts: String { text(602) }
  var alertsAtMyStops: String { text(603) }
  var alertsNow: String { text(604) }
  var alertsPlanned: String { text(605) }
  var noAlerts: String { text(606) }
  var noAlertsText: String { text(607) }
  func alertsNotRead(_ agencies: String) -> String { text(608, agencies) }
  var alertsNotAtHand: String { text(609) }
  var everyLine: String { text(610) }
  var moreOfAlert: String { text(611) }
  func alertFrom(_ moment: String) -> String { text(612, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(613, day, clock) }
  func alertUntil(_ moment: String) -> String { text(614, moment) }
  func moreAlerts(_ number: Int) -> String { text(615, String(number)) }
  var allAlerts: String { text(616) }
  func alertsCount(_ count: Int) -> String { text(617, count: count) }
  func alertsUnread(_ count: Int) -> String { text(618, count: count) }
  var withoutStairs: String { text(619) }
  func didNeedNoStairs(_ station: String) -> String { text(620, station) }
  func didTakeStairs(_ station: String) -> String { text(621, station) }
  var elevatorsRun: String { text(622) }
  var elevatorsUnknown: String { text(623) }
  func elevatorsOut(_ count: Int) -> String { text(624, count: count) }
  var elevatorOutOfService: String { text(625) }
  var escalatorOutOfService: String { text(626) }
  var elevatorsAndEscalators: String { text(627) }
  func outSince(_ moment: String) -> String { text(628, moment) }
  func expectedBack(_ moment: String) -> String { text(629, moment) }
  var noStationThere: String { text(630) }
  var elevatorsNotAtHand: String { text(631) }
  var escalatorToBeOut: String { text(632) }
  var elevatorToBeOut: String { text(633) }
  var nextDay: String { text(634) }
}
