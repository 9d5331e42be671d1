// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(580, name) }
  var didUnfollow: String { text(581) }
  package var races: String { text(582) }
  var next: String { text(583) }
  var followed: String { text(584) }
  var isFollowed: String { text(585) }
  var unknownRace: String { text(586) }
  var unknownText: String { text(587) }
  var notHere: String { text(588) }
  var hasStarted: String { text(589) }
  var toTheBoard: String { text(590) }
  var filter: String { text(591) }
  var all: String { text(592) }
  var categories: String { text(593) }
  var categoryHorse: String { text(594) }
  var categoryHarness: String { text(595) }
  var categoryGreyhound: String { text(596) }
  var categoryOther: String { text(597) }
  var howMany: String { text(598) }
  package var country: String { text(599) }
  var allCountries: String { text(600) }
  func countriesCounted(_ count: Int) -> String { text(601, count: count) }
  var reset: String { text(602) }
  var resetAll: String { text(603) }
  func filterIs(_ choice: String) -> String { text(604, choice) }
  func did(_ choice: String, value: String) -> String { text(605, choice, value) }
  var followRace: String { text(606) }
  var followMeeting: String { text(607) }
  var remind: String { text(608) }
  var reminderOff: String { text(609) }
  var loading: String { text(610) }
  var nothing: String { text(611) }
  var notKnown: String { text(612) }
  var nothingText: String { text(613) }
  func onlySo(_ count: Int) -> String { text(614, count: count) }
  var cantLoad: String { text(615) }
  var startsMayMove: String { text(616) }
  var keepTrying: String { text(617) }
  var reasonSource: String { text(618) }
  var reasonUnread: String { text(619) }
  var reasonNothingYet: String { text(620) }
  func knownEnded(_ clock: String) -> String { text(621, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(622, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(623, meeting, String(number)) }
  var kindHorse: String { text(624) }
  var kindHarness: String { text(625) }
  var kindGreyhound: String { text(626) }
  var kindOther: String { text(627) }
  var startingNow: String { text(628) }
  func dayCount(_ count: Int) -> String { text(629, count: count) }
  func hourCount(_ count: Int) -> String { text(630, count: count) }
  func minuteCount(_ count: Int) -> String { text(631, count: count) }
  func secondCount(_ count: Int) -> String { text(632, count: count) }
  func startedAgo(_ time: String) -> String { text(633, time) }
  func inTime(_ time: String) -> String { text(634, time) }
  func startsIn(_ race: String, left: String) -> String { text(635, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(636, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(637, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(638, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(639, race, time) }
  var notListed: String { text(640) }
  func raceIsMissing(_ race: String) -> String { text(641, race) }
  var raceName: String { text(642) }
  var kindLabel: String { text(643) }
  var countryLabel: String { text(644) }
  package var start: String { text(645) }
  var venueTime: String { text(646) }
  var distance: String { text(647) }
  var track: String { text(648) }
  var weather: String { text(649) }
  var venue: String { text(650) }
  var state: String { text(651) }
  var conditionGood: String { text(652) }
  var conditionSoft: String { text(653) }
  var conditionHeavy: String { text(654) }
  var conditionFirm: String { text(655) }
  var conditionFast: String { text(656) }
  var conditionSlow: String { text(657) }
  var conditionSynthetic: String { text(658) }
  var conditionFine: String { text(659) }
  var conditionClear: String { text(660) }
  var conditionCloudy: String { text(661) }
  var conditionShowers: String { text(662) }
  var conditionRain: String { text(663) }
  var conditionSnow: String { text(664) }
  var filterIntro: String { text(665) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(666 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(705, String(number)) }
  func unitHours(_ number: Int) -> String { text(706, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(707, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(708, String(number)) }
}
