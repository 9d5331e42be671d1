// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(383) }
  func updatingOld(_ age: String) -> String { text(384, age) }
  var updating: String { text(385) }
  var keepTrying: String { text(386) }
  var causeAgencyLate: String { text(387) }
  var causeAgencyStopped: String { text(388) }
  var causeClocksDiffer: String { text(389) }
  var causeNoData: String { text(390) }
  var causeTimetable: String { text(391) }
  var causeAgencySilent: String { text(392) }
  func behindClocks(_ lines: String) -> String { text(393, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(394, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(395, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(396, lines) }
  func behindUnknown(_ lines: String) -> String { text(397, lines) }
  var noTrainsNow: String { text(398) }
  func firstAt(_ clock: String) -> String { text(399, clock) }
  func firstTomorrow(_ clock: String) -> String { text(400, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(401, day, clock) }
  var lastStop: String { text(402) }
  func noTrainsOf(_ line: String) -> String { text(403, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(404, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(405, clock) }
  func laterUnknown(_ lines: String) -> String { text(406, lines) }
  package func timetableEnded(_ day: String) -> String { text(407, day) }
  var goesOnBeside: String { text(408) }
  var goesOnAlone: String { text(409) }
  var notKnown: String { text(410) }
  var neverLoaded: String { text(411) }
  var neverLoadedShort: String { text(412) }
  package var departures: String { text(413) }
  var myStops: String { text(414) }
  var search: String { text(415) }
  var nearby: String { text(416) }
  package var map: String { text(417) }
  var mapLabel: String { text(418) }
  var agencies: String { text(419) }
  var chooseLine: String { text(420) }
  var closer: String { text(421) }
  var farther: String { text(422) }
  var wholeMap: String { text(423) }
  func noneKnown(_ lines: String, clock: String) -> String { text(424, lines, clock) }
  func noneKnownSince(_ cause: String, lines: String, clock: String) -> String { text(425, [cause, lines, clock]) }
  var chosenLines: String { text(426) }
  var mapMissing: String { text(427) }
  var linesAndStations: String { text(428) }
  func stationsOf(_ line: String) -> String { text(429, line) }
  var onMap: String { text(430) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(431, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(432, line) }
  func trainsUnknown(_ line: String) -> String { text(433, line) }
  var trainsByTimes: String { text(434) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(435, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(436, destination, station) }
  var unknownStation: String { text(437) }
  var now: String { text(438) }
  package var scheduled: String { text(439) }
  package var held: String { text(440) }
  package var cancelled: String { text(441) }
  package var skipped: String { text(442) }
  var silent: String { text(443) }
  package func track(_ track: String) -> String { text(444, track) }
  var inNoTime: String { text(445) }
  func inWholeMinutes(_ count: Int) -> String { text(446, count: count) }
  func inListedMinutes(_ list: String) -> String { text(447, list) }
  func lineTrain(_ line: String) -> String { text(448, line) }
  func expressLine(_ line: String) -> String { text(449, line) }
  func lineTo(_ line: String, destination: String) -> String { text(450, line, destination) }
  func lineName(_ label: String) -> String { text(451, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(452, count: count, [list]) }
  var directionNorth: String { text(453) }
  var directionSouth: String { text(454) }
  func remove(_ name: String) -> String { text(455, name) }
  func inMyStops(_ name: String) -> String { text(456, name) }
  var removeFromMine: String { text(457) }
  func optionsOf(_ name: String) -> String { text(458, name) }
  var linesShown: String { text(459) }
  var directionShown: String { text(460) }
  var bothWays: String { text(461) }
  func keepOnly(_ line: String) -> String { text(462, line) }
  var edit: String { text(463) }
  var done: String { text(464) }
  var later: String { text(465) }
  var fewer: String { text(466) }
  var allLines: String { text(467) }
  var filterByLine: String { text(468) }
  var timesAs: String { text(469) }
  var timeStyleMinutes: String { text(470) }
  var timeStyleClock: String { text(471) }
  var timeStyleBoth: String { text(472) }
  var trainsBy: String { text(473) }
  var boardOrderLines: String { text(474) }
  var boardOrderTime: String { text(475) }
  var useLocation: String { text(476) }
  var clear: String { text(477) }
  var go: String { text(478) }
  func didAdd(_ name: String) -> String { text(479, name) }
  func didRemove(_ name: String) -> String { text(480, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(481, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(482, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(483, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(484, name) }
  func didMove(_ name: String) -> String { text(485, name) }
  func didShowTimesAs(_ style: String) -> String { text(486, style) }
  var didShowTrainsLines: String { text(487) }
  var didShowTrainsTime: String { text(488) }
  var noStationFound: String { text(489) }
  func stationsFound(_ count: Int) -> String { text(490, count: count) }
  var emptyTitle: String { text(491) }
  var emptyText: String { text(492) }
  var loading: String { text(493) }
  var cantLoad: String { text(494) }
  func unknownText(_ id: String) -> String { text(495, id) }
  func beyondWatched(_ count: Int) -> String { text(496, String(count)) }
  var searchHint: String { text(497) }
  func searchHintSuch(_ example: String) -> String { text(498, example) }
  func nothingFound(_ query: String) -> String { text(499, query) }
  var nothingFoundHint: String { text(500) }
  var recent: String { text(501) }
  var byLine: String { text(502) }
  func lineQuery(_ label: String) -> String { text(503, label) }
  var nearbyText: String { text(504) }
  var orFrom: String { text(505) }
  var locating: String { text(506) }
  func nearTo(_ name: String) -> String { text(507, name) }
  var nearYou: String { text(508) }
  var locationFailedDenied: String { text(509) }
  var locationFailedTimeout: String { text(510) }
  var locationFailedUnavailable: String { text(511) }
  var needsScript: String { text(512) }
  var here: String { text(513) }
  func inMetres(_ distance: String) -> String { text(514, distance) }
  func inKilometres(_ distance: String) -> String { text(515, distance) }
  func inFeet(_ distance: String) -> String { text(516, distance) }
  func inMiles(_ distance: String) -> String { text(517, distance) }
  func walk(_ minutes: Int) -> String { text(518, String(minutes)) }
  var nothingNearMetric: String { text(519) }
  var nothingNearImperial: String { text(520) }
  func nearestIs(_ name: String, distance: String) -> String { text(521, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(522, String(minutes)) }
  var leaveNow: String { text(523) }
  func tooSoon(_ minutes: Int) -> String { text(524, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(525, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(526, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(527, line) }
  func goesAt(_ line: String, clock: String) -> String { text(528, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(529, clock) }
  func isGone(_ line: String, clock: String) -> String { text(530, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(531, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(532, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(533, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(534, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(535, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(536, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(537, String(minutes)) }
  var stopsAhead: String { text(538) }
  func stopsAway(_ count: Int) -> String { text(539, count: count) }
  var delays: String { text(540) }
  var stopsNotAtHand: String { text(541) }
  func tellBefore(_ name: String) -> String { text(542, name) }
  func didSetAlighting(_ name: String) -> String { text(543, name) }
  var didDropAlighting: String { text(544) }
  func getOffIn(_ count: Int, name: String) -> String { text(545, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(546, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(547, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(548, line, name) }
  func thereAt(_ clock: String) -> String { text(549, clock) }
  var bellHint: String { text(550) }
  var dontTellMe: String { text(551) }
  var alertsInPart: String { text(552) }
  var measuringFailedDenied: String { text(553) }
  var measuringFailedTimeout: String { text(554) }
  var measuringFailedUnavailable: String { text(555) }
  func alertTimesMore(_ count: Int) -> String { text(556, count: count) }
  var trainUnknown: String { text(557) }
  var trainNotAtHand: String { text(558) }
  func walkTo(_ name: String) -> String { text(559, name) }
  var walkLess: String { text(560) }
  var walkMore: String { text(561) }
  var walkFromHere: String { text(562) }
  var walkTooFar: String { text(563) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(564, name, String(minutes)) }
  var remindMe: String { text(565) }
  var remindWeekly: String { text(566) }
  var reminders: String { text(567) }
  func remindAt(_ name: String) -> String { text(568, name) }
  var noReminders: String { text(569) }
  var noRemindersText: String { text(570) }
  var reminderUnknown: String { text(571) }
  var toldWhileOpen: String { text(572) }
  var toldIfLater: String { text(573) }
  var toldBefore: String { text(574) }
  func noticeName(_ number: Int) -> String { text(575, String(number)) }
  var noticeLess: String { text(576) }
  var noticeMore: String { text(577) }
  func noticeBefore(_ minutes: Int) -> String { text(578, String(minutes)) }
  var noticeAtOnce: String { text(579) }
  func didRemind(_ name: String) -> String { text(580, name) }
  func didChangeReminder(_ name: String) -> String { text(581, name) }
  var didForgetReminder: String { text(582) }
  var didRest: String { text(583) }
  func didChooseNotices(_ list: String) -> String { text(584, list) }
  var rest: String { text(585) }
  var isResting: String { text(586) }
  var nothingToReach: String { text(587) }
  func forget(_ name: String) -> String { text(588, name) }
  var daysShown: String { text(589) }
  var everyDay: String { text(590) }
  var weekdays: String { text(591) }
  var weekend: String { text(592) }
  var firstTrain: String { text(593) }
  var lastTrain: String { text(594) }
  var chooseDay: String { text(595) }
  var chooseTime: String { text(596) }
  var chooseOtherTime: String { text(597) }
  var alerts: String { text(598) }
  var alertsAtMyStops: String { text(599) }
  var alertsNow: String { text(600) }
  var alertsPlanned: String { text(601) }
  var noAlerts: String { text(602) }
  var noAlertsText: String { text(603) }
  func alertsNotRead(_ agencies: String) -> String { text(604, agencies) }
  var alertsNotAtHand: String { text(605) }
  var everyLine: String { text(606) }
  var moreOfAlert: String { text(607) }
  func alertFrom(_ moment: String) -> String { text(608, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(609, day, clock) }
  func alertUntil(_ moment: String) -> String { text(610, moment) }
  func moreAlerts(_ number: Int) -> String { text(611, String(number)) }
  var allAlerts: String { text(612) }
  func alertsCount(_ count: Int) -> String { text(613, count: count) }
  func alertsUnread(_ count: Int) -> String { text(614, count: count) }
  var withoutStairs: String { text(615) }
  func didNeedNoStairs(_ station: String) -> String { text(616, station) }
  func didTakeStairs(_ station: String) -> String { text(617, station) }
  var elevatorsRun: String { text(618) }
  var elevatorsUnknown: String { text(619) }
  func elevatorsOut(_ count: Int) -> String { text(620, count: count) }
  var elevatorOutOfService: String { text(621) }
  var escalatorOutOfService: String { text(622) }
  var elevatorsAndEscalators: String { text(623) }
  func outSince(_ moment: String) -> String { text(624, moment) }
  func expectedBack(_ moment: String) -> String { text(625, moment) }
  var noStationThere: String { text(626) }
  var elevatorsNotAtHand: String { text(627) }
  var escalatorToBeOut: String { text(628) }
  var elevatorToBeOut: String { text(629) }
  var nextDay: String { text(630) }
}
