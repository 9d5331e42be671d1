// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(582, name) }
  var didUnfollow: String { text(583) }
  package var races: String { text(584) }
  var next: String { text(585) }
  var followed: String { text(586) }
  var isFollowed: String { text(587) }
  var unknownRace: String { text(588) }
  var unknownText: String { text(589) }
  var notHere: String { text(590) }
  var hasStarted: String { text(591) }
  var toTheBoard: String { text(592) }
  var filter: String { text(593) }
  var all: String { text(594) }
  var categories: String { text(595) }
  var categoryHorse: String { text(596) }
  var categoryHarness: String { text(597) }
  var categoryGreyhound: String { text(598) }
  var categoryOther: String { text(599) }
  var howMany: String { text(600) }
  package var country: String { text(601) }
  var allCountries: String { text(602) }
  func countriesCounted(_ count: Int) -> String { text(603, count: count) }
  var reset: String { text(604) }
  var resetAll: String { text(605) }
  func filterIs(_ choice: String) -> String { text(606, choice) }
  func did(_ choice: String, value: String) -> String { text(607, choice, value) }
  var followRace: String { text(608) }
  var followMeeting: String { text(609) }
  var remind: String { text(610) }
  var reminderOff: String { text(611) }
  var loading: String { text(612) }
  var nothing: String { text(613) }
  var notKnown: String { text(614) }
  var nothingText: String { text(615) }
  func onlySo(_ count: Int) -> String { text(616, count: count) }
  var cantLoad: String { text(617) }
  var startsMayMove: String { text(618) }
  var keepTrying: String { text(619) }
  var reasonSource: String { text(620) }
  var reasonUnread: String { text(621) }
  var reasonNothingYet: String { text(622) }
  func knownEnded(_ clock: String) -> String { text(623, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(624, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(625, meeting, String(number)) }
  var kindHorse: String { text(626) }
  var kindHarness: String { text(627) }
  var kindGreyhound: String { text(628) }
  var kindOther: String { text(629) }
  var startingNow: String { text(630) }
  func dayCount(_ count: Int) -> String { text(631, count: count) }
  func hourCount(_ count: Int) -> String { text(632, count: count) }
  func minuteCount(_ count: Int) -> String { text(633, count: count) }
  func secondCount(_ count: Int) -> String { text(634, count: count) }
  func startedAgo(_ time: String) -> String { text(635, time) }
  func inTime(_ time: String) -> String { text(636, time) }
  func startsIn(_ race: String, left: String) -> String { text(637, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(638, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(639, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(640, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(641, race, time) }
  var notListed: String { text(642) }
  func raceIsMissing(_ race: String) -> String { text(643, race) }
  var raceName: String { text(644) }
  var kindLabel: String { text(645) }
  var countryLabel: String { text(646) }
  package var start: String { text(647) }
  var venueTime: String { text(648) }
  var distance: String { text(649) }
  var track: String { text(650) }
  var weather: String { text(651) }
  var venue: String { text(652) }
  var state: String { text(653) }
  var conditionGood: String { text(654) }
  var conditionSoft: String { text(655) }
  var conditionHeavy: String { text(656) }
  var conditionFirm: String { text(657) }
  var conditionFast: String { text(658) }
  var conditionSlow: String { text(659) }
  var conditionSynthetic: String { text(660) }
  var conditionFine: String { text(661) }
  var conditionClear: String { text(662) }
  var conditionCloudy: String { text(663) }
  var conditionShowers: String { text(664) }
  var conditionRain: String { text(665) }
  var conditionSnow: String { text(666) }
  var filterIntro: String { text(667) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(668 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(707, String(number)) }
  func unitHours(_ number: Int) -> String { text(708, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(709, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(710, String(number)) }
}
