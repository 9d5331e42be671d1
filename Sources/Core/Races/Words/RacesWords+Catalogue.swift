// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(618, name) }
  var didUnfollow: String { text(619) }
  package var races: String { text(620) }
  var next: String { text(621) }
  var followed: String { text(622) }
  var isFollowed: String { text(623) }
  var unknownRace: String { text(624) }
  var unknownText: String { text(625) }
  var notHere: String { text(626) }
  var hasStarted: String { text(627) }
  var toTheBoard: String { text(628) }
  var filter: String { text(629) }
  var all: String { text(630) }
  var categories: String { text(631) }
  var categoryHorse: String { text(632) }
  var categoryHarness: String { text(633) }
  var categoryGreyhound: String { text(634) }
  var categoryOther: String { text(635) }
  var howMany: String { text(636) }
  package var country: String { text(637) }
  var allCountries: String { text(638) }
  func countriesCounted(_ count: Int) -> String { text(639, count: count) }
  var reset: String { text(640) }
  var resetAll: String { text(641) }
  func filterIs(_ choice: String) -> String { text(642, choice) }
  func did(_ choice: String, value: String) -> String { text(643, choice, value) }
  var followRace: String { text(644) }
  var followMeeting: String { text(645) }
  var remind: String { text(646) }
  var reminderOff: String { text(647) }
  var loading: String { text(648) }
  var nothing: String { text(649) }
  var notKnown: String { text(650) }
  var nothingText: String { text(651) }
  func onlySo(_ count: Int) -> String { text(652, count: count) }
  var cantLoad: String { text(653) }
  var startsMayMove: String { text(654) }
  var keepTrying: String { text(655) }
  var reasonSource: String { text(656) }
  var reasonUnread: String { text(657) }
  var reasonNothingYet: String { text(658) }
  func knownEnded(_ clock: String) -> String { text(659, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(660, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(661, meeting, String(number)) }
  var kindHorse: String { text(662) }
  var kindHarness: String { text(663) }
  var kindGreyhound: String { text(664) }
  var kindOther: String { text(665) }
  var startingNow: String { text(666) }
  func dayCount(_ count: Int) -> String { text(667, count: count) }
  func hourCount(_ count: Int) -> String { text(668, count: count) }
  func minuteCount(_ count: Int) -> String { text(669, count: count) }
  func secondCount(_ count: Int) -> String { text(670, count: count) }
  func startedAgo(_ time: String) -> String { text(671, time) }
  func inTime(_ time: String) -> String { text(672, time) }
  func startsIn(_ race: String, left: String) -> String { text(673, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(674, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(675, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(676, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(677, race, time) }
  var notListed: String { text(678) }
  func raceIsMissing(_ race: String) -> String { text(679, race) }
  var raceName: String { text(680) }
  var kindLabel: String { text(681) }
  var countryLabel: String { text(682) }
  package var start: String { text(683) }
  var venueTime: String { text(684) }
  var distance: String { text(685) }
  var track: String { text(686) }
  var weather: String { text(687) }
  var venue: String { text(688) }
  var state: String { text(689) }
  var conditionGood: String { text(690) }
  var conditionSoft: String { text(691) }
  var conditionHeavy: String { text(692) }
  var conditionFirm: String { text(693) }
  var conditionFast: String { text(694) }
  var conditionSlow: String { text(695) }
  var conditionSynthetic: String { text(696) }
  var conditionFine: String { text(697) }
  var conditionClear: String { text(698) }
  var conditionCloudy: String { text(699) }
  var conditionShowers: String { text(700) }
  var conditionRain: String { text(701) }
  var conditionSnow: String { text(702) }
  var filterIntro: String { text(703) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(704 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(743, String(number)) }
  func unitHours(_ number: Int) -> String { text(744, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(745, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(746, String(number)) }
}
