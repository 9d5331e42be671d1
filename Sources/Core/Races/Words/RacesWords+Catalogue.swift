// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(579, name) }
  var didUnfollow: String { text(580) }
  package var races: String { text(581) }
  var next: String { text(582) }
  var followed: String { text(583) }
  var isFollowed: String { text(584) }
  var unknownRace: String { text(585) }
  var unknownText: String { text(586) }
  var notHere: String { text(587) }
  var hasStarted: String { text(588) }
  var toTheBoard: String { text(589) }
  var filter: String { text(590) }
  var all: String { text(591) }
  var categories: String { text(592) }
  var categoryHorse: String { text(593) }
  var categoryHarness: String { text(594) }
  var categoryGreyhound: String { text(595) }
  var categoryOther: String { text(596) }
  var howMany: String { text(597) }
  package var country: String { text(598) }
  var allCountries: String { text(599) }
  func countriesCounted(_ count: Int) -> String { text(600, count: count) }
  var reset: String { text(601) }
  var resetAll: String { text(602) }
  func filterIs(_ choice: String) -> String { text(603, choice) }
  func did(_ choice: String, value: String) -> String { text(604, choice, value) }
  var followRace: String { text(605) }
  var followMeeting: String { text(606) }
  var remind: String { text(607) }
  var reminderOff: String { text(608) }
  var loading: String { text(609) }
  var nothing: String { text(610) }
  var notKnown: String { text(611) }
  var nothingText: String { text(612) }
  func onlySo(_ count: Int) -> String { text(613, count: count) }
  var cantLoad: String { text(614) }
  var startsMayMove: String { text(615) }
  var keepTrying: String { text(616) }
  var reasonSource: String { text(617) }
  var reasonUnread: String { text(618) }
  var reasonNothingYet: String { text(619) }
  func knownEnded(_ clock: String) -> String { text(620, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(621, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(622, meeting, String(number)) }
  var kindHorse: String { text(623) }
  var kindHarness: String { text(624) }
  var kindGreyhound: String { text(625) }
  var kindOther: String { text(626) }
  var startingNow: String { text(627) }
  func dayCount(_ count: Int) -> String { text(628, count: count) }
  func hourCount(_ count: Int) -> String { text(629, count: count) }
  func minuteCount(_ count: Int) -> String { text(630, count: count) }
  func secondCount(_ count: Int) -> String { text(631, count: count) }
  func startedAgo(_ time: String) -> String { text(632, time) }
  func inTime(_ time: String) -> String { text(633, time) }
  func startsIn(_ race: String, left: String) -> String { text(634, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(635, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(636, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(637, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(638, race, time) }
  var notListed: String { text(639) }
  func raceIsMissing(_ race: String) -> String { text(640, race) }
  var raceName: String { text(641) }
  var kindLabel: String { text(642) }
  var countryLabel: String { text(643) }
  package var start: String { text(644) }
  var venueTime: String { text(645) }
  var distance: String { text(646) }
  var track: String { text(647) }
  var weather: String { text(648) }
  var venue: String { text(649) }
  var state: String { text(650) }
  var conditionGood: String { text(651) }
  var conditionSoft: String { text(652) }
  var conditionHeavy: String { text(653) }
  var conditionFirm: String { text(654) }
  var conditionFast: String { text(655) }
  var conditionSlow: String { text(656) }
  var conditionSynthetic: String { text(657) }
  var conditionFine: String { text(658) }
  var conditionClear: String { text(659) }
  var conditionCloudy: String { text(660) }
  var conditionShowers: String { text(661) }
  var conditionRain: String { text(662) }
  var conditionSnow: String { text(663) }
  var filterIntro: String { text(664) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(665 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(704, String(number)) }
  func unitHours(_ number: Int) -> String { text(705, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(706, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(707, String(number)) }
}
