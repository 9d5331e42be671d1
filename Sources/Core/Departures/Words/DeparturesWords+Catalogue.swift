// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension DeparturesWords {
  var labelClocksDiffer: String { text(386) }
  func updatingOld(_ age: String) -> String { text(387, age) }
  var updating: String { text(388) }
  var keepTrying: String { text(389) }
  var causeAgencyLate: String { text(390) }
  var causeAgencyStopped: String { text(391) }
  var causeClocksDiffer: String { text(392) }
  var causeNoData: String { text(393) }
  var causeTimetable: String { text(394) }
  var causeAgencySilent: String { text(395) }
  func behindClocks(_ lines: String) -> String { text(396, lines) }
  func behindOld(_ lines: String, age: String) -> String { text(397, lines, age) }
  func behindFailing(_ lines: String, age: String) -> String { text(398, lines, age) }
  func behindTimetable(_ lines: String) -> String { text(399, lines) }
  func behindUnknown(_ lines: String) -> String { text(400, lines) }
  var noTrainsNow: String { text(401) }
  func firstAt(_ clock: String) -> String { text(402, clock) }
  func firstTomorrow(_ clock: String) -> String { text(403, clock) }
  func firstOn(_ day: String, clock: String) -> String { text(404, day, clock) }
  var lastStop: String { text(405) }
  func noTrainsOf(_ line: String) -> String { text(406, line) }
  func knownEndedSince(_ cause: String, clock: String) -> String { text(407, cause, clock) }
  func knownEnded(_ clock: String) -> String { text(408, clock) }
  func laterUnknown(_ lines: String) -> String { text(409, lines) }
  package func timetableEnded(_ day: String) -> String { text(410, day) }
  var goesOnBeside: String { text(411) }
  var goesOnAlone: String { text(412) }
  var notKnown: String { text(413) }
  var neverLoaded: String { text(414) }
  var neverLoadedShort: String { text(415) }
  package var departures: String { text(416) }
  var myStops: String { text(417) }
  var search: String { text(418) }
  var nearby: String { text(419) }
  package var map: String { text(420) }
  var mapLabel: String { text(421) }
  var agencies: String { text(422) }
  var chooseLine: String { text(423) }
  var closer: String { text(424) }
  var farther: String { text(425) }
  var wholeMap: String { text(426) }
  func noneKnown(_ lines: String, clock: String) -> String { text(427, lines, clock) }
  func noneKnownSince(_ cause: String, lines: String, clock: String) -> String { text(428, [cause, lines, clock]) }
  var chosenLines: String { text(429) }
  var mapMissing: String { text(430) }
  var linesAndStations: String { text(431) }
  func stationsOf(_ line: String) -> String { text(432, line) }
  var onMap: String { text(433) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(434, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(435, line) }
  func trainsUnknown(_ line: String) -> String { text(436, line) }
  var trainsByTimes: String { text(437) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(438, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(439, destination, station) }
  var unknownStation: String { text(440) }
  var now: String { text(441) }
  package var scheduled: String { text(442) }
  package var held: String { text(443) }
  package var cancelled: String { text(444) }
  package var skipped: String { text(445) }
  var silent: String { text(446) }
  package func track(_ track: String) -> String { text(447, track) }
  var inNoTime: String { text(448) }
  func inWholeMinutes(_ count: Int) -> String { text(449, count: count) }
  func inListedMinutes(_ list: String) -> String { text(450, list) }
  func lineTrain(_ line: String) -> String { text(451, line) }
  func expressLine(_ line: String) -> String { text(452, line) }
  func lineTo(_ line: String, destination: String) -> String { text(453, line, destination) }
  func lineName(_ label: String) -> String { text(454, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(455, count: count, [list]) }
  var directionNorth: String { text(456) }
  var directionSouth: String { text(457) }
  func remove(_ name: String) -> String { text(458, name) }
  func inMyStops(_ name: String) -> String { text(459, name) }
  var removeFromMine: String { text(460) }
  func optionsOf(_ name: String) -> String { text(461, name) }
  var linesShown: String { text(462) }
  var directionShown: String { text(463) }
  var bothWays: String { text(464) }
  func keepOnly(_ line: String) -> String { text(465, line) }
  var edit: String { text(466) }
  var done: String { text(467) }
  var later: String { text(468) }
  var fewer: String { text(469) }
  var allLines: String { text(470) }
  var filterByLine: String { text(471) }
  var timesAs: String { text(472) }
  var timeStyleMinutes: String { text(473) }
  var timeStyleClock: String { text(474) }
  var timeStyleBoth: String { text(475) }
  var trainsBy: String { text(476) }
  var boardOrderLines: String { text(477) }
  var boardOrderTime: String { text(478) }
  var useLocation: String { text(479) }
  var clear: String { text(480) }
  var go: String { text(481) }
  func didAdd(_ name: String) -> String { text(482, name) }
  func didRemove(_ name: String) -> String { text(483, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(484, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(485, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(486, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(487, name) }
  func didMove(_ name: String) -> String { text(488, name) }
  func didShowTimesAs(_ style: String) -> String { text(489, style) }
  var didShowTrainsLines: String { text(490) }
  var didShowTrainsTime: String { text(491) }
  var noStationFound: String { text(492) }
  func stationsFound(_ count: Int) -> String { text(493, count: count) }
  var emptyTitle: String { text(494) }
  var emptyText: String { text(495) }
  var loading: String { text(496) }
  var cantLoad: String { text(497) }
  func unknownText(_ id: String) -> String { text(498, id) }
  func beyondWatched(_ count: Int) -> String { text(499, String(count)) }
  var searchHint: String { text(500) }
  func searchHintSuch(_ example: String) -> String { text(501, example) }
  func nothingFound(_ query: String) -> String { text(502, query) }
  var nothingFoundHint: String { text(503) }
  var recent: String { text(504) }
  var byLine: String { text(505) }
  func lineQuery(_ label: String) -> String { text(506, label) }
  var nearbyText: String { text(507) }
  var orFrom: String { text(508) }
  var locating: String { text(509) }
  func nearTo(_ name: String) -> String { text(510, name) }
  var nearYou: String { text(511) }
  var locationFailedDenied: String { text(512) }
  var locationFailedTimeout: String { text(513) }
  var locationFailedUnavailable: String { text(514) }
  var needsScript: String { text(515) }
  var here: String { text(516) }
  func inMetres(_ distance: String) -> String { text(517, distance) }
  func inKilometres(_ distance: String) -> String { text(518, distance) }
  func inFeet(_ distance: String) -> String { text(519, distance) }
  func inMiles(_ distance: String) -> String { text(520, distance) }
  func walk(_ minutes: Int) -> String { text(521, String(minutes)) }
  var nothingNearMetric: String { text(522) }
  var nothingNearImperial: String { text(523) }
  func nearestIs(_ name: String, distance: String) -> String { text(524, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(525, String(minutes)) }
  var leaveNow: String { text(526) }
  func tooSoon(_ minutes: Int) -> String { text(527, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(528, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(529, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(530, line) }
  func goesAt(_ line: String, clock: String) -> String { text(531, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(532, clock) }
  func isGone(_ line: String, clock: String) -> String { text(533, line, clock) }
  func isCancelled(_ line: String, clock: String) -> String { text(534, line, clock) }
  func isSkipped(_ line: String, clock: String) -> String { text(535, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(536, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(537, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(538, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(539, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(540, String(minutes)) }
  var stopsAhead: String { text(541) }
  func stopsAway(_ count: Int) -> String { text(542, count: count) }
  var delays: String { text(543) }
  var stopsNotAtHand: String { text(544) }
  func tellBefore(_ name: String) -> String { text(545, name) }
  func didSetAlighting(_ name: String) -> String { text(546, name) }
  var didDropAlighting: String { text(547) }
  func getOffIn(_ count: Int, name: String) -> String { text(548, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(549, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(550, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(551, line, name) }
  func thereAt(_ clock: String) -> String { text(552, clock) }
  var bellHint: String { text(553) }
  var dontTellMe: String { text(554) }
  var alertsInPart: String { text(555) }
  var measuringFailedDenied: String { text(556) }
  var measuringFailedTimeout: String { text(557) }
  var measuringFailedUnavailable: String { text(558) }
  func alertTimesMore(_ count: Int) -> String { text(559, count: count) }
  var trainUnknown: String { text(560) }
  var trainNotAtHand: String { text(561) }
  func walkTo(_ name: String) -> String { text(562, name) }
  var walkLess: String { text(563) }
  var walkMore: String { text(564) }
  var walkFromHere: String { text(565) }
  var walkTooFar: String { text(566) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(567, name, String(minutes)) }
  var remindMe: String { text(568) }
  var remindWeekly: String { text(569) }
  var reminders: String { text(570) }
  func remindAt(_ name: String) -> String { text(571, name) }
  var noReminders: String { text(572) }
  var noRemindersText: String { text(573) }
  var reminderUnknown: String { text(574) }
  var toldWhileOpen: String { text(575) }
  var toldIfLater: String { text(576) }
  var toldBefore: String { text(577) }
  func noticeName(_ number: Int) -> String { text(578, String(number)) }
  var noticeLess: String { text(579) }
  var noticeMore: String { text(580) }
  func noticeBefore(_ minutes: Int) -> String { text(581, String(minutes)) }
  var noticeAtOnce: String { text(582) }
  func didRemind(_ name: String) -> String { text(583, name) }
  func didChangeReminder(_ name: String) -> String { text(584, name) }
  var didForgetReminder: String { text(585) }
  var didRest: String { text(586) }
  func didChooseNotices(_ list: String) -> String { text(587, list) }
  var rest: String { text(588) }
  var isResting: String { text(589) }
  var nothingToReach: String { text(590) }
  func forget(_ name: String) -> String { text(591, name) }
  var daysShown: String { text(592) }
  var everyDay: String { text(593) }
  var weekdays: String { text(594) }
  var weekend: String { text(595) }
  var firstTrain: String { text(596) }
  var lastTrain: String { text(597) }
  var chooseDay: String { text(598) }
  var chooseTime: String { text(599) }
  var chooseOtherTime: String { text(600) }
  var alerts: String { text(601) }
  var alertsAtMyStops: String { text(602) }
  var alertsNow: String { text(603) }
  var alertsPlanned: String { text(604) }
  var noAlerts: String { text(605) }
  var noAlertsText: String { text(606) }
  func alertsNotRead(_ agencies: String) -> String { text(607, agencies) }
  var alertsNotAtHand: String { text(608) }
  var everyLine: String { text(609) }
  var moreOfAlert: String { text(610) }
  func alertFrom(_ moment: String) -> String { text(611, moment) }
  func alertDay(_ day: String, clock: String) -> String { text(612, day, clock) }
  func alertUntil(_ moment: String) -> String { text(613, moment) }
  func moreAlerts(_ number: Int) -> String { text(614, String(number)) }
  var allAlerts: String { text(615) }
  func alertsCount(_ count: Int) -> String { text(616, count: count) }
  func alertsUnread(_ count: Int) -> String { text(617, count: count) }
  var withoutStairs: String { text(618) }
  func didNeedNoStairs(_ station: String) -> String { text(619, station) }
  func didTakeStairs(_ station: String) -> String { text(620, station) }
  var elevatorsRun: String { text(621) }
  var elevatorsUnknown: String { text(622) }
  func elevatorsOut(_ count: Int) -> String { text(623, count: count) }
  var elevatorOutOfService: String { text(624) }
  var escalatorOutOfService: String { text(625) }
  var elevatorsAndEscalators: String { text(626) }
  func outSince(_ moment: String) -> String { text(627, moment) }
  func expectedBack(_ moment: String) -> String { text(628, moment) }
  var noStationThere: String { text(629) }
  var elevatorsNotAtHand: String { text(630) }
  var escalatorToBeOut: String { text(631) }
  var elevatorToBeOut: String { text(632) }
  var nextDay: String { text(633) }
}
