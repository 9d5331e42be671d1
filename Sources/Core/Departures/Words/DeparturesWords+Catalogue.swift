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
  var trainsByTimes: String { text(425) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(426, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(427, destination, station) }
  var unknownStation: String { text(428) }
  var now: String { text(429) }
  package var scheduled: String { text(430) }
  package var held: String { text(431) }
  package var cancelled: String { text(432) }
  package var skipped: String { text(433) }
  var silent: String { text(434) }
  package func track(_ track: String) -> String { text(435, track) }
  var inNoTime: String { text(436) }
  func inWholeMinutes(_ count: Int) -> String { text(437, count: count) }
  func inListedMinutes(_ list: String) -> String { text(438, list) }
  func lineTrain(_ line: String) -> String { text(439, line) }
  func expressLine(_ line: String) -> String { text(440, line) }
  func lineTo(_ line: String, destination: String) -> String { text(441, line, destination) }
  func lineName(_ label: String) -> String { text(442, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(443, count: count, [list]) }
  var directionNorth: String { text(444) }
  var directionSouth: String { text(445) }
  func remove(_ name: String) -> String { text(446, name) }
  func inMyStops(_ name: String) -> String { text(447, name) }
  var removeFromMine: String { text(448) }
  func optionsOf(_ name: String) -> String { text(449, name) }
  var linesShown: String { text(450) }
  var directionShown: String { text(451) }
  var bothWays: String { text(452) }
  func keepOnly(_ line: String) -> String { text(453, line) }
  var edit: String { text(454) }
  var done: String { text(455) }
  var later: String { text(456) }
  var fewer: String { text(457) }
  var allLines: String { text(458) }
  var filterByLine: String { text(459) }
  var timesAs: String { text(460) }
  var timeStyleMinutes: String { text(461) }
  var timeStyleClock: String { text(462) }
  var timeStyleBoth: String { text(463) }
  var trainsBy: String { text(464) }
  var boardOrderLines: String { text(465) }
  var boardOrderTime: String { text(466) }
  var useLocation: String { text(467) }
  var clear: String { text(468) }
  var go: String { text(469) }
  func didAdd(_ name: String) -> String { text(470, name) }
  func didRemove(_ name: String) -> String { text(471, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(472, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(473, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(474, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(475, name) }
  func didMove(_ name: String) -> String { text(476, name) }
  func didShowTimesAs(_ style: String) -> String { text(477, style) }
  var didShowTrainsLines: String { text(478) }
  var didShowTrainsTime: String { text(479) }
  var noStationFound: String { text(480) }
  func stationsFound(_ count: Int) -> String { text(481, count: count) }
  var emptyTitle: String { text(482) }
  var emptyText: String { text(483) }
  var loading: String { text(484) }
  var cantLoad: String { text(485) }
  func unknownText(_ id: String) -> String { text(486, id) }
  var searchHint: String { text(487) }
  func searchHintSuch(_ example: String) -> String { text(488, example) }
  func nothingFound(_ query: String) -> String { text(489, query) }
  var nothingFoundHint: String { text(490) }
  var recent: String { text(491) }
  var byLine: String { text(492) }
  func lineQuery(_ label: String) -> String { text(493, label) }
  var nearbyText: String { text(494) }
  var orFrom: String { text(495) }
  var locating: String { text(496) }
  func nearTo(_ name: String) -> String { text(497, name) }
  var nearYou: String { text(498) }
  var locationFailedDenied: String { text(499) }
  var locationFailedTimeout: String { text(500) }
  var locationFailedUnavailable: String { text(501) }
  var needsScript: String { text(502) }
  var here: String { text(503) }
  func inMetres(_ distance: String) -> String { text(504, distance) }
  func inKilometres(_ distance: String) -> String { text(505, distance) }
  func inFeet(_ distance: String) -> String { text(506, distance) }
  func inMiles(_ distance: String) -> String { text(507, distance) }
  func walk(_ minutes: Int) -> String { text(508, String(minutes)) }
  var nothingNearMetric: String { text(509) }
  var nothingNearImperial: String { text(510) }
  func nearestIs(_ name: String, distance: String) -> String { text(511, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(512, String(minutes)) }
  var leaveNow: String { text(513) }
  func tooSoon(_ minutes: Int) -> String { text(514, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(515, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(516, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(517, line) }
  func goesAt(_ line: String, clock: String) -> String { text(518, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(519, clock) }
  func isGone(_ line: String, clock: String) -> String { text(520, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(521, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(522, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(523, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(524, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(525, String(minutes)) }
  var stopsAhead: String { text(526) }
  func stopsAway(_ count: Int) -> String { text(527, count: count) }
  var delays: String { text(528) }
  var stopsNotAtHand: String { text(529) }
  func tellBefore(_ name: String) -> String { text(530, name) }
  func didSetAlighting(_ name: String) -> String { text(531, name) }
  var didDropAlighting: String { text(532) }
  func getOffIn(_ count: Int, name: String) -> String { text(533, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(534, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(535, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(536, line, name) }
  func thereAt(_ clock: String) -> String { text(537, clock) }
  var bellHint: String { text(538) }
  var dontTellMe: String { text(539) }
  var alertsInPart: String { text(540) }
  var measuringFailedDenied: String { text(541) }
  var measuringFailedTimeout: String { text(542) }
  var measuringFailedUnavailable: String { text(543) }
  func alertTimesMore(_ count: Int) -> String { text(544, count: count) }
  var trainUnknown: String { text(545) }
  var trainNotAtHand: String { text(546) }
  func walkTo(_ name: String) -> String { text(547, name) }
  var walkLess: String { text(548) }
  var walkMore: String { text(549) }
  var walkFromHere: String { text(550) }
  var walkTooFar: String { text(551) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(552, name, String(minutes)) }
  var remindMe: String { text(553) }
  var remindWeekly: String { text(554) }
  var reminders: String { text(555) }
  func remindAt(_ name: String) -> String { text(556, name) }
  var noReminders: String { text(557) }
  var noRemindersText: String { text(558) }
  var reminderUnknown: String { text(559) }
  var toldWhileOpen: String { text(560) }
  var toldIfLater: String { text(561) }
  var toldBefore: String { text(562) }
  func noticeName(_ number: Int) -> String { text(563, String(number)) }
  var noticeLess: String { text(564) }
  var noticeMore: String { text(565) }
  func noticeBefore(_ minutes: Int) -> String { text(566, String(minutes)) }
  var noticeAtOnce: String { text(567) }
  func didRemind(_ name: String) -> String { text(568, name) }
  func didChangeReminder(_ name: String) -> String { text(569, name) }
  var didForgetReminder: String { text(570) }
  var didRest: String { text(571) }
  func didChooseNotices(_ list: String) -> String { text(572, list) }
  var rest: String { text(573) }
  var isResting: String { text(574) }
  var nothingToReach: String { text(575) }
  func forget(_ name: String) -> String { text(576, name) }
  var daysShown: String { text(577) }
  var everyDay: String { text(578) }
  var weekdays: String { text(579) }
  var weekend: String { text(580) }
  var firstTrain: String { text(581) }
  var lastTrain: String { text(582) }
  var chooseDay: String { text(583) }
  var chooseTime: String { text(584) }
  var chooseOtherTime: String { text(585) }
  var alerts: String { text(586) }
  var alertsAtMyStops: String { text(587) }
  var alertsNow: String { text(588) }
  var alertsPlanned: String { text(589) }
  var noAlerts: String { text(590) }
  var noAlertsText: String { text(591) }
  func alertsNotRead(_ agencies: String) -> String { text(592, agencies) }
  var alertsNotAtHand: String { text(593) }
  var everyLine: String { text(594) }
  var moreOfAlert: String { text(595) }
  func alertFrom(_ moment: String) -> String { text(596, moment) }
  func alertUntil(_ moment: String) -> String { text(597, moment) }
  func moreAlerts(_ number: Int) -> String { text(598, String(number)) }
  var allAlerts: String { text(599) }
  func alertsCount(_ count: Int) -> String { text(600, count: count) }
  func alertsUnread(_ count: Int) -> String { text(601, count: count) }
  var withoutStairs: String { text(602) }
  func didNeedNoStairs(_ station: String) -> String { text(603, station) }
  func didTakeStairs(_ station: String) -> String { text(604, station) }
  var elevatorsRun: String { text(605) }
  var elevatorsUnknown: String { text(606) }
  func elevatorsOut(_ count: Int) -> String { text(607, count: count) }
  var elevatorOutOfService: String { text(608) }
  var escalatorOutOfService: String { text(609) }
  var elevatorsAndEscalators: String { text(610) }
  func outSince(_ moment: String) -> String { text(611, moment) }
  func expectedBack(_ moment: String) -> String { text(612, moment) }
  var noStationThere: String { text(613) }
  var elevatorsNotAtHand: String { text(614) }
  var escalatorToBeOut: String { text(615) }
  var elevatorToBeOut: String { text(616) }
  var nextDay: String { text(617) }
}
