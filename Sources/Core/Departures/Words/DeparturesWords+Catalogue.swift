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
  var chooseLine: String { text(414) }
  var closer: String { text(415) }
  var farther: String { text(416) }
  var wholeMap: String { text(417) }
  var mapMissing: String { text(418) }
  var linesAndStations: String { text(419) }
  func stationsOf(_ line: String) -> String { text(420, line) }
  var onMap: String { text(421) }
  func trainsOnMap(_ count: Int, line: String) -> String { text(422, count: count, [line]) }
  func noTrainsOnMap(_ line: String) -> String { text(423, line) }
  var trainsByTimes: String { text(424) }
  func trainBetween(_ destination: String, from: String, to: String) -> String { text(425, [destination, from, to]) }
  func trainAt(_ destination: String, station: String) -> String { text(426, destination, station) }
  var unknownStation: String { text(427) }
  var now: String { text(428) }
  package var scheduled: String { text(429) }
  package var held: String { text(430) }
  package var cancelled: String { text(431) }
  var silent: String { text(432) }
  package func track(_ track: String) -> String { text(433, track) }
  var inNoTime: String { text(434) }
  func inWholeMinutes(_ count: Int) -> String { text(435, count: count) }
  func inListedMinutes(_ list: String) -> String { text(436, list) }
  func lineTrain(_ line: String) -> String { text(437, line) }
  func expressLine(_ line: String) -> String { text(438, line) }
  func lineTo(_ line: String, destination: String) -> String { text(439, line, destination) }
  func lineName(_ label: String) -> String { text(440, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(441, count: count, [list]) }
  var directionNorth: String { text(442) }
  var directionSouth: String { text(443) }
  func remove(_ name: String) -> String { text(444, name) }
  func inMyStops(_ name: String) -> String { text(445, name) }
  var removeFromMine: String { text(446) }
  func optionsOf(_ name: String) -> String { text(447, name) }
  var linesShown: String { text(448) }
  var directionShown: String { text(449) }
  var bothWays: String { text(450) }
  func keepOnly(_ line: String) -> String { text(451, line) }
  var edit: String { text(452) }
  var done: String { text(453) }
  var later: String { text(454) }
  var fewer: String { text(455) }
  var allLines: String { text(456) }
  var filterByLine: String { text(457) }
  var timesAs: String { text(458) }
  var timeStyleMinutes: String { text(459) }
  var timeStyleClock: String { text(460) }
  var timeStyleBoth: String { text(461) }
  var trainsBy: String { text(462) }
  var boardOrderLines: String { text(463) }
  var boardOrderTime: String { text(464) }
  var useLocation: String { text(465) }
  var clear: String { text(466) }
  var go: String { text(467) }
  func didAdd(_ name: String) -> String { text(468, name) }
  func didRemove(_ name: String) -> String { text(469, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(470, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(471, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(472, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(473, name) }
  func didMove(_ name: String) -> String { text(474, name) }
  func didShowTimesAs(_ style: String) -> String { text(475, style) }
  var didShowTrainsLines: String { text(476) }
  var didShowTrainsTime: String { text(477) }
  var noStationFound: String { text(478) }
  func stationsFound(_ count: Int) -> String { text(479, count: count) }
  var emptyTitle: String { text(480) }
  var emptyText: String { text(481) }
  var loading: String { text(482) }
  var cantLoad: String { text(483) }
  func unknownText(_ id: String) -> String { text(484, id) }
  var searchHint: String { text(485) }
  func nothingFound(_ query: String) -> String { text(486, query) }
  var nothingFoundHint: String { text(487) }
  var recent: String { text(488) }
  var byLine: String { text(489) }
  func lineQuery(_ label: String) -> String { text(490, label) }
  var nearbyText: String { text(491) }
  var orFrom: String { text(492) }
  var locating: String { text(493) }
  func nearTo(_ name: String) -> String { text(494, name) }
  var nearYou: String { text(495) }
  var locationFailedDenied: String { text(496) }
  var locationFailedTimeout: String { text(497) }
  var locationFailedUnavailable: String { text(498) }
  var needsScript: String { text(499) }
  var here: String { text(500) }
  func inMetres(_ distance: String) -> String { text(501, distance) }
  func inKilometres(_ distance: String) -> String { text(502, distance) }
  func inFeet(_ distance: String) -> String { text(503, distance) }
  func inMiles(_ distance: String) -> String { text(504, distance) }
  func walk(_ minutes: Int) -> String { text(505, String(minutes)) }
  var nothingNearMetric: String { text(506) }
  var nothingNearImperial: String { text(507) }
  func nearestIs(_ name: String, distance: String) -> String { text(508, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(509, String(minutes)) }
  var leaveNow: String { text(510) }
  func tooSoon(_ minutes: Int) -> String { text(511, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(512, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(513, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(514, line) }
  func goesAt(_ line: String, clock: String) -> String { text(515, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(516, clock) }
  func isGone(_ line: String, clock: String) -> String { text(517, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(518, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(519, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(520, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(521, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(522, String(minutes)) }
  var stopsAhead: String { text(523) }
  func stopsAway(_ count: Int) -> String { text(524, count: count) }
  var stopsNotAtHand: String { text(525) }
  func tellBefore(_ name: String) -> String { text(526, name) }
  func didSetAlighting(_ name: String) -> String { text(527, name) }
  var didDropAlighting: String { text(528) }
  func getOffIn(_ count: Int, name: String) -> String { text(529, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(530, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(531, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(532, line, name) }
  func thereAt(_ clock: String) -> String { text(533, clock) }
  var bellHint: String { text(534) }
  var dontTellMe: String { text(535) }
  var alertsInPart: String { text(536) }
  var measuringFailedDenied: String { text(537) }
  var measuringFailedTimeout: String { text(538) }
  var measuringFailedUnavailable: String { text(539) }
  func alertTimesMore(_ count: Int) -> String { text(540, count: count) }
  var trainUnknown: String { text(541) }
  var trainNotAtHand: String { text(542) }
  func walkTo(_ name: String) -> String { text(543, name) }
  var walkLess: String { text(544) }
  var walkMore: String { text(545) }
  var walkFromHere: String { text(546) }
  var walkTooFar: String { text(547) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(548, name, String(minutes)) }
  var remindMe: String { text(549) }
  var remindWeekly: String { text(550) }
  var reminders: String { text(551) }
  func remindAt(_ name: String) -> String { text(552, name) }
  var noReminders: String { text(553) }
  var noRemindersText: String { text(554) }
  var reminderUnknown: String { text(555) }
  var toldWhileOpen: String { text(556) }
  var toldIfLater: String { text(557) }
  var toldBefore: String { text(558) }
  func noticeName(_ number: Int) -> String { text(559, String(number)) }
  var noticeLess: String { text(560) }
  var noticeMore: String { text(561) }
  func noticeBefore(_ minutes: Int) -> String { text(562, String(minutes)) }
  var noticeAtOnce: String { text(563) }
  func didRemind(_ name: String) -> String { text(564, name) }
  func didChangeReminder(_ name: String) -> String { text(565, name) }
  var didForgetReminder: String { text(566) }
  var didRest: String { text(567) }
  func didChooseNotices(_ list: String) -> String { text(568, list) }
  var rest: String { text(569) }
  var isResting: String { text(570) }
  var nothingToReach: String { text(571) }
  func forget(_ name: String) -> String { text(572, name) }
  var daysShown: String { text(573) }
  var everyDay: String { text(574) }
  var weekdays: String { text(575) }
  var weekend: String { text(576) }
  var firstTrain: String { text(577) }
  var lastTrain: String { text(578) }
  var chooseDay: String { text(579) }
  var chooseTime: String { text(580) }
  var chooseOtherTime: String { text(581) }
  var alerts: String { text(582) }
  var alertsAtMyStops: String { text(583) }
  var alertsNow: String { text(584) }
  var alertsPlanned: String { text(585) }
  var noAlerts: String { text(586) }
  var noAlertsText: String { text(587) }
  var alertsNotAtHand: String { text(588) }
  var everyLine: String { text(589) }
  var moreOfAlert: String { text(590) }
  func alertFrom(_ moment: String) -> String { text(591, moment) }
  func alertUntil(_ moment: String) -> String { text(592, moment) }
  func moreAlerts(_ number: Int) -> String { text(593, String(number)) }
  var allAlerts: String { text(594) }
  func alertsCount(_ count: Int) -> String { text(595, count: count) }
  func alertsUnread(_ count: Int) -> String { text(596, count: count) }
  var withoutStairs: String { text(597) }
  func didNeedNoStairs(_ station: String) -> String { text(598, station) }
  func didTakeStairs(_ station: String) -> String { text(599, station) }
  var elevatorsRun: String { text(600) }
  var elevatorsUnknown: String { text(601) }
  func elevatorsOut(_ count: Int) -> String { text(602, count: count) }
  var elevatorOutOfService: String { text(603) }
  var escalatorOutOfService: String { text(604) }
  var elevatorsAndEscalators: String { text(605) }
  func outSince(_ moment: String) -> String { text(606, moment) }
  func expectedBack(_ moment: String) -> String { text(607, moment) }
  var noStationThere: String { text(608) }
  var elevatorsNotAtHand: String { text(609) }
  var escalatorToBeOut: String { text(610) }
  var elevatorToBeOut: String { text(611) }
  var nextDay: String { text(612) }
}
