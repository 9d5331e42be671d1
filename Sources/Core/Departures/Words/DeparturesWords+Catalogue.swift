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
  var agencies: String { text(414) }
  var chooseLine: String { text(415) }
  var closer: String { text(416) }
  var farther: String { text(417) }
  var wholeMap: String { text(418) }
  var mapMissing: String { text(419) }
  var linesAndStations: String { text(420) }
  func stationsOf(_ line: String) -> String { text(421, line) }
  var onMap: String { text(422) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(423, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(424, line) }
  func trainsUnknown(_ line: String) -> String { text(425, line) }
  var trainsByTimes: String { text(426) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(427, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(428, destination, station) }
  var unknownStation: String { text(429) }
  var now: String { text(430) }
  package var scheduled: String { text(431) }
  package var held: String { text(432) }
  package var cancelled: String { text(433) }
  package var skipped: String { text(434) }
  var silent: String { text(435) }
  package func track(_ track: String) -> String { text(436, track) }
  var inNoTime: String { text(437) }
  func inWholeMinutes(_ count: Int) -> String { text(438, count: count) }
  func inListedMinutes(_ list: String) -> String { text(439, list) }
  func lineTrain(_ line: String) -> String { text(440, line) }
  func expressLine(_ line: String) -> String { text(441, line) }
  func lineTo(_ line: String, destination: String) -> String { text(442, line, destination) }
  func lineName(_ label: String) -> String { text(443, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(444, count: count, [list]) }
  var directionNorth: String { text(445) }
  var directionSouth: String { text(446) }
  func remove(_ name: String) -> String { text(447, name) }
  func inMyStops(_ name: String) -> String { text(448, name) }
  var removeFromMine: String { text(449) }
  func optionsOf(_ name: String) -> String { text(450, name) }
  var linesShown: String { text(451) }
  var directionShown: String { text(452) }
  var bothWays: String { text(453) }
  func keepOnly(_ line: String) -> String { text(454, line) }
  var edit: String { text(455) }
  var done: String { text(456) }
  var later: String { text(457) }
  var fewer: String { text(458) }
  var allLines: String { text(459) }
  var filterByLine: String { text(460) }
  var timesAs: String { text(461) }
  var timeStyleMinutes: String { text(462) }
  var timeStyleClock: String { text(463) }
  var timeStyleBoth: String { text(464) }
  var trainsBy: String { text(465) }
  var boardOrderLines: String { text(466) }
  var boardOrderTime: String { text(467) }
  var useLocation: String { text(468) }
  var clear: String { text(469) }
  var go: String { text(470) }
  func didAdd(_ name: String) -> String { text(471, name) }
  func didRemove(_ name: String) -> String { text(472, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(473, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(474, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(475, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(476, name) }
  func didMove(_ name: String) -> String { text(477, name) }
  func didShowTimesAs(_ style: String) -> String { text(478, style) }
  var didShowTrainsLines: String { text(479) }
  var didShowTrainsTime: String { text(480) }
  var noStationFound: String { text(481) }
  func stationsFound(_ count: Int) -> String { text(482, count: count) }
  var emptyTitle: String { text(483) }
  var emptyText: String { text(484) }
  var loading: String { text(485) }
  var cantLoad: String { text(486) }
  func unknownText(_ id: String) -> String { text(487, id) }
  var searchHint: String { text(488) }
  func searchHintSuch(_ example: String) -> String { text(489, example) }
  func nothingFound(_ query: String) -> String { text(490, query) }
  var nothingFoundHint: String { text(491) }
  var recent: String { text(492) }
  var byLine: String { text(493) }
  func lineQuery(_ label: String) -> String { text(494, label) }
  var nearbyText: String { text(495) }
  var orFrom: String { text(496) }
  var locating: String { text(497) }
  func nearTo(_ name: String) -> String { text(498, name) }
  var nearYou: String { text(499) }
  var locationFailedDenied: String { text(500) }
  var locationFailedTimeout: String { text(501) }
  var locationFailedUnavailable: String { text(502) }
  var needsScript: String { text(503) }
  var here: String { text(504) }
  func inMetres(_ distance: String) -> String { text(505, distance) }
  func inKilometres(_ distance: String) -> String { text(506, distance) }
  func inFeet(_ distance: String) -> String { text(507, distance) }
  func inMiles(_ distance: String) -> String { text(508, distance) }
  func walk(_ minutes: Int) -> String { text(509, String(minutes)) }
  var nothingNearMetric: String { text(510) }
  var nothingNearImperial: String { text(511) }
  func nearestIs(_ name: String, distance: String) -> String { text(512, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(513, String(minutes)) }
  var leaveNow: String { text(514) }
  func tooSoon(_ minutes: Int) -> String { text(515, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(516, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(517, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(518, line) }
  func goesAt(_ line: String, clock: String) -> String { text(519, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(520, clock) }
  func isGone(_ line: String, clock: String) -> String { text(521, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(522, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(523, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(524, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(525, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(526, String(minutes)) }
  var stopsAhead: String { text(527) }
  func stopsAway(_ count: Int) -> String { text(528, count: count) }
  var delays: String { text(529) }
  var stopsNotAtHand: String { text(530) }
  func tellBefore(_ name: String) -> String { text(531, name) }
  func didSetAlighting(_ name: String) -> String { text(532, name) }
  var didDropAlighting: String { text(533) }
  func getOffIn(_ count: Int, name: String) -> String { text(534, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(535, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(536, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(537, line, name) }
  func thereAt(_ clock: String) -> String { text(538, clock) }
  var bellHint: String { text(539) }
  var dontTellMe: String { text(540) }
  var alertsInPart: String { text(541) }
  var measuringFailedDenied: String { text(542) }
  var measuringFailedTimeout: String { text(543) }
  var measuringFailedUnavailable: String { text(544) }
  func alertTimesMore(_ count: Int) -> String { text(545, count: count) }
  var trainUnknown: String { text(546) }
  var trainNotAtHand: String { text(547) }
  func walkTo(_ name: String) -> String { text(548, name) }
  var walkLess: String { text(549) }
  var walkMore: String { text(550) }
  var walkFromHere: String { text(551) }
  var walkTooFar: String { text(552) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(553, name, String(minutes)) }
  var remindMe: String { text(554) }
  var remindWeekly: String { text(555) }
  var reminders: String { text(556) }
  func remindAt(_ name: String) -> String { text(557, name) }
  var noReminders: String { text(558) }
  var noRemindersText: String { text(559) }
  var reminderUnknown: String { text(560) }
  var toldWhileOpen: String { text(561) }
  var toldIfLater: String { text(562) }
  var toldBefore: String { text(563) }
  func noticeName(_ number: Int) -> String { text(564, String(number)) }
  var noticeLess: String { text(565) }
  var noticeMore: String { text(566) }
  func noticeBefore(_ minutes: Int) -> String { text(567, String(minutes)) }
  var noticeAtOnce: String { text(568) }
  func didRemind(_ name: String) -> String { text(569, name) }
  func didChangeReminder(_ name: String) -> String { text(570, name) }
  var didForgetReminder: String { text(571) }
  var didRest: String { text(572) }
  func didChooseNotices(_ list: String) -> String { text(573, list) }
  var rest: String { text(574) }
  var isResting: String { text(575) }
  var nothingToReach: String { text(576) }
  func forget(_ name: String) -> String { text(577, name) }
  var daysShown: String { text(578) }
  var everyDay: String { text(579) }
  var weekdays: String { text(580) }
  var weekend: String { text(581) }
  var firstTrain: String { text(582) }
  var lastTrain: String { text(583) }
  var chooseDay: String { text(584) }
  var chooseTime: String { text(585) }
  var chooseOtherTime: String { text(586) }
  var alerts: String { text(587) }
  var alertsAtMyStops: String { text(588) }
  var alertsNow: String { text(589) }
  var alertsPlanned: String { text(590) }
  var noAlerts: String { text(591) }
  var noAlertsText: String { text(592) }
  func alertsNotRead(_ agencies: String) -> String { text(593, agencies) }
  var alertsNotAtHand: String { text(594) }
  var everyLine: String { text(595) }
  var moreOfAlert: String { text(596) }
  func alertFrom(_ moment: String) -> String { text(597, moment) }
  func alertUntil(_ moment: String) -> String { text(598, moment) }
  func moreAlerts(_ number: Int) -> String { text(599, String(number)) }
  var allAlerts: String { text(600) }
  func alertsCount(_ count: Int) -> String { text(601, count: count) }
  func alertsUnread(_ count: Int) -> String { text(602, count: count) }
  var withoutStairs: String { text(603) }
  func didNeedNoStairs(_ station: String) -> String { text(604, station) }
  func didTakeStairs(_ station: String) -> String { text(605, station) }
  var elevatorsRun: String { text(606) }
  var elevatorsUnknown: String { text(607) }
  func elevatorsOut(_ count: Int) -> String { text(608, count: count) }
  var elevatorOutOfService: String { text(609) }
  var escalatorOutOfService: String { text(610) }
  var elevatorsAndEscalators: String { text(611) }
  func outSince(_ moment: String) -> String { text(612, moment) }
  func expectedBack(_ moment: String) -> String { text(613, moment) }
  var noStationThere: String { text(614) }
  var elevatorsNotAtHand: String { text(615) }
  var escalatorToBeOut: String { text(616) }
  var elevatorToBeOut: String { text(617) }
  var nextDay: String { text(618) }
}
