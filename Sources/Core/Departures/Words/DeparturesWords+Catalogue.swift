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
  var unknownStation: String { text(412) }
  var now: String { text(413) }
  package var scheduled: String { text(414) }
  package var held: String { text(415) }
  var silent: String { text(416) }
  package func track(_ track: String) -> String { text(417, track) }
  var inNoTime: String { text(418) }
  func inWholeMinutes(_ count: Int) -> String { text(419, count: count) }
  func inListedMinutes(_ list: String) -> String { text(420, list) }
  func lineTrain(_ line: String) -> String { text(421, line) }
  func expressLine(_ line: String) -> String { text(422, line) }
  func lineTo(_ line: String, destination: String) -> String { text(423, line, destination) }
  func lineName(_ label: String) -> String { text(424, label) }
  func linesNamed(_ count: Int, list: String) -> String { text(425, count: count, [list]) }
  var directionNorth: String { text(426) }
  var directionSouth: String { text(427) }
  func remove(_ name: String) -> String { text(428, name) }
  func inMyStops(_ name: String) -> String { text(429, name) }
  var removeFromMine: String { text(430) }
  func optionsOf(_ name: String) -> String { text(431, name) }
  var linesShown: String { text(432) }
  var directionShown: String { text(433) }
  var bothWays: String { text(434) }
  func keepOnly(_ line: String) -> String { text(435, line) }
  var edit: String { text(436) }
  var done: String { text(437) }
  var later: String { text(438) }
  var fewer: String { text(439) }
  var allLines: String { text(440) }
  var filterByLine: String { text(441) }
  var timesAs: String { text(442) }
  var timeStyleMinutes: String { text(443) }
  var timeStyleClock: String { text(444) }
  var timeStyleBoth: String { text(445) }
  var trainsBy: String { text(446) }
  var boardOrderLines: String { text(447) }
  var boardOrderTime: String { text(448) }
  var useLocation: String { text(449) }
  var clear: String { text(450) }
  var go: String { text(451) }
  func didAdd(_ name: String) -> String { text(452, name) }
  func didRemove(_ name: String) -> String { text(453, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(454, [name, String(place), String(count)]) }
  func didChooseAllLines(_ name: String) -> String { text(455, name) }
  func didChooseOnly(_ name: String, choice: String) -> String { text(456, name, choice) }
  func didChooseBothWays(_ name: String) -> String { text(457, name) }
  func didMove(_ name: String) -> String { text(458, name) }
  func didShowTimesAs(_ style: String) -> String { text(459, style) }
  var didShowTrainsLines: String { text(460) }
  var didShowTrainsTime: String { text(461) }
  var noStationFound: String { text(462) }
  func stationsFound(_ count: Int) -> String { text(463, count: count) }
  var emptyTitle: String { text(464) }
  var emptyText: String { text(465) }
  var loading: String { text(466) }
  var cantLoad: String { text(467) }
  func unknownText(_ id: String) -> String { text(468, id) }
  var searchHint: String { text(469) }
  func nothingFound(_ query: String) -> String { text(470, query) }
  var nothingFoundHint: String { text(471) }
  var recent: String { text(472) }
  var byLine: String { text(473) }
  func lineQuery(_ label: String) -> String { text(474, label) }
  var nearbyText: String { text(475) }
  var orFrom: String { text(476) }
  var locating: String { text(477) }
  func nearTo(_ name: String) -> String { text(478, name) }
  var nearYou: String { text(479) }
  var locationFailedDenied: String { text(480) }
  var locationFailedTimeout: String { text(481) }
  var locationFailedUnavailable: String { text(482) }
  var needsScript: String { text(483) }
  var here: String { text(484) }
  func inMetres(_ distance: String) -> String { text(485, distance) }
  func inKilometres(_ distance: String) -> String { text(486, distance) }
  func inFeet(_ distance: String) -> String { text(487, distance) }
  func inMiles(_ distance: String) -> String { text(488, distance) }
  func walk(_ minutes: Int) -> String { text(489, String(minutes)) }
  var nothingNearMetric: String { text(490) }
  var nothingNearImperial: String { text(491) }
  func nearestIs(_ name: String, distance: String) -> String { text(492, name, distance) }
  func leaveIn(_ minutes: Int) -> String { text(493, String(minutes)) }
  var leaveNow: String { text(494) }
  func tooSoon(_ minutes: Int) -> String { text(495, String(minutes)) }
  func forTheOne(_ clock: String) -> String { text(496, clock) }
  func leaveInFor(_ minutes: Int, line: String) -> String { text(497, String(minutes), line) }
  func leaveNowFor(_ line: String) -> String { text(498, line) }
  func goesAt(_ line: String, clock: String) -> String { text(499, line, clock) }
  func wasDueAt(_ clock: String) -> String { text(500, clock) }
  func isGone(_ line: String, clock: String) -> String { text(501, line, clock) }
  func isBack(_ line: String, clock: String) -> String { text(502, line, clock) }
  func movedLater(_ line: String, clock: String, minutes: Int) -> String { text(503, [line, clock, String(minutes)]) }
  func movedEarlier(_ line: String, clock: String, minutes: Int) -> String { text(504, [line, clock, String(minutes)]) }
  func laterThanAsked(_ minutes: Int) -> String { text(505, String(minutes)) }
  func earlierThanAsked(_ minutes: Int) -> String { text(506, String(minutes)) }
  var stopsAhead: String { text(507) }
  func stopsAway(_ count: Int) -> String { text(508, count: count) }
  var stopsNotAtHand: String { text(509) }
  func tellBefore(_ name: String) -> String { text(510, name) }
  func didSetAlighting(_ name: String) -> String { text(511, name) }
  var didDropAlighting: String { text(512) }
  func getOffIn(_ count: Int, name: String) -> String { text(513, count: count, [name]) }
  func getOffNext(_ name: String) -> String { text(514, name) }
  func getOffAt(_ clock: String, name: String) -> String { text(515, clock, name) }
  func diverted(_ line: String, name: String) -> String { text(516, line, name) }
  func thereAt(_ clock: String) -> String { text(517, clock) }
  var bellHint: String { text(518) }
  var dontTellMe: String { text(519) }
  var alertsInPart: String { text(520) }
  var measuringFailedDenied: String { text(521) }
  var measuringFailedTimeout: String { text(522) }
  var measuringFailedUnavailable: String { text(523) }
  func alertTimesMore(_ count: Int) -> String { text(524, count: count) }
  var trainUnknown: String { text(525) }
  var trainNotAtHand: String { text(526) }
  func walkTo(_ name: String) -> String { text(527, name) }
  var walkLess: String { text(528) }
  var walkMore: String { text(529) }
  var walkFromHere: String { text(530) }
  var walkTooFar: String { text(531) }
  func didChooseWalk(_ name: String, minutes: Int) -> String { text(532, name, String(minutes)) }
  var remindMe: String { text(533) }
  var remindWeekly: String { text(534) }
  var reminders: String { text(535) }
  func remindAt(_ name: String) -> String { text(536, name) }
  var noReminders: String { text(537) }
  var noRemindersText: String { text(538) }
  var reminderUnknown: String { text(539) }
  var toldWhileOpen: String { text(540) }
  var toldIfLater: String { text(541) }
  var toldBefore: String { text(542) }
  func noticeName(_ number: Int) -> String { text(543, String(number)) }
  var noticeLess: String { text(544) }
  var noticeMore: String { text(545) }
  func noticeBefore(_ minutes: Int) -> String { text(546, String(minutes)) }
  var noticeAtOnce: String { text(547) }
  func didRemind(_ name: String) -> String { text(548, name) }
  func didChangeReminder(_ name: String) -> String { text(549, name) }
  var didForgetReminder: String { text(550) }
  var didRest: String { text(551) }
  func didChooseNotices(_ list: String) -> String { text(552, list) }
  var rest: String { text(553) }
  var isResting: String { text(554) }
  var nothingToReach: String { text(555) }
  func forget(_ name: String) -> String { text(556, name) }
  var daysShown: String { text(557) }
  var everyDay: String { text(558) }
  var weekdays: String { text(559) }
  var weekend: String { text(560) }
  var firstTrain: String { text(561) }
  var lastTrain: String { text(562) }
  var chooseDay: String { text(563) }
  var chooseTime: String { text(564) }
  var chooseOtherTime: String { text(565) }
  var alerts: String { text(566) }
  var alertsAtMyStops: String { text(567) }
  var alertsNow: String { text(568) }
  var alertsPlanned: String { text(569) }
  var noAlerts: String { text(570) }
  var noAlertsText: String { text(571) }
  var alertsNotAtHand: String { text(572) }
  var everyLine: String { text(573) }
  var moreOfAlert: String { text(574) }
  func alertFrom(_ moment: String) -> String { text(575, moment) }
  func alertUntil(_ moment: String) -> String { text(576, moment) }
  func moreAlerts(_ number: Int) -> String { text(577, String(number)) }
  var allAlerts: String { text(578) }
  func alertsCount(_ count: Int) -> String { text(579, count: count) }
  func alertsUnread(_ count: Int) -> String { text(580, count: count) }
  var nextDay: String { text(581) }
}
