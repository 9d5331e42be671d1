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
  package var cancelled: String { text(413) }
  var silent: String { text(414) }
  package func track(_ track: String) -> String { text(415, track) }
  var inNoTime: String { text(416) }
  func inWholeMinutes(_ count: Int) -> String { text(417, count: count) }
  func inListedMinutes(_ list: String) -> String { text(418, list) }
  func lineTrain(_ line: String) -> String { text(419, line) }
  func expressLine(_ line: String) -> String { text(420, line) }
  func lineTo(_ line: String, destination: String) -> String { text(421, line, destination) }
  func lineName(_ label: String) -> String { text(422, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(423, count: count, [list]) }
  var directionNorth: String { text(424) }
  var directionSouth: String { text(425) }
  func remove(_ name: String) -> String { text(426, name) }
  func inMyStops(_ name: String) -> String { text(427, name) }
  var removeFromMine: String { text(428) }
  func optionsOf(_ name: String) -> String { text(429, name) }
  var linesShown: String { text(430) }
  var directionShown: String { text(431) }
  var bothWays: String { text(432) }
  func keepOnly(_ line: String) -> String { text(433, line) }
  var edit: String { text(434) }
  var done: String { text(435) }
  var later: String { text(436) }
  var fewer: String { text(437) }
  var allLines: String { text(438) }
  var filterByLine: String { text(439) }
  var timesAs: String { text(440) }
  var timeStyleMinutes: String { text(441) }
  var timeStyleClock: String { text(442) }
  var timeStyleBoth: String { text(443) }
  var trainsBy: String { text(444) }
  var boardOrderLines: String { text(445) }
  var boardOrderTime: String { text(446) }
  var useLocation: String { text(447) }
  var clear: String { text(448) }
  var go: String { text(449) }
  func didAdd(_ name: String) -> String { text(450, name) }
  func didRemove(_ name: String) -> String { text(451, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(452, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(453, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(454, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(455, name) }
  func didMove(_ name: String) -> String { text(456, name) }
  func didShowTimesAs(_ style: String) -> String { text(457, style) }
  var didShowTrainsLines: String { text(458) }
  var didShowTrainsTime: String { text(459) }
  var noStationFound: String { text(460) }
  func stationsFound(_ count: Int) -> String { text(461, count: count) }
  var emptyTitle: String { text(462) }
  var emptyText: String { text(463) }
  var loading: String { text(464) }
  var cantLoad: String { text(465) }
  func unknownText(_ id: String) -> String { text(466, id) }
  var searchHint: String { text(467) }
  func nothingFound(_ query: String) -> String { text(468, query) }
  var nothingFoundHint: String { text(469) }
  var recent: String { text(470) }
  var byLine: String { text(471) }
  func lineQuery(_ label: String) -> String { text(472, label) }
  var nearbyText: String { text(473) }
  var orFrom: String { text(474) }
  var locating: String { text(475) }
  func nearTo(_ name: String) -> String { text(476, name) }
  var nearYou: String { text(477) }
  var locationFailedDenied: String { text(478) }
  var locationFailedTimeout: String { text(479) }
  var locationFailedUnavailable: String { text(480) }
  var needsScript: String { text(481) }
  var here: String { text(482) }
  func inMetres(_ distance: String) -> String { text(483, distance) }
  func inKilometres(_ distance: String) -> String { text(484, distance) }
  func inFeet(_ distance: String) -> String { text(485, distance) }
  func inMiles(_ distance: String) -> String { text(486, distance) }
  func walk(_ minutes: Int) -> String { text(487, String(minutes)) }
  var nothingNearMetric: String { text(488) }
  var nothingNearImperial: String { text(489) }
  func nearestIs(_ name: String, distance: String) -> String { text(490, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(491, String(minutes)) }
  var leaveNow: String { text(492) }
  func tooSoon(_ minutes: Int) -> String { text(493, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(494, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(495, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(496, line) }
  func goesAt(_ line: String, clock: String) -> String { text(497, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(498, clock) }
  func isGone(_ line: String, clock: String) -> String { text(499, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(500, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(501, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(502, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(503, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(504, String(minutes)) }
  var stopsAhead: String { text(505) }
  func stopsAway(_ count: Int) -> String { text(506, count: count) }
  var stopsNotAtHand: String { text(507) }
  func tellBefore(_ name: String) -> String { text(508, name) }
  func didSetAlighting(_ name: String) -> String { text(509, name) }
  var didDropAlighting: String { text(510) }
  func getOffIn(_ count: Int, name: String) -> String { text(511, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(512, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(513, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(514, line, name) }
  func thereAt(_ clock: String) -> String { text(515, clock) }
  var bellHint: String { text(516) }
  var dontTellMe: String { text(517) }
  var alertsInPart: String { text(518) }
  var measuringFailedDenied: String { text(519) }
  var measuringFailedTimeout: String { text(520) }
  var measuringFailedUnavailable: String { text(521) }
  func alertTimesMore(_ count: Int) -> String { text(522, count: count) }
  var trainUnknown: String { text(523) }
  var trainNotAtHand: String { text(524) }
  func walkTo(_ name: String) -> String { text(525, name) }
  var walkLess: String { text(526) }
  var walkMore: String { text(527) }
  var walkFromHere: String { text(528) }
  var walkTooFar: String { text(529) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(530, name, String(minutes)) }
  var remindMe: String { text(531) }
  var remindWeekly: String { text(532) }
  var reminders: String { text(533) }
  func remindAt(_ name: String) -> String { text(534, name) }
  var noReminders: String { text(535) }
  var noRemindersText: String { text(536) }
  var reminderUnknown: String { text(537) }
  var toldWhileOpen: String { text(538) }
  var toldIfLater: String { text(539) }
  var toldBefore: String { text(540) }
  func noticeName(_ number: Int) -> String { text(541, String(number)) }
  var noticeLess: String { text(542) }
  var noticeMore: String { text(543) }
  func noticeBefore(_ minutes: Int) -> String { text(544, String(minutes)) }
  var noticeAtOnce: String { text(545) }
  func didRemind(_ name: String) -> String { text(546, name) }
  func didChangeReminder(_ name: String) -> String { text(547, name) }
  var didForgetReminder: String { text(548) }
  var didRest: String { text(549) }
  func didChooseNotices(_ list: String) -> String { text(550, list) }
  var rest: String { text(551) }
  var isResting: String { text(552) }
  var nothingToReach: String { text(553) }
  func forget(_ name: String) -> String { text(554, name) }
  var daysShown: String { text(555) }
  var everyDay: String { text(556) }
  var weekdays: String { text(557) }
  var weekend: String { text(558) }
  var firstTrain: String { text(559) }
  var lastTrain: String { text(560) }
  var chooseDay: String { text(561) }
  var chooseTime: String { text(562) }
  var chooseOtherTime: String { text(563) }
  var alerts: String { text(564) }
  var alertsAtMyStops: String { text(565) }
  var alertsNow: String { text(566) }
  var alertsPlanned: String { text(567) }
  var noAlerts: String { text(568) }
  var noAlertsText: String { text(569) }
  var alertsNotAtHand: String { text(570) }
  var everyLine: String { text(571) }
  var moreOfAlert: String { text(572) }
  func alertFrom(_ moment: String) -> String { text(573, moment) }
  func alertUntil(_ moment: String) -> String { text(574, moment) }
  func moreAlerts(_ number: Int) -> String { text(575, String(number)) }
  var allAlerts: String { text(576) }
  func alertsCount(_ count: Int) -> String { text(577, count: count) }
  func alertsUnread(_ count: Int) -> String { text(578, count: count) }
  var nextDay: String { text(579) }
}
