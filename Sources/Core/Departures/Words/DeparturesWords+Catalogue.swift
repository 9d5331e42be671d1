// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(388) }
  func updatingOld(_ age: String) -> String { text(389, age) }
  var updating: String { text(390) }
  var keepTrying: String { text(391) }
  var causeAgencyLate: String { text(392) }
  var causeAgencyStopped: String { text(393) }
  var causeClocksDiffer: String { text(394) }
  var causeNoData: String { text(395) }
  var causeTimetable: String { text(396) }
  var causeAgencySilent: String { text(397) }
  func behindClocks(_ lines: String) -> String { text(398, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(399, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(400, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(401, lines) }
  func behindUnknown(_ lines: String) -> String { text(402, lines) }
  var noTrainsNow: String { text(403) }
  func firstAt(_ clock: String) -> String { text(404, clock) }
  func firstTomorrow(_ clock: String) -> String { text(405, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(406, day, clock) }
  var lastStop: String { text(407) }
  func noTrainsOf(_ line: String) -> String { text(408, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(409, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(410, clock) }
  func laterUnknown(_ lines: String) -> String { text(411, lines) }
  package func timetableEnded(_ day: String) -> String { text(412, day) }
  var goesOnBeside: String { text(413) }
  var goesOnAlone: String { text(414) }
  var notKnown: String { text(415) }
  var neverLoaded: String { text(416) }
  var neverLoadedShort: String { text(417) }
  package var departures: String { text(418) }
  var myStops: String { text(419) }
  var search: String { text(420) }
  var nearby: String { text(421) }
  package var map: String { text(422) }
  var mapLabel: String { text(423) }
  var agencies: String { text(424) }
  var chooseLine: String { text(425) }
  var closer: String { text(426) }
  var farther: String { text(427) }
  var wholeMap: String { text(428) }
  func noneKnown(_ lines: String, clock: String) -> String { text(429, lines, clock) }
  func noneKnownSince(_ cause: String, lines: String, clock: String) -> String { text(430, [cause, lines, clock]) }
  var chosenLines: String { text(431) }
  var mapMissing: String { text(432) }
  var linesAndStations: String { text(433) }
  func stationsOf(_ line: String) -> String { text(434, line) }
  var onMap: String { text(435) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(436, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(437, line) }
  func trainsUnknown(_ line: String) -> String { text(438, line) }
  var trainsByTimes: String { text(439) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(440, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(441, destination, station) }
  var unknownStation: String { text(442) }
  var now: String { text(443) }
  package var scheduled: String { text(444) }
  package var held: String { text(445) }
  package var cancelled: String { text(446) }
  package var skipped: String { text(447) }
  var silent: String { text(448) }
  package func track(_ track: String) -> String { text(449, track) }
  var inNoTime: String { text(450) }
  func inWholeMinutes(_ count: Int) -> String { text(451, count: count) }
  func inListedMinutes(_ list: String) -> String { text(452, list) }
  func lineTrain(_ line: String) -> String { text(453, line) }
  func expressLine(_ line: String) -> String { text(454, line) }
  func lineTo(_ line: String, destination: String) -> String { text(455, line, destination) }
  func lineName(_ label: String) -> String { text(456, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(457, count: count, [list]) }
  var directionNorth: String { text(458) }
  var directionSouth: String { text(459) }
  func remove(_ name: String) -> String { text(460, name) }
  func inMyStops(_ name: String) -> String { text(461, name) }
  var removeFromMine: String { text(462) }
  func optionsOf(_ name: String) -> String { text(463, name) }
  var linesShown: String { text(464) }
  var directionShown: String { text(465) }
  var bothWays: String { text(466) }
  func keepOnly(_ line: String) -> String { text(467, line) }
  var edit: String { text(468) }
  var done: String { text(469) }
  var later: String { text(470) }
  var fewer: String { text(471) }
  var allLines: String { text(472) }
  var filterByLine: String { text(473) }
  var timesAs: String { text(474) }
  var timeStyleMinutes: String { text(475) }
  var timeStyleClock: String { text(476) }
  var timeStyleBoth: String { text(477) }
  var trainsBy: String { text(478) }
  var boardOrderLines: String { text(479) }
  var boardOrderTime: String { text(480) }
  var useLocation: String { text(481) }
  var clear: String { text(482) }
  var go: String { text(483) }
  func didAdd(_ name: String) -> String { text(484, name) }
  func didRemove(_ name: String) -> String { text(485, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(486, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(487, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(488, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(489, name) }
  func didMove(_ name: String) -> String { text(490, name) }
  func didShowTimesAs(_ style: String) -> String { text(491, style) }
  var didShowTrainsLines: String { text(492) }
  var didShowTrainsTime: String { text(493) }
  var noStationFound: String { text(494) }
  func stationsFound(_ count: Int) -> String { text(495, count: count) }
  var emptyTitle: String { text(496) }
  var emptyText: String { text(497) }
  var loading: String { text(498) }
  var cantLoad: String { text(499) }
  func unknownText(_ id: String) -> String { text(500, id) }
  func beyondWatched(_ count: Int) -> String { text(501, String(count)) }
  var searchHint: String { text(502) }
  func searchHintSuch(_ example: String) -> String { text(503, example) }
  func nothingFound(_ query: String) -> String { text(504, query) }
  var nothingFoundHint: String { text(505) }
  var recent: String { text(506) }
  var byLine: String { text(507) }
  func lineQuery(_ label: String) -> String { text(508, label) }
  var nearbyText: String { text(509) }
  var orFrom: String { text(510) }
  var locating: String { text(511) }
  func nearTo(_ name: String) -> String { text(512, name) }
  var nearYou: String { text(513) }
  var locationFailedDenied: String { text(514) }
  var locationFailedTimeout: String { text(515) }
  var locationFailedUnavailable: String { text(516) }
  var needsScript: String { text(517) }
  var here: String { text(518) }
  func inMetres(_ distance: String) -> String { text(519, distance) }
  func inKilometres(_ distance: String) -> String { text(520, distance) }
  func inFeet(_ distance: String) -> String { text(521, distance) }
  func inMiles(_ distance: String) -> String { text(522, distance) }
  func walk(_ minutes: Int) -> String { text(523, String(minutes)) }
  var nothingNearMetric: String { text(524) }
  var nothingNearImperial: String { text(525) }
  func nearestIs(_ name: String, distance: String) -> String { text(526, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(527, String(minutes)) }
  var leaveNow: String { text(528) }
  func tooSoon(_ minutes: Int) -> String { text(529, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(530, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(531, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(532, line) }
  func goesAt(_ line: String, clock: String) -> String { text(533, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(534, clock) }
  func isGone(_ line: String, clock: String) -> String { text(535, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(536, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(537, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(538, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(539, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(540, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(541, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(542, String(minutes)) }
  var stopsAhead: String { text(543) }
  func stopsAway(_ count: Int) -> String { text(544, count: count) }
  var delays: String { text(545) }
  var stopsNotAtHand: String { text(546) }
  func tellBefore(_ name: String) -> String { text(547, name) }
  func didSetAlighting(_ name: String) -> String { text(548, name) }
  var didDropAlighting: String { text(549) }
  func getOffIn(_ count: Int, name: String) -> String { text(550, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(551, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(552, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(553, line, name) }
  func thereAt(_ clock: String) -> String { text(554, clock) }
  var bellHint: String { text(555) }
  var dontTellMe: String { text(556) }
  var alertsInPart: String { text(557) }
  var measuringFailedDenied: String { text(558) }
  var measuringFailedTimeout: String { text(559) }
  var measuringFailedUnavailable: String { text(560) }
  func alertTimesMore(_ count: Int) -> String { text(561, count: count) }
  var trainUnknown: String { text(562) }
  var trainNotAtHand: String { text(563) }
  func walkTo(_ name: String) -> String { text(564, name) }
  var walkLess: String { text(565) }
  var walkMore: String { text(566) }
  var walkFromHere: String { text(567) }
  var walkTooFar: String { text(568) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(569, name, String(minutes)) }
  var remindMe: String { text(570) }
  var remindWeekly: String { text(571) }
  var reminders: String { text(572) }
  func remindAt(_ name: String) -> String { text(573, name) }
  var noReminders: String { text(574) }
  var noRemindersText: String { text(575) }
  var reminderUnknown: String { text(576) }
  var toldWhileOpen: String { text(577) }
  var toldIfLater: String { text(578) }
  var toldBefore: String { text(579) }
  func noticeName(_ number: Int) -> String { text(580, String(number)) }
  var noticeLess: String { text(581) }
  var noticeMore: String { text(582) }
  func noticeBefore(_ minutes: Int) -> String { text(583, String(minutes)) }
  var noticeAtOnce: String { text(584) }
  func didRemind(_ name: String) -> String { text(585, name) }
  func didChangeReminder(_ name: String) -> String { text(586, name) }
  var didForgetReminder: String { text(587) }
  var didRest: String { text(588) }
  func didChooseNotices(_ list: String) -> String { text(589, list) }
  var rest: String { text(590) }
  var isResting: String { text(591) }
  var nothingToReach: String { text(592) }
  func forget(_ name: String) -> String { text(593, name) }
  var daysShown: String { text(594) }
  var everyDay: String { text(595) }
  var weekdays: String { text(596) }
  var weekend: String { text(597) }
  var firstTrain: String { text(598) }
  var lastTrain: String { text(599) }
  var chooseDay: String { text(600) }
  var chooseTime: String { text(601) }
  var chooseOtherTime: String { text(602) }
  var alerts: String { text(603) }
  var alertsAtMyStops: String { text(604) }
  var alertsNow: String { text(605) }
  var alertsPlanned: String { text(606) }
  var noAlerts: String { text(607) }
  var noAlertsText: String { text(608) }
  func alertsNotRead(_ agencies: String) -> String { text(609, agencies) }
  var alertsNotAtHand: String { text(610) }
  var everyLine: String { text(611) }
  var moreOfAlert: String { text(612) }
  func alertFrom(_ moment: String) -> String { text(613, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(614, day, clock) }
  func alertUntil(_ moment: String) -> String { text(615, moment) }
  func moreAlerts(_ number: Int) -> String { text(616, String(number)) }
  var allAlerts: String { text(617) }
  func alertsCount(_ count: Int) -> String { text(618, count: count) }
  func alertsUnread(_ count: Int) -> String { text(619, count: count) }
  var withoutStairs: String { text(620) }
  func didNeedNoStairs(_ station: String) -> String { text(621, station) }
  func didTakeStairs(_ station: String) -> String { text(622, station) }
  var elevatorsRun: String { text(623) }
  var elevatorsUnknown: String { text(624) }
  func elevatorsOut(_ count: Int) -> String { text(625, count: count) }
  var elevatorOutOfService: String { text(626) }
  var escalatorOutOfService: String { text(627) }
  var elevatorsAndEscalators: String { text(628) }
  func outSince(_ moment: String) -> String { text(629, moment) }
  func expectedBack(_ moment: String) -> String { text(630, moment) }
  var noStationThere: String { text(631) }
  var elevatorsNotAtHand: String { text(632) }
  var escalatorToBeOut: String { text(633) }
  var elevatorToBeOut: String { text(634) }
  var nextDay: String { text(635) }
}
