// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(598, name) }
  var didUnfollow: String { text(599) }
  package var races: String { text(600) }
  var next: String { text(601) }
  var followed: String { text(602) }
  var isFollowed: String { text(603) }
  var unknownRace: String { text(604) }
  var unknownText: String { text(605) }
  var notHere: String { text(606) }
  var hasStarted: String { text(607) }
  var toTheBoard: String { text(608) }
  var filter: String { text(609) }
  var all: String { text(610) }
  var categories: String { text(611) }
  var categoryHorse: String { text(612) }
  var categoryHarness: String { text(613) }
  var categoryGreyhound: String { text(614) }
  var categoryOther: String { text(615) }
  var howMany: String { text(616) }
  package var country: String { text(617) }
  var allCountries: String { text(618) }
  func countriesCounted(_ count: Int) -> String { text(619, count: count) }
  var reset: String { text(620) }
  var resetAll: String { text(621) }
  func filterIs(_ choice: String) -> String { text(622, choice) }
  func did(_ choice: String, value: String) -> String { text(623, choice, value) }
  var followRace: String { text(624) }
  var followMeeting: String { text(625) }
  var remind: String { text(626) }
  var reminderOff: String { text(627) }
  var loading: String { text(628) }
  var nothing: String { text(629) }
  var notKnown: String { text(630) }
  var nothingText: String { text(631) }
  func onlySo(_ count: Int) -> String { text(632, count: count) }
  var cantLoad: String { text(633) }
  var startsMayMove: String { text(634) }
  var keepTrying: String { text(635) }
  var reasonSource: String { text(636) }
  var reasonUnread: String { text(637) }
  var reasonNothingYet: String { text(638) }
  func knownEnded(_ clock: String) -> String { text(639, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(640, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(641, meeting, String(number)) }
  var kindHorse: String { text(642) }
  var kindHarness: String { text(643) }
  var kindGreyhound: String { text(644) }
  var kindOther: String { text(645) }
  var startingNow: String { text(646) }
  func dayCount(_ count: Int) -> String { text(647, count: count) }
  func hourCount(_ count: Int) -> String { text(648, count: count) }
  func minuteCount(_ count: Int) -> String { text(649, count: count) }
  func secondCount(_ count: Int) -> String { text(650, count: count) }
  func startedAgo(_ time: String) -> String { text(651, time) }
  func inTime(_ time: String) -> String { text(652, time) }
  func startsIn(_ race: String, left: String) -> String { text(653, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(654, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(655, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(656, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(657, race, time) }
  var notListed: String { text(658) }
  func raceIsMissing(_ race: String) -> String { text(659, race) }
  var raceName: String { text(660) }
  var kindLabel: String { text(661) }
  var countryLabel: String { text(662) }
  package var start: String { text(663) }
  var venueTime: String { text(664) }
  var distance: String { text(665) }
  var track: String { text(666) }
  var weather: String { text(667) }
  var venue: String { text(668) }
  var state: String { text(669) }
  var conditionGood: String { text(670) }
  var conditionSoft: String { text(671) }
  var conditionHeavy: String { text(672) }
  var conditionFirm: String { text(673) }
  var conditionFast: String { text(674) }
  var conditionSlow: String { text(675) }
  var conditionSynthetic: String { text(676) }
  var conditionFine: String { text(677) }
  var conditionClear: String { text(678) }
  var conditionCloudy: String { text(679) }
  var conditionShowers: String { text(680) }
  var conditionRain: String { text(681) }
  var conditionSnow: String { text(682) }
  var filterIntro: String { text(683) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(684 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(723, String(number)) }
  func unitHours(_ number: Int) -> String { text(724, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(725, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(726, String(number)) }
}
