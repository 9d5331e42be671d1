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
  var notKnown: String { text(402) }
  var neverLoaded: String { text(403) }
  var neverLoadedShort: String { text(404) }
  package var departures: String { text(405) }
  var myStops: String { text(406) }
  var search: String { text(407) }
  var nearby: String { text(408) }
  var unknownStation: String { text(409) }
  var now: String { text(410) }
  package var scheduled: String { text(411) }
  package var held: String { text(412) }
  var silent: String { text(413) }
  package func track(_ track: String) -> String { text(414, track) }
  var inNoTime: String { text(415) }
  func inWholeMinutes(_ count: Int) -> String { text(416, count: count) }
  func inListedMinutes(_ list: String) -> String { text(417, list) }
  func lineTrain(_ line: String) -> String { text(418, line) }
  func expressLine(_ line: String) -> String { text(419, line) }
  func lineTo(_ line: String, destination: String) -> String { text(420, line, destination) }
  func lineName(_ label: String) -> String { text(421, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(422, count: count, [list]) }
  var directionNorth: String { text(423) }
  var directionSouth: String { text(424) }
  func remove(_ name: String) -> String { text(425, name) }
  func inMyStops(_ name: String) -> String { text(426, name) }
  var removeFromMine: String { text(427) }
  func optionsOf(_ name: String) -> String { text(428, name) }
  var linesShown: String { text(429) }
  var directionShown: String { text(430) }
  var bothWays: String { text(431) }
  func keepOnly(_ line: String) -> String { text(432, line) }
  var edit: String { text(433) }
  var done: String { text(434) }
  var later: String { text(435) }
  var fewer: String { text(436) }
  var allLines: String { text(437) }
  var filterByLine: String { text(438) }
  var timesAs: String { text(439) }
  var timeStyleMinutes: String { text(440) }
  var timeStyleClock: String { text(441) }
  var timeStyleBoth: String { text(442) }
  var trainsBy: String { text(443) }
  var boardOrderLines: String { text(444) }
  var boardOrderTime: String { text(445) }
  var useLocation: String { text(446) }
  var clear: String { text(447) }
  var go: String { text(448) }
  func didAdd(_ name: String) -> String { text(449, name) }
  func didRemove(_ name: String) -> String { text(450, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(451, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(452, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(453, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(454, name) }
  func didMove(_ name: String) -> String { text(455, name) }
  func didShowTimesAs(_ style: String) -> String { text(456, style) }
  var didShowTrainsLines: String { text(457) }
  var didShowTrainsTime: String { text(458) }
  var noStationFound: String { text(459) }
  func stationsFound(_ count: Int) -> String { text(460, count: count) }
  var emptyTitle: String { text(461) }
  var emptyText: String { text(462) }
  var loading: String { text(463) }
  var cantLoad: String { text(464) }
  func unknownText(_ id: String) -> String { text(465, id) }
  var searchHint: String { text(466) }
  func nothingFound(_ query: String) -> String { text(467, query) }
  var nothingFoundHint: String { text(468) }
  var recent: String { text(469) }
  var byLine: String { text(470) }
  func lineQuery(_ label: String) -> String { text(471, label) }
  var nearbyText: String { text(472) }
  var orFrom: String { text(473) }
  var locating: String { text(474) }
  func nearTo(_ name: String) -> String { text(475, name) }
  var nearYou: String { text(476) }
  var locationFailedDenied: String { text(477) }
  var locationFailedTimeout: String { text(478) }
  var locationFailedUnavailable: String { text(479) }
  var needsScript: String { text(480) }
  var here: String { text(481) }
  func inMetres(_ distance: String) -> String { text(482, distance) }
  func inKilometres(_ distance: String) -> String { text(483, distance) }
  func inFeet(_ distance: String) -> String { text(484, distance) }
  func inMiles(_ distance: String) -> String { text(485, distance) }
  func walk(_ minutes: Int) -> String { text(486, String(minutes)) }
  var nothingNearMetric: String { text(487) }
  var nothingNearImperial: String { text(488) }
  func nearestIs(_ name: String, distance: String) -> String { text(489, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(490, String(minutes)) }
  var leaveNow: String { text(491) }
  func tooSoon(_ minutes: Int) -> String { text(492, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(493, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(494, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(495, line) }
  func goesAt(_ line: String, clock: String) -> String { text(496, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(497, clock) }
  func isGone(_ line: String, clock: String) -> String { text(498, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(499, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(500, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(501, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(502, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(503, String(minutes)) }
  var stopsAhead: String { text(504) }
  func stopsAway(_ count: Int) -> String { text(505, count: count) }
  var stopsNotAtHand: String { text(506) }
  func tellBefore(_ name: String) -> String { text(507, name) }
  func didSetAlighting(_ name: String) -> String { text(508, name) }
  var didDropAlighting: String { text(509) }
  func getOffIn(_ count: Int, name: String) -> String { text(510, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(511, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(512, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(513, line, name) }
  func thereAt(_ clock: String) -> String { text(514, clock) }
  var trainUnknown: String { text(515) }
  var trainNotAtHand: String { text(516) }
  func walkTo(_ name: String) -> String { text(517, name) }
  var walkLess: String { text(518) }
  var walkMore: String { text(519) }
  var walkFromHere: String { text(520) }
  var walkTooFar: String { text(521) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(522, name, String(minutes)) }
  var remindMe: String { text(523) }
  var remindWeekly: String { text(524) }
  var reminders: String { text(525) }
  func remindAt(_ name: String) -> String { text(526, name) }
  var noReminders: String { text(527) }
  var noRemindersText: String { text(528) }
  var reminderUnknown: String { text(529) }
  var toldWhileOpen: String { text(530) }
  var toldIfLater: String { text(531) }
  var toldBefore: String { text(532) }
  func noticeName(_ number: Int) -> String { text(533, String(number)) }
  var noticeLess: String { text(534) }
  var noticeMore: String { text(535) }
  func noticeBefore(_ minutes: Int) -> String { text(536, String(minutes)) }
  var noticeAtOnce: String { text(537) }
  func didRemind(_ name: String) -> String { text(538, name) }
  func didChangeReminder(_ name: String) -> String { text(539, name) }
  var didForgetReminder: String { text(540) }
  var didRest: String { text(541) }
  func didChooseNotices(_ list: String) -> String { text(542, list) }
  var rest: String { text(543) }
  var isResting: String { text(544) }
  var nothingToReach: String { text(545) }
  func forget(_ name: String) -> String { text(546, name) }
  var daysShown: String { text(547) }
  var everyDay: String { text(548) }
  var weekdays: String { text(549) }
  var weekend: String { text(550) }
  var firstTrain: String { text(551) }
  var lastTrain: String { text(552) }
  var chooseDay: String { text(553) }
  var chooseTime: String { text(554) }
  var chooseOtherTime: String { text(555) }
  var alerts: String { text(556) }
  var alertsAtMyStops: String { text(557) }
  var alertsNow: String { text(558) }
  var alertsPlanned: String { text(559) }
  var noAlerts: String { text(560) }
  var noAlertsText: String { text(561) }
  var alertsNotAtHand: String { text(562) }
  var everyLine: String { text(563) }
  var moreOfAlert: String { text(564) }
  func alertFrom(_ moment: String) -> String { text(565, moment) }
  func alertUntil(_ moment: String) -> String { text(566, moment) }
  func moreAlerts(_ number: Int) -> String { text(567, String(number)) }
  var allAlerts: String { text(568) }
  func alertsCount(_ count: Int) -> String { text(569, count: count) }
  func alertsUnread(_ count: Int) -> String { text(570, count: count) }
  var nextDay: String { text(571) }
}
