// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(617, name) }
  var didUnfollow: String { text(618) }
  package var races: String { text(619) }
  var next: String { text(620) }
  var followed: String { text(621) }
  var isFollowed: String { text(622) }
  var unknownRace: String { text(623) }
  var unknownText: String { text(624) }
  var notHere: String { text(625) }
  var hasStarted: String { text(626) }
  var toTheBoard: String { text(627) }
  var filter: String { text(628) }
  var all: String { text(629) }
  var categories: String { text(630) }
  var categoryHorse: String { text(631) }
  var categoryHarness: String { text(632) }
  var categoryGreyhound: String { text(633) }
  var categoryOther: String { text(634) }
  var howMany: String { text(635) }
  package var country: String { text(636) }
  var allCountries: String { text(637) }
  func countriesCounted(_ count: Int) -> String { text(638, count: count) }
  var reset: String { text(639) }
  var resetAll: String { text(640) }
  func filterIs(_ choice: String) -> String { text(641, choice) }
  func did(_ choice: String, value: String) -> String { text(642, choice, value) }
  var followRace: String { text(643) }
  var followMeeting: String { text(644) }
  var remind: String { text(645) }
  var reminderOff: String { text(646) }
  var loading: String { text(647) }
  var nothing: String { text(648) }
  var notKnown: String { text(649) }
  var nothingText: String { text(650) }
  func onlySo(_ count: Int) -> String { text(651, count: count) }
  var cantLoad: String { text(652) }
  var startsMayMove: String { text(653) }
  var keepTrying: String { text(654) }
  var reasonSource: String { text(655) }
  var reasonUnread: String { text(656) }
  var reasonNothingYet: String { text(657) }
  func knownEnded(_ clock: String) -> String { text(658, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(659, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(660, meeting, String(number)) }
  var kindHorse: String { text(661) }
  var kindHarness: String { text(662) }
  var kindGreyhound: String { text(663) }
  var kindOther: String { text(664) }
  var startingNow: String { text(665) }
  func dayCount(_ count: Int) -> String { text(666, count: count) }
  func hourCount(_ count: Int) -> String { text(667, count: count) }
  func minuteCount(_ count: Int) -> String { text(668, count: count) }
  func secondCount(_ count: Int) -> String { text(669, count: count) }
  func startedAgo(_ time: String) -> String { text(670, time) }
  func inTime(_ time: String) -> String { text(671, time) }
  func startsIn(_ race: String, left: String) -> String { text(672, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(673, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(674, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(675, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(676, race, time) }
  var notListed: String { text(677) }
  func raceIsMissing(_ race: String) -> String { text(678, race) }
  var raceName: String { text(679) }
  var kindLabel: String { text(680) }
  var countryLabel: String { text(681) }
  package var start: String { text(682) }
  var venueTime: String { text(683) }
  var distance: String { text(684) }
  var track: String { text(685) }
  var weather: String { text(686) }
  var venue: String { text(687) }
  var state: String { text(688) }
  var conditionGood: String { text(689) }
  var conditionSoft: String { text(690) }
  var conditionHeavy: String { text(691) }
  var conditionFirm: String { text(692) }
  var conditionFast: String { text(693) }
  var conditionSlow: String { text(694) }
  var conditionSynthetic: String { text(695) }
  var conditionFine: String { text(696) }
  var conditionClear: String { text(697) }
  var conditionCloudy: String { text(698) }
  var conditionShowers: String { text(699) }
  var conditionRain: String { text(700) }
  var conditionSnow: String { text(701) }
  var filterIntro: String { text(702) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(703 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(742, String(number)) }
  func unitHours(_ number: Int) -> String { text(743, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(744, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(745, String(number)) }
}
