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
  func noneKnown(_ lines: String, clock: String) -> String { text(420, lines, clock) }
  func noneKnownSince(_ cause: String, lines: String, clock: String) -> String { text(421, [cause, lines, clock]) }
  var chosenLines: String { text(422) }
  var mapMissing: String { text(423) }
  var linesAndStations: String { text(424) }
  func stationsOf(_ line: String) -> String { text(425, line) }
  var onMap: String { text(426) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(427, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(428, line) }
  func trainsUnknown(_ line: String) -> String { text(429, line) }
  var trainsByTimes: String { text(430) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(431, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(432, destination, station) }
  var unknownStation: String { text(433) }
  var now: String { text(434) }
  package var scheduled: String { text(435) }
  package var held: String { text(436) }
  package var cancelled: String { text(437) }
  package var skipped: String { text(438) }
  var silent: String { text(439) }
  package func track(_ track: String) -> String { text(440, track) }
  var inNoTime: String { text(441) }
  func inWholeMinutes(_ count: Int) -> String { text(442, count: count) }
  func inListedMinutes(_ list: String) -> String { text(443, list) }
  func lineTrain(_ line: String) -> String { text(444, line) }
  func expressLine(_ line: String) -> String { text(445, line) }
  func lineTo(_ line: String, destination: String) -> String { text(446, line, destination) }
  func lineName(_ label: String) -> String { text(447, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(448, count: count, [list]) }
  var directionNorth: String { text(449) }
  var directionSouth: String { text(450) }
  func remove(_ name: String) -> String { text(451, name) }
  func inMyStops(_ name: String) -> String { text(452, name) }
  var removeFromMine: String { text(453) }
  func optionsOf(_ name: String) -> String { text(454, name) }
  var linesShown: String { text(455) }
  var directionShown: String { text(456) }
  var bothWays: String { text(457) }
  func keepOnly(_ line: String) -> String { text(458, line) }
  var edit: String { text(459) }
  var done: String { text(460) }
  var later: String { text(461) }
  var fewer: String { text(462) }
  var allLines: String { text(463) }
  var filterByLine: String { text(464) }
  var timesAs: String { text(465) }
  var timeStyleMinutes: String { text(466) }
  var timeStyleClock: String { text(467) }
  var timeStyleBoth: String { text(468) }
  var trainsBy: String { text(469) }
  var boardOrderLines: String { text(470) }
  var boardOrderTime: String { text(471) }
  var useLocation: String { text(472) }
  var clear: String { text(473) }
  var go: String { text(474) }
  func didAdd(_ name: String) -> String { text(475, name) }
  func didRemove(_ name: String) -> String { text(476, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(477, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(478, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(479, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(480, name) }
  func didMove(_ name: String) -> String { text(481, name) }
  func didShowTimesAs(_ style: String) -> String { text(482, style) }
  var didShowTrainsLines: String { text(483) }
  var didShowTrainsTime: String { text(484) }
  var noStationFound: String { text(485) }
  func stationsFound(_ count: Int) -> String { text(486, count: count) }
  var emptyTitle: String { text(487) }
  var emptyText: String { text(488) }
  var loading: String { text(489) }
  var cantLoad: String { text(490) }
  func unknownText(_ id: String) -> String { text(491, id) }
  func beyondWatched(_ count: Int) -> String { text(492, String(count)) }
  var searchHint: String { text(493) }
  func searchHintSuch(_ example: String) -> String { text(494, example) }
  func nothingFound(_ query: String) -> String { text(495, query) }
  var nothingFoundHint: String { text(496) }
  var recent: String { text(497) }
  var byLine: String { text(498) }
  func lineQuery(_ label: String) -> String { text(499, label) }
  var nearbyText: String { text(500) }
  var orFrom: String { text(501) }
  var locating: String { text(502) }
  func nearTo(_ name: String) -> String { text(503, name) }
  var nearYou: String { text(504) }
  var locationFailedDenied: String { text(505) }
  var locationFailedTimeout: String { text(506) }
  var locationFailedUnavailable: String { text(507) }
  var needsScript: String { text(508) }
  var here: String { text(509) }
  func inMetres(_ distance: String) -> String { text(510, distance) }
  func inKilometres(_ distance: String) -> String { text(511, distance) }
  func inFeet(_ distance: String) -> String { text(512, distance) }
  func inMiles(_ distance: String) -> String { text(513, distance) }
  func walk(_ minutes: Int) -> String { text(514, String(minutes)) }
  var nothingNearMetric: String { text(515) }
  var nothingNearImperial: String { text(516) }
  func nearestIs(_ name: String, distance: String) -> String { text(517, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(518, String(minutes)) }
  var leaveNow: String { text(519) }
  func tooSoon(_ minutes: Int) -> String { text(520, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(521, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(522, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(523, line) }
  func goesAt(_ line: String, clock: String) -> String { text(524, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(525, clock) }
  func isGone(_ line: String, clock: String) -> String { text(526, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(527, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(528, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(529, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(530, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(531, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(532, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(533, String(minutes)) }
  var stopsAhead: String { text(534) }
  func stopsAway(_ count: Int) -> String { text(535, count: count) }
  var delays: String { text(536) }
  var stopsNotAtHand: String { text(537) }
  func tellBefore(_ name: String) -> String { text(538, name) }
  func didSetAlighting(_ name: String) -> String { text(539, name) }
  var didDropAlighting: String { text(540) }
  func getOffIn(_ count: Int, name: String) -> String { text(541, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(542, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(543, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(544, line, name) }
  func thereAt(_ clock: String) -> String { text(545, clock) }
  var bellHint: String { text(546) }
  var dontTellMe: String { text(547) }
  var alertsInPart: String { text(548) }
  var measuringFailedDenied: String { text(549) }
  var measuringFailedTimeout: String { text(550) }
  var measuringFailedUnavailable: String { text(551) }
  func alertTimesMore(_ count: Int) -> String { text(552, count: count) }
  var trainUnknown: String { text(553) }
  var trainNotAtHand: String { text(554) }
  func walkTo(_ name: String) -> String { text(555, name) }
  var walkLess: String { text(556) }
  var walkMore: String { text(557) }
  var walkFromHere: String { text(558) }
  var walkTooFar: String { text(559) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(560, name, String(minutes)) }
  var remindMe: String { text(561) }
  var remindWeekly: String { text(562) }
  var reminders: String { text(563) }
  func remindAt(_ name: String) -> String { text(564, name) }
  var noReminders: String { text(565) }
  var noRemindersText: String { text(566) }
  var reminderUnknown: String { text(567) }
  var toldWhileOpen: String { text(568) }
  var toldIfLater: String { text(569) }
  var toldBefore: String { text(570) }
  func noticeName(_ number: Int) -> String { text(571, String(number)) }
  var noticeLess: String { text(572) }
  var noticeMore: String { text(573) }
  func noticeBefore(_ minutes: Int) -> String { text(574, String(minutes)) }
  var noticeAtOnce: String { text(575) }
  func didRemind(_ name: String) -> String { text(576, name) }
  func didChangeReminder(_ name: String) -> String { text(577, name) }
  var didForgetReminder: String { text(578) }
  var didRest: String { text(579) }
  func didChooseNotices(_ list: String) -> String { text(580, list) }
  var rest: String { text(581) }
  var isResting: String { text(582) }
  var nothingToReach: String { text(583) }
  func forget(_ name: String) -> String { text(584, name) }
  var daysShown: String { text(585) }
  var everyDay: String { text(586) }
  var weekdays: String { text(587) }
  var weekend: String { text(588) }
  var firstTrain: String { text(589) }
  var lastTrain: String { text(590) }
  var chooseDay: String { text(591) }
  var chooseTime: String { text(592) }
  var chooseOtherTime: String { text(593) }
  var alerts: String { text(594) }
  var alertsAtMyStops: String { text(595) }
  var alertsNow: String { text(596) }
  var alertsPlanned: String { text(597) }
  var noAlerts: String { text(598) }
  var noAlertsText: String { text(599) }
  func alertsNotRead(_ agencies: String) -> String { text(600, agencies) }
  var alertsNotAtHand: String { text(601) }
  var everyLine: String { text(602) }
  var moreOfAlert: String { text(603) }
  func alertFrom(_ moment: String) -> String { text(604, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(605, day, clock) }
  func alertUntil(_ moment: String) -> String { text(606, moment) }
  func moreAlerts(_ number: Int) -> String { text(607, String(number)) }
  var allAlerts: String { text(608) }
  func alertsCount(_ count: Int) -> String { text(609, count: count) }
  func alertsUnread(_ count: Int) -> String { text(610, count: count) }
  var withoutStairs: String { text(611) }
  func didNeedNoStairs(_ station: String) -> String { text(612, station) }
  func didTakeStairs(_ station: String) -> String { text(613, station) }
  var elevatorsRun: String { text(614) }
  var elevatorsUnknown: String { text(615) }
  func elevatorsOut(_ count: Int) -> String { text(616, count: count) }
  var elevatorOutOfService: String { text(617) }
  var escalatorOutOfService: String { text(618) }
  var elevatorsAndEscalators: String { text(619) }
  func outSince(_ moment: String) -> String { text(620, moment) }
  func expectedBack(_ moment: String) -> String { text(621, moment) }
  var noStationThere: String { text(622) }
  var elevatorsNotAtHand: String { text(623) }
  var escalatorToBeOut: String { text(624) }
  var elevatorToBeOut: String { text(625) }
  var nextDay: String { text(626) }
}
