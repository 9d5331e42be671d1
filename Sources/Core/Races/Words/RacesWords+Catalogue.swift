// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(616, name) }
  var didUnfollow: String { text(617) }
  package var races: String { text(618) }
  var next: String { text(619) }
  var followed: String { text(620) }
  var isFollowed: String { text(621) }
  var unknownRace: String { text(622) }
  var unknownText: String { text(623) }
  var notHere: String { text(624) }
  var hasStarted: String { text(625) }
  var toTheBoard: String { text(626) }
  var filter: String { text(627) }
  var all: String { text(628) }
  var categories: String { text(629) }
  var categoryHorse: String { text(630) }
  var categoryHarness: String { text(631) }
  var categoryGreyhound: String { text(632) }
  var categoryOther: String { text(633) }
  var howMany: String { text(634) }
  package var country: String { text(635) }
  var allCountries: String { text(636) }
  func countriesCounted(_ count: Int) -> String { text(637, count: count) }
  var reset: String { text(638) }
  var resetAll: String { text(639) }
  func filterIs(_ choice: String) -> String { text(640, choice) }
  func did(_ choice: String, value: String) -> String { text(641, choice, value) }
  var followRace: String { text(642) }
  var followMeeting: String { text(643) }
  var remind: String { text(644) }
  var reminderOff: String { text(645) }
  var loading: String { text(646) }
  var nothing: String { text(647) }
  var notKnown: String { text(648) }
  var nothingText: String { text(649) }
  func onlySo(_ count: Int) -> String { text(650, count: count) }
  var cantLoad: String { text(651) }
  var startsMayMove: String { text(652) }
  var keepTrying: String { text(653) }
  var reasonSource: String { text(654) }
  var reasonUnread: String { text(655) }
  var reasonNothingYet: String { text(656) }
  func knownEnded(_ clock: String) -> String { text(657, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(658, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(659, meeting, String(number)) }
  var kindHorse: String { text(660) }
  var kindHarness: String { text(661) }
  var kindGreyhound: String { text(662) }
  var kindOther: String { text(663) }
  var startingNow: String { text(664) }
  func dayCount(_ count: Int) -> String { text(665, count: count) }
  func hourCount(_ count: Int) -> String { text(666, count: count) }
  func minuteCount(_ count: Int) -> String { text(667, count: count) }
  func secondCount(_ count: Int) -> String { text(668, count: count) }
  func startedAgo(_ time: String) -> String { text(669, time) }
  func inTime(_ time: String) -> String { text(670, time) }
  func startsIn(_ race: String, left: String) -> String { text(671, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(672, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(673, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(674, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(675, race, time) }
  var notListed: String { text(676) }
  func raceIsMissing(_ race: String) -> String { text(677, race) }
  var raceName: String { text(678) }
  var kindLabel: String { text(679) }
  var countryLabel: String { text(680) }
  package var start: String { text(681) }
  var venueTime: String { text(682) }
  var distance: String { text(683) }
  var track: String { text(684) }
  var weather: String { text(685) }
  var venue: String { text(686) }
  var state: String { text(687) }
  var conditionGood: String { text(688) }
  var conditionSoft: String { text(689) }
  var conditionHeavy: String { text(690) }
  var conditionFirm: String { text(691) }
  var conditionFast: String { text(692) }
  var conditionSlow: String { text(693) }
  var conditionSynthetic: String { text(694) }
  var conditionFine: String { text(695) }
  var conditionClear: String { text(696) }
  var conditionCloudy: String { text(697) }
  var conditionShowers: String { text(698) }
  var conditionRain: String { text(699) }
  var conditionSnow: String { text(700) }
  var filterIntro: String { text(701) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(702 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(741, String(number)) }
  func unitHours(_ number: Int) -> String { text(742, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(743, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(744, String(number)) }
}
