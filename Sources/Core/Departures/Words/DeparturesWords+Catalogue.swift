// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(396) }
  func updatingOld(_ age: String) -> String { text(397, age) }
  var updating: String { text(398) }
  var keepTrying: String { text(399) }
  var causeAgencyLate: String { text(400) }
  var causeAgencyStopped: String { text(401) }
  var causeClocksDiffer: String { text(402) }
  var causeNoData: String { text(403) }
  var causeTimetable: String { text(404) }
  var causeAgencySilent: String { text(405) }
  func behindClocks(_ lines: String) -> String { text(406, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(407, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(408, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(409, lines) }
  func behindUnknown(_ lines: String) -> String { text(410, lines) }
  var noTrainsNow: String { text(411) }
  func firstAt(_ clock: String) -> String { text(412, clock) }
  func firstTomorrow(_ clock: String) -> String { text(413, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(414, day, clock) }
  var lastStop: String { text(415) }
  func noTrainsOf(_ line: String) -> String { text(416, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(417, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(418, clock) }
  func laterUnknown(_ lines: String) -> String { text(419, lines) }
  package func timetableEnded(_ day: String) -> String { text(420, day) }
  var goesOnBeside: String { text(421) }
  var goesOnAlone: String { text(422) }
  var notKnown: String { text(423) }
  var neverLoaded: String { text(424) }
  var neverLoadedShort: String { text(425) }
  package var departures: String { text(426) }
  var myStops: String { text(427) }
  var search: String { text(428) }
  var nearby: String { text(429) }
  package var map: String { text(430) }
  var mapLabel: String { text(431) }
  var agencies: String { text(432) }
  var chooseLine: String { text(433) }
  var closer: String { text(434) }
  var farther: String { text(435) }
  var wholeMap: String { text(436) }
  func noneKnown(_ lines: String, clock: String) -> String { text(437, lines, clock) }
  func noneKnownSince(_ cause: String, lines: String, clock: String) -> String { text(438, [cause, lines, clock]) }
  var chosenLines: String { text(439) }
  var mapMissing: String { text(440) }
  var linesAndStations: String { text(441) }
  func stationsOf(_ line: String) -> String { text(442, line) }
  var onMap: String { text(443) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(444, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(445, line) }
  func trainsUnknown(_ line: String) -> String { text(446, line) }
  var trainsByTimes: String { text(447) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(448, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(449, destination, station) }
  var unknownStation: String { text(450) }
  var now: String { text(451) }
  package var scheduled: String { text(452) }
  package var held: String { text(453) }
  package var cancelled: String { text(454) }
  package var skipped: String { text(455) }
  var silent: String { text(456) }
  package func track(_ track: String) -> String { text(457, track) }
  var inNoTime: String { text(458) }
  func inWholeMinutes(_ count: Int) -> String { text(459, count: count) }
  func inListedMinutes(_ list: String) -> String { text(460, list) }
  func lineTrain(_ line: String) -> String { text(461, line) }
  func expressLine(_ line: String) -> String { text(462, line) }
  func lineTo(_ line: String, destination: String) -> String { text(463, line, destination) }
  func lineName(_ label: String) -> String { text(464, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(465, count: count, [list]) }
  var directionNorth: String { text(466) }
  var directionSouth: String { text(467) }
  func remove(_ name: String) -> String { text(468, name) }
  func inMyStops(_ name: String) -> String { text(469, name) }
  var removeFromMine: String { text(470) }
  func optionsOf(_ name: String) -> String { text(471, name) }
  var linesShown: String { text(472) }
  var directionShown: String { text(473) }
  var bothWays: String { text(474) }
  func keepOnly(_ line: String) -> String { text(475, line) }
  var edit: String { text(476) }
  var done: String { text(477) }
  var later: String { text(478) }
  var fewer: String { text(479) }
  var allLines: String { text(480) }
  var filterByLine: String { text(481) }
  var timesAs: String { text(482) }
  var timeStyleMinutes: String { text(483) }
  var timeStyleClock: String { text(484) }
  var timeStyleBoth: String { text(485) }
  var trainsBy: String { text(486) }
  var boardOrderLines: String { text(487) }
  var boardOrderTime: String { text(488) }
  var useLocation: String { text(489) }
  var clear: String { text(490) }
  var go: String { text(491) }
  func didAdd(_ name: String) -> String { text(492, name) }
  func didRemove(_ name: String) -> String { text(493, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(494, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(495, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(496, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(497, name) }
  func didMove(_ name: String) -> String { text(498, name) }
  func didShowTimesAs(_ style: String) -> String { text(499, style) }
  var didShowTrainsLines: String { text(500) }
  var didShowTrainsTime: String { text(501) }
  var noStationFound: String { text(502) }
  func stationsFound(_ count: Int) -> String { text(503, count: count) }
  var emptyTitle: String { text(504) }
  var emptyText: String { text(505) }
  var loading: String { text(506) }
  var cantLoad: String { text(507) }
  func unknownText(_ id: String) -> String { text(508, id) }
  func beyondWatched(_ count: Int) -> String { text(509, String(count)) }
  var searchHint: String { text(510) }
  func searchHintSuch(_ example: String) -> String { text(511, example) }
  func nothingFound(_ query: String) -> String { text(512, query) }
  var nothingFoundHint: String { text(513) }
  var recent: String { text(514) }
  var byLine: String { text(515) }
  func lineQuery(_ label: String) -> String { text(516, label) }
  var nearbyText: String { text(517) }
  var orFrom: String { text(518) }
  var locating: String { text(519) }
  func nearTo(_ name: String) -> String { text(520, name) }
  var nearYou: String { text(521) }
  var locationFailedDenied: String { text(522) }
  var locationFailedTimeout: String { text(523) }
  var locationFailedUnavailable: String { text(524) }
  var needsScript: String { text(525) }
  var here: String { text(526) }
  func inMetres(_ distance: String) -> String { text(527, distance) }
  func inKilometres(_ distance: String) -> String { text(528, distance) }
  func inFeet(_ distance: String) -> String { text(529, distance) }
  func inMiles(_ distance: String) -> String { text(530, distance) }
  func walk(_ minutes: Int) -> String { text(531, String(minutes)) }
  var nothingNearMetric: String { text(532) }
  var nothingNearImperial: String { text(533) }
  func nearestIs(_ name: String, distance: String) -> String { text(534, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(535, String(minutes)) }
  var leaveNow: String { text(536) }
  func tooSoon(_ minutes: Int) -> String { text(537, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(538, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(539, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(540, line) }
  func goesAt(_ line: String, clock: String) -> String { text(541, line, clock) }
  func nowLeavesAt(_ line: String, clock: String) -> String { text(542, line, clock) }
  func doesNotCome(_ line: String, clock: String) -> String { text(543, line, clock) }
  func leaveSoon(_ left: String) -> String { text(544, left) }
  func leaveSoonFor(_ left: String, line: String) -> String { text(545, left, line) }
  var leaveAtOnce: String { text(546) }
  func wasDueAt(_ clock: String) -> String { text(547, clock) }
  func isGone(_ line: String, clock: String) -> String { text(548, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(549, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(550, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(551, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(552, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(553, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(554, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(555, String(minutes)) }
  var stopsAhead: String { text(556) }
  func stopsAway(_ count: Int) -> String { text(557, count: count) }
  var delays: String { text(558) }
  var stopsNotAtHand: String { text(559) }
  func tellBefore(_ name: String) -> String { text(560, name) }
  func didSetAlighting(_ name: String) -> String { text(561, name) }
  var didDropAlighting: String { text(562) }
  func getOffIn(_ count: Int, name: String) -> String { text(563, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(564, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(565, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(566, line, name) }
  func thereAt(_ clock: String) -> String { text(567, clock) }
  var bellHint: String { text(568) }
  var dontTellMe: String { text(569) }
  var alertsInPart: String { text(570) }
  var measuringFailedDenied: String { text(571) }
  var measuringFailedTimeout: String { text(572) }
  var measuringFailedUnavailable: String { text(573) }
  func alertTimesMore(_ count: Int) -> String { text(574, count: count) }
  var trainUnknown: String { text(575) }
  var trainNotAtHand: String { text(576) }
  func walkTo(_ name: String) -> String { text(577, name) }
  var walkLess: String { text(578) }
  var walkMore: String { text(579) }
  var walkFromHere: String { text(580) }
  var walkTooFar: String { text(581) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(582, name, String(minutes)) }
  var remindMe: String { text(583) }
  var remindWeekly: String { text(584) }
  var reminders: String { text(585) }
  func remindAt(_ name: String) -> String { text(586, name) }
  var noReminders: String { text(587) }
  var noRemindersText: String { text(588) }
  var reminderUnknown: String { text(589) }
  var toldWhileOpen: String { text(590) }
  var toldIfLater: String { text(591) }
  var toldBefore: String { text(592) }
  func noticeName(_ number: Int) -> String { text(593, String(number)) }
  var noticeLess: String { text(594) }
  var noticeMore: String { text(595) }
  func noticeBefore(_ minutes: Int) -> String { text(596, String(minutes)) }
  var noticeAtOnce: String { text(597) }
  func didRemind(_ name: String) -> String { text(598, name) }
  func didChangeReminder(_ name: String) -> String { text(599, name) }
  var didForgetReminder: String { text(600) }
  var didRest: String { text(601) }
  func didChooseNotices(_ list: String) -> String { text(602, list) }
  var rest: String { text(603) }
  var isResting: String { text(604) }
  var nothingToReach: String { text(605) }
  func forget(_ name: String) -> String { text(606, name) }
  var daysShown: String { text(607) }
  var everyDay: String { text(608) }
  var weekdays: String { text(609) }
  var weekend: String { text(610) }
  var firstTrain: String { text(611) }
  var lastTrain: String { text(612) }
  var chooseDay: String { text(613) }
  var chooseTime: String { text(614) }
  var chooseOtherTime: String { text(615) }
  var alerts: String { text(616) }
  var alertsAtMyStops: String { text(617) }
  var alertsNow: String { text(618) }
  var alertsPlanned: String { text(619) }
  var noAlerts: String { text(620) }
  var noAlertsText: String { text(621) }
  func alertsNotRead(_ agencies: String) -> String { text(622, agencies) }
  var alertsNotAtHand: String { text(623) }
  var everyLine: String { text(624) }
  var moreOfAlert: String { text(625) }
  func alertFrom(_ moment: String) -> String { text(626, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(627, day, clock) }
  func alertUntil(_ moment: String) -> String { text(628, moment) }
  func moreAlerts(_ number: Int) -> String { text(629, String(number)) }
  var allAlerts: String { text(630) }
  func alertsCount(_ count: Int) -> String { text(631, count: count) }
  func alertsUnread(_ count: Int) -> String { text(632, count: count) }
  var withoutStairs: String { text(633) }
  func didNeedNoStairs(_ station: String) -> String { text(634, station) }
  func didTakeStairs(_ station: String) -> String { text(635, station) }
  var elevatorsRun: String { text(636) }
  var elevatorsUnknown: String { text(637) }
  func elevatorsOut(_ count: Int) -> String { text(638, count: count) }
  var elevatorOutOfService: String { text(639) }
  var escalatorOutOfService: String { text(640) }
  var elevatorsAndEscalators: String { text(641) }
  func outSince(_ moment: String) -> String { text(642, moment) }
  func expectedBack(_ moment: String) -> String { text(643, moment) }
  var noStationThere: String { text(644) }
  var elevatorsNotAtHand: String { text(645) }
  var escalatorToBeOut: String { text(646) }
  var elevatorToBeOut: String { text(647) }
  var nextDay: String { text(648) }
}
