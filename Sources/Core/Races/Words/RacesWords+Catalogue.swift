// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(595, name) }
  var didUnfollow: String { text(596) }
  package var races: String { text(597) }
  var next: String { text(598) }
  var followed: String { text(599) }
  var isFollowed: String { text(600) }
  var unknownRace: String { text(601) }
  var unknownText: String { text(602) }
  var notHere: String { text(603) }
  var hasStarted: String { text(604) }
  var toTheBoard: String { text(605) }
  var filter: String { text(606) }
  var all: String { text(607) }
  var categories: String { text(608) }
  var categoryHorse: String { text(609) }
  var categoryHarness: String { text(610) }
  var categoryGreyhound: String { text(611) }
  var categoryOther: String { text(612) }
  var howMany: String { text(613) }
  package var country: String { text(614) }
  var allCountries: String { text(615) }
  func countriesCounted(_ count: Int) -> String { text(616, count: count) }
  var reset: String { text(617) }
  var resetAll: String { text(618) }
  func filterIs(_ choice: String) -> String { text(619, choice) }
  func did(_ choice: String, value: String) -> String { text(620, choice, value) }
  var followRace: String { text(621) }
  var followMeeting: String { text(622) }
  var remind: String { text(623) }
  var reminderOff: String { text(624) }
  var loading: String { text(625) }
  var nothing: String { text(626) }
  var notKnown: String { text(627) }
  var nothingText: String { text(628) }
  func onlySo(_ count: Int) -> String { text(629, count: count) }
  var cantLoad: String { text(630) }
  var startsMayMove: String { text(631) }
  var keepTrying: String { text(632) }
  var reasonSource: String { text(633) }
  var reasonUnread: String { text(634) }
  var reasonNothingYet: String { text(635) }
  func knownEnded(_ clock: String) -> String { text(636, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(637, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(638, meeting, String(number)) }
  var kindHorse: String { text(639) }
  var kindHarness: String { text(640) }
  var kindGreyhound: String { text(641) }
  var kindOther: String { text(642) }
  var startingNow: String { text(643) }
  func dayCount(_ count: Int) -> String { text(644, count: count) }
  func hourCount(_ count: Int) -> String { text(645, count: count) }
  func minuteCount(_ count: Int) -> String { text(646, count: count) }
  func secondCount(_ count: Int) -> String { text(647, count: count) }
  func startedAgo(_ time: String) -> String { text(648, time) }
  func inTime(_ time: String) -> String { text(649, time) }
  func startsIn(_ race: String, left: String) -> String { text(650, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(651, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(652, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(653, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(654, race, time) }
  var notListed: String { text(655) }
  func raceIsMissing(_ race: String) -> String { text(656, race) }
  var raceName: String { text(657) }
  var kindLabel: String { text(658) }
  var countryLabel: String { text(659) }
  package var start: String { text(660) }
  var venueTime: String { text(661) }
  var distance: String { text(662) }
  var track: String { text(663) }
  var weather: String { text(664) }
  var venue: String { text(665) }
  var state: String { text(666) }
  var conditionGood: String { text(667) }
  var conditionSoft: String { text(668) }
  var conditionHeavy: String { text(669) }
  var conditionFirm: String { text(670) }
  var conditionFast: String { text(671) }
  var conditionSlow: String { text(672) }
  var conditionSynthetic: String { text(673) }
  var conditionFine: String { text(674) }
  var conditionClear: String { text(675) }
  var conditionCloudy: String { text(676) }
  var conditionShowers: String { text(677) }
  var conditionRain: String { text(678) }
  var conditionSnow: String { text(679) }
  var filterIntro: String { text(680) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(681 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(720, String(number)) }
  func unitHours(_ number: Int) -> String { text(721, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(722, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(723, String(number)) }
}
