// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(592, name) }
  var didUnfollow: String { text(593) }
  package var races: String { text(594) }
  var next: String { text(595) }
  var followed: String { text(596) }
  var isFollowed: String { text(597) }
  var unknownRace: String { text(598) }
  var unknownText: String { text(599) }
  var notHere: String { text(600) }
  var hasStarted: String { text(601) }
  var toTheBoard: String { text(602) }
  var filter: String { text(603) }
  var all: String { text(604) }
  var categories: String { text(605) }
  var categoryHorse: String { text(606) }
  var categoryHarness: String { text(607) }
  var categoryGreyhound: String { text(608) }
  var categoryOther: String { text(609) }
  var howMany: String { text(610) }
  package var country: String { text(611) }
  var allCountries: String { text(612) }
  func countriesCounted(_ count: Int) -> String { text(613, count: count) }
  var reset: String { text(614) }
  var resetAll: String { text(615) }
  func filterIs(_ choice: String) -> String { text(616, choice) }
  func did(_ choice: String, value: String) -> String { text(617, choice, value) }
  var followRace: String { text(618) }
  var followMeeting: String { text(619) }
  var remind: String { text(620) }
  var reminderOff: String { text(621) }
  var loading: String { text(622) }
  var nothing: String { text(623) }
  var notKnown: String { text(624) }
  var nothingText: String { text(625) }
  func onlySo(_ count: Int) -> String { text(626, count: count) }
  var cantLoad: String { text(627) }
  var startsMayMove: String { text(628) }
  var keepTrying: String { text(629) }
  var reasonSource: String { text(630) }
  var reasonUnread: String { text(631) }
  var reasonNothingYet: String { text(632) }
  func knownEnded(_ clock: String) -> String { text(633, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(634, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(635, meeting, String(number)) }
  var kindHorse: String { text(636) }
  var kindHarness: String { text(637) }
  var kindGreyhound: String { text(638) }
  var kindOther: String { text(639) }
  var startingNow: String { text(640) }
  func dayCount(_ count: Int) -> String { text(641, count: count) }
  func hourCount(_ count: Int) -> String { text(642, count: count) }
  func minuteCount(_ count: Int) -> String { text(643, count: count) }
  func secondCount(_ count: Int) -> String { text(644, count: count) }
  func startedAgo(_ time: String) -> String { text(645, time) }
  func inTime(_ time: String) -> String { text(646, time) }
  func startsIn(_ race: String, left: String) -> String { text(647, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(648, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(649, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(650, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(651, race, time) }
  var notListed: String { text(652) }
  func raceIsMissing(_ race: String) -> String { text(653, race) }
  var raceName: String { text(654) }
  var kindLabel: String { text(655) }
  var countryLabel: String { text(656) }
  package var start: String { text(657) }
  var venueTime: String { text(658) }
  var distance: String { text(659) }
  var track: String { text(660) }
  var weather: String { text(661) }
  var venue: String { text(662) }
  var state: String { text(663) }
  var conditionGood: String { text(664) }
  var conditionSoft: String { text(665) }
  var conditionHeavy: String { text(666) }
  var conditionFirm: String { text(667) }
  var conditionFast: String { text(668) }
  var conditionSlow: String { text(669) }
  var conditionSynthetic: String { text(670) }
  var conditionFine: String { text(671) }
  var conditionClear: String { text(672) }
  var conditionCloudy: String { text(673) }
  var conditionShowers: String { text(674) }
  var conditionRain: String { text(675) }
  var conditionSnow: String { text(676) }
  var filterIntro: String { text(677) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(678 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(717, String(number)) }
  func unitHours(_ number: Int) -> String { text(718, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(719, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(720, String(number)) }
}
