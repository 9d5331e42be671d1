// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(589, name) }
  var didUnfollow: String { text(590) }
  package var races: String { text(591) }
  var next: String { text(592) }
  var followed: String { text(593) }
  var isFollowed: String { text(594) }
  var unknownRace: String { text(595) }
  var unknownText: String { text(596) }
  var notHere: String { text(597) }
  var hasStarted: String { text(598) }
  var toTheBoard: String { text(599) }
  var filter: String { text(600) }
  var all: String { text(601) }
  var categories: String { text(602) }
  var categoryHorse: String { text(603) }
  var categoryHarness: String { text(604) }
  var categoryGreyhound: String { text(605) }
  var categoryOther: String { text(606) }
  var howMany: String { text(607) }
  package var country: String { text(608) }
  var allCountries: String { text(609) }
  func countriesCounted(_ count: Int) -> String { text(610, count: count) }
  var reset: String { text(611) }
  var resetAll: String { text(612) }
  func filterIs(_ choice: String) -> String { text(613, choice) }
  func did(_ choice: String, value: String) -> String { text(614, choice, value) }
  var followRace: String { text(615) }
  var followMeeting: String { text(616) }
  var remind: String { text(617) }
  var reminderOff: String { text(618) }
  var loading: String { text(619) }
  var nothing: String { text(620) }
  var notKnown: String { text(621) }
  var nothingText: String { text(622) }
  func onlySo(_ count: Int) -> String { text(623, count: count) }
  var cantLoad: String { text(624) }
  var startsMayMove: String { text(625) }
  var keepTrying: String { text(626) }
  var reasonSource: String { text(627) }
  var reasonUnread: String { text(628) }
  var reasonNothingYet: String { text(629) }
  func knownEnded(_ clock: String) -> String { text(630, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(631, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(632, meeting, String(number)) }
  var kindHorse: String { text(633) }
  var kindHarness: String { text(634) }
  var kindGreyhound: String { text(635) }
  var kindOther: String { text(636) }
  var startingNow: String { text(637) }
  func dayCount(_ count: Int) -> String { text(638, count: count) }
  func hourCount(_ count: Int) -> String { text(639, count: count) }
  func minuteCount(_ count: Int) -> String { text(640, count: count) }
  func secondCount(_ count: Int) -> String { text(641, count: count) }
  func startedAgo(_ time: String) -> String { text(642, time) }
  func inTime(_ time: String) -> String { text(643, time) }
  func startsIn(_ race: String, left: String) -> String { text(644, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(645, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(646, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(647, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(648, race, time) }
  var notListed: String { text(649) }
  func raceIsMissing(_ race: String) -> String { text(650, race) }
  var raceName: String { text(651) }
  var kindLabel: String { text(652) }
  var countryLabel: String { text(653) }
  package var start: String { text(654) }
  var venueTime: String { text(655) }
  var distance: String { text(656) }
  var track: String { text(657) }
  var weather: String { text(658) }
  var venue: String { text(659) }
  var state: String { text(660) }
  var conditionGood: String { text(661) }
  var conditionSoft: String { text(662) }
  var conditionHeavy: String { text(663) }
  var conditionFirm: String { text(664) }
  var conditionFast: String { text(665) }
  var conditionSlow: String { text(666) }
  var conditionSynthetic: String { text(667) }
  var conditionFine: String { text(668) }
  var conditionClear: String { text(669) }
  var conditionCloudy: String { text(670) }
  var conditionShowers: String { text(671) }
  var conditionRain: String { text(672) }
  var conditionSnow: String { text(673) }
  var filterIntro: String { text(674) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(675 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(714, String(number)) }
  func unitHours(_ number: Int) -> String { text(715, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(716, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(717, String(number)) }
}
