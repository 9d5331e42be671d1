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
  var lastStop: String { text(398) }
  func noTrainsOf(_ line: String) -> String { text(399, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(400, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(401, clock) }
  func laterUnknown(_ lines: String) -> String { text(402, lines) }
  package func timetableEnded(_ day: String) -> String { text(403, day) }
  var goesOnBeside: String { text(404) }
  var goesOnAlone: String { text(405) }
  var notKnown: String { text(406) }
  var neverLoaded: String { text(407) }
  var neverLoadedShort: String { text(408) }
  package var departures: String { text(409) }
  var myStops: String { text(410) }
  var search: String { text(411) }
  var nearby: String { text(412) }
  package var map: String { text(413) }
  var mapLabel: String { text(414) }
  var agencies: String { text(415) }
  var chooseLine: String { text(416) }
  var closer: String { text(417) }
  var farther: String { text(418) }
  var wholeMap: String { text(419) }
  var mapMissing: String { text(420) }
  var linesAndStations: String { text(421) }
  func stationsOf(_ line: String) -> String { text(422, line) }
  var onMap: String { text(423) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(424, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(425, line) }
  func trainsUnknown(_ line: String) -> String { text(426, line) }
  var trainsByTimes: String { text(427) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(428, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(429, destination, station) }
  var unknownStation: String { text(430) }
  var now: String { text(431) }
  package var scheduled: String { text(432) }
  package var held: String { text(433) }
  package var cancelled: String { text(434) }
  package var skipped: String { text(435) }
  var silent: String { text(436) }
  package func track(_ track: String) -> String { text(437, track) }
  var inNoTime: String { text(438) }
  func inWholeMinutes(_ count: Int) -> String { text(439, count: count) }
  func inListedMinutes(_ list: String) -> String { text(440, list) }
  func lineTrain(_ line: String) -> String { text(441, line) }
  func expressLine(_ line: String) -> String { text(442, line) }
  func lineTo(_ line: String, destination: String) -> String { text(443, line, destination) }
  func lineName(_ label: String) -> String { text(444, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(445, count: count, [list]) }
  var directionNorth: String { text(446) }
  var directionSouth: String { text(447) }
  func remove(_ name: String) -> String { text(448, name) }
  func inMyStops(_ name: String) -> String { text(449, name) }
  var removeFromMine: String { text(450) }
  func optionsOf(_ name: String) -> String { text(451, name) }
  var linesShown: String { text(452) }
  var directionShown: String { text(453) }
  var bothWays: String { text(454) }
  func keepOnly(_ line: String) -> String { text(455, line) }
  var edit: String { text(456) }
  var done: String { text(457) }
  var later: String { text(458) }
  var fewer: String { text(459) }
  var allLines: String { text(460) }
  var filterByLine: String { text(461) }
  var timesAs: String { text(462) }
  var timeStyleMinutes: String { text(463) }
  var timeStyleClock: String { text(464) }
  var timeStyleBoth: String { text(465) }
  var trainsBy: String { text(466) }
  var boardOrderLines: String { text(467) }
  var boardOrderTime: String { text(468) }
  var useLocation: String { text(469) }
  var clear: String { text(470) }
  var go: String { text(471) }
  func didAdd(_ name: String) -> String { text(472, name) }
  func didRemove(_ name: String) -> String { text(473, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(474, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(475, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(476, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(477, name) }
  func didMove(_ name: String) -> String { text(478, name) }
  func didShowTimesAs(_ style: String) -> String { text(479, style) }
  var didShowTrainsLines: String { text(480) }
  var didShowTrainsTime: String { text(481) }
  var noStationFound: String { text(482) }
  func stationsFound(_ count: Int) -> String { text(483, count: count) }
  var emptyTitle: String { text(484) }
  var emptyText: String { text(485) }
  var loading: String { text(486) }
  var cantLoad: String { text(487) }
  func unknownText(_ id: String) -> String { text(488, id) }
  func beyondWatched(_ count: Int) -> String { text(489, String(count)) }
  var searchHint: String { text(490) }
  func searchHintSuch(_ example: String) -> String { text(491, example) }
  func nothingFound(_ query: String) -> String { text(492, query) }
  var nothingFoundHint: String { text(493) }
  var recent: String { text(494) }
  var byLine: String { text(495) }
  func lineQuery(_ label: String) -> String { text(496, label) }
  var nearbyText: String { text(497) }
  var orFrom: String { text(498) }
  var locating: String { text(499) }
  func nearTo(_ name: String) -> String { text(500, name) }
  var nearYou: String { text(501) }
  var locationFailedDenied: String { text(502) }
  var locationFailedTimeout: String { text(503) }
  var locationFailedUnavailable: String { text(504) }
  var needsScript: String { text(505) }
  var here: String { text(506) }
  func inMetres(_ distance: String) -> String { text(507, distance) }
  func inKilometres(_ distance: String) -> String { text(508, distance) }
  func inFeet(_ distance: String) -> String { text(509, distance) }
  func inMiles(_ distance: String) -> String { text(510, distance) }
  func walk(_ minutes: Int) -> String { text(511, String(minutes)) }
  var nothingNearMetric: String { text(512) }
  var nothingNearImperial: String { text(513) }
  func nearestIs(_ name: String, distance: String) -> String { text(514, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(515, String(minutes)) }
  var leaveNow: String { text(516) }
  func tooSoon(_ minutes: Int) -> String { text(517, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(518, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(519, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(520, line) }
  func goesAt(_ line: String, clock: String) -> String { text(521, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(522, clock) }
  func isGone(_ line: String, clock: String) -> String { text(523, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(524, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(525, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(526, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(527, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(528, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(529, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(530, String(minutes)) }
  var stopsAhead: String { text(531) }
  func stopsAway(_ count: Int) -> String { text(532, count: count) }
  var delays: String { text(533) }
  var stopsNotAtHand: String { text(534) }
  func tellBefore(_ name: String) -> String { text(535, name) }
  func didSetAlighting(_ name: String) -> String { text(536, name) }
  var didDropAlighting: String { text(537) }
  func getOffIn(_ count: Int, name: String) -> String { text(538, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(539, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(540, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(541, line, name) }
  func thereAt(_ clock: String) -> String { text(542, clock) }
  var bellHint: String { text(543) }
  var dontTellMe: String { text(544) }
  var alertsInPart: String { text(545) }
  var measuringFailedDenied: String { text(546) }
  var measuringFailedTimeout: String { text(547) }
  var measuringFailedUnavailable: String { text(548) }
  func alertTimesMore(_ count: Int) -> String { text(549, count: count) }
  var trainUnknown: String { text(550) }
  var trainNotAtHand: String { text(551) }
  func walkTo(_ name: String) -> String { text(552, name) }
  var walkLess: String { text(553) }
  var walkMore: String { text(554) }
  var walkFromHere: String { text(555) }
  var walkTooFar: String { text(556) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(557, name, String(minutes)) }
  var remindMe: String { text(558) }
  var remindWeekly: String { text(559) }
  var reminders: String { text(560) }
  func remindAt(_ name: String) -> String { text(561, name) }
  var noReminders: String { text(562) }
  var noRemindersText: String { text(563) }
  var reminderUnknown: String { text(564) }
  var toldWhileOpen: String { text(565) }
  var toldIfLater: String { text(566) }
  var toldBefore: String { text(567) }
  func noticeName(_ number: Int) -> String { text(568, String(number)) }
  var noticeLess: String { text(569) }
  var noticeMore: String { text(570) }
  func noticeBefore(_ minutes: Int) -> String { text(571, String(minutes)) }
  var noticeAtOnce: String { text(572) }
  func didRemind(_ name: String) -> String { text(573, name) }
  func didChangeReminder(_ name: String) -> String { text(574, name) }
  var didForgetReminder: String { text(575) }
  var didRest: String { text(576) }
  func didChooseNotices(_ list: String) -> String { text(577, list) }
  var rest: String { text(578) }
  var isResting: String { text(579) }
  var nothingToReach: String { text(580) }
  func forget(_ name: String) -> String { text(581, name) }
  var daysShown: String { text(582) }
  var everyDay: String { text(583) }
  var weekdays: String { text(584) }
  var weekend: String { text(585) }
  var firstTrain: String { text(586) }
  var lastTrain: String { text(587) }
  var chooseDay: String { text(588) }
  var chooseTime: String { text(589) }
  var chooseOtherTime: String { text(590) }
  var alerts: String { text(591) }
  var alertsAtMyStops: String { text(592) }
  var alertsNow: String { text(593) }
  var alertsPlanned: String { text(594) }
  var noAlerts: String { text(595) }
  var noAlertsText: String { text(596) }
  func alertsNotRead(_ agencies: String) -> String { text(597, agencies) }
  var alertsNotAtHand: String { text(598) }
  var everyLine: String { text(599) }
  var moreOfAlert: String { text(600) }
  func alertFrom(_ moment: String) -> String { text(601, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(602, day, clock) }
  func alertUntil(_ moment: String) -> String { text(603, moment) }
  func moreAlerts(_ number: Int) -> String { text(604, String(number)) }
  var allAlerts: String { text(605) }
  func alertsCount(_ count: Int) -> String { text(606, count: count) }
  func alertsUnread(_ count: Int) -> String { text(607, count: count) }
  var withoutStairs: String { text(608) }
  func didNeedNoStairs(_ station: String) -> String { text(609, station) }
  func didTakeStairs(_ station: String) -> String { text(610, station) }
  var elevatorsRun: String { text(611) }
  var elevatorsUnknown: String { text(612) }
  func elevatorsOut(_ count: Int) -> String { text(613, count: count) }
  var elevatorOutOfService: String { text(614) }
  var escalatorOutOfService: String { text(615) }
  var elevatorsAndEscalators: String { text(616) }
  func outSince(_ moment: String) -> String { text(617, moment) }
  func expectedBack(_ moment: String) -> String { text(618, moment) }
  var noStationThere: String { text(619) }
  var elevatorsNotAtHand: String { text(620) }
  var escalatorToBeOut: String { text(621) }
  var elevatorToBeOut: String { text(622) }
  var nextDay: String { text(623) }
}
