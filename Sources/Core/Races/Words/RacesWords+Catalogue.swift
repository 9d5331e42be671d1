// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(594, name) }
  var didUnfollow: String { text(595) }
  package var races: String { text(596) }
  var next: String { text(597) }
  var followed: String { text(598) }
  var isFollowed: String { text(599) }
  var unknownRace: String { text(600) }
  var unknownText: String { text(601) }
  var notHere: String { text(602) }
  var hasStarted: String { text(603) }
  var toTheBoard: String { text(604) }
  var filter: String { text(605) }
  var all: String { text(606) }
  var categories: String { text(607) }
  var categoryHorse: String { text(608) }
  var categoryHarness: String { text(609) }
  var categoryGreyhound: String { text(610) }
  var categoryOther: String { text(611) }
  var howMany: String { text(612) }
  package var country: String { text(613) }
  var allCountries: String { text(614) }
  func countriesCounted(_ count: Int) -> String { text(615, count: count) }
  var reset: String { text(616) }
  var resetAll: String { text(617) }
  func filterIs(_ choice: String) -> String { text(618, choice) }
  func did(_ choice: String, value: String) -> String { text(619, choice, value) }
  var followRace: String { text(620) }
  var followMeeting: String { text(621) }
  var remind: String { text(622) }
  var reminderOff: String { text(623) }
  var loading: String { text(624) }
  var nothing: String { text(625) }
  var notKnown: String { text(626) }
  var nothingText: String { text(627) }
  func onlySo(_ count: Int) -> String { text(628, count: count) }
  var cantLoad: String { text(629) }
  var startsMayMove: String { text(630) }
  var keepTrying: String { text(631) }
  var reasonSource: String { text(632) }
  var reasonUnread: String { text(633) }
  var reasonNothingYet: String { text(634) }
  func knownEnded(_ clock: String) -> String { text(635, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(636, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(637, meeting, String(number)) }
  var kindHorse: String { text(638) }
  var kindHarness: String { text(639) }
  var kindGreyhound: String { text(640) }
  var kindOther: String { text(641) }
  var startingNow: String { text(642) }
  func dayCount(_ count: Int) -> String { text(643, count: count) }
  func hourCount(_ count: Int) -> String { text(644, count: count) }
  func minuteCount(_ count: Int) -> String { text(645, count: count) }
  func secondCount(_ count: Int) -> String { text(646, count: count) }
  func startedAgo(_ time: String) -> String { text(647, time) }
  func inTime(_ time: String) -> String { text(648, time) }
  func startsIn(_ race: String, left: String) -> String { text(649, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(650, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(651, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(652, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(653, race, time) }
  var notListed: String { text(654) }
  func raceIsMissing(_ race: String) -> String { text(655, race) }
  var raceName: String { text(656) }
  var kindLabel: String { text(657) }
  var countryLabel: String { text(658) }
  package var start: String { text(659) }
  var venueTime: String { text(660) }
  var distance: String { text(661) }
  var track: String { text(662) }
  var weather: String { text(663) }
  var venue: String { text(664) }
  var state: String { text(665) }
  var conditionGood: String { text(666) }
  var conditionSoft: String { text(667) }
  var conditionHeavy: String { text(668) }
  var conditionFirm: String { text(669) }
  var conditionFast: String { text(670) }
  var conditionSlow: String { text(671) }
  var conditionSynthetic: String { text(672) }
  var conditionFine: String { text(673) }
  var conditionClear: String { text(674) }
  var conditionCloudy: String { text(675) }
  var conditionShowers: String { text(676) }
  var conditionRain: String { text(677) }
  var conditionSnow: String { text(678) }
  var filterIntro: String { text(679) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(680 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(719, String(number)) }
  func unitHours(_ number: Int) -> String { text(720, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(721, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(722, String(number)) }
}
