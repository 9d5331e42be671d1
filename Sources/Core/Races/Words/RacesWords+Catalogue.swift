// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(619, name) }
  var didUnfollow: String { text(620) }
  package var races: String { text(621) }
  var next: String { text(622) }
  var followed: String { text(623) }
  var isFollowed: String { text(624) }
  var unknownRace: String { text(625) }
  var unknownText: String { text(626) }
  var notHere: String { text(627) }
  var hasStarted: String { text(628) }
  var toTheBoard: String { text(629) }
  var filter: String { text(630) }
  var all: String { text(631) }
  var categories: String { text(632) }
  var categoryHorse: String { text(633) }
  var categoryHarness: String { text(634) }
  var categoryGreyhound: String { text(635) }
  var categoryOther: String { text(636) }
  var howMany: String { text(637) }
  package var country: String { text(638) }
  var allCountries: String { text(639) }
  func countriesCounted(_ count: Int) -> String { text(640, count: count) }
  var reset: String { text(641) }
  var resetAll: String { text(642) }
  func filterIs(_ choice: String) -> String { text(643, choice) }
  func did(_ choice: String, value: String) -> String { text(644, choice, value) }
  var followRace: String { text(645) }
  var followMeeting: String { text(646) }
  var remind: String { text(647) }
  var reminderOff: String { text(648) }
  var loading: String { text(649) }
  var nothing: String { text(650) }
  var notKnown: String { text(651) }
  var nothingText: String { text(652) }
  func onlySo(_ count: Int) -> String { text(653, count: count) }
  var cantLoad: String { text(654) }
  var startsMayMove: String { text(655) }
  var keepTrying: String { text(656) }
  var reasonSource: String { text(657) }
  var reasonUnread: String { text(658) }
  var reasonNothingYet: String { text(659) }
  func knownEnded(_ clock: String) -> String { text(660, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(661, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(662, meeting, String(number)) }
  var kindHorse: String { text(663) }
  var kindHarness: String { text(664) }
  var kindGreyhound: String { text(665) }
  var kindOther: String { text(666) }
  var startingNow: String { text(667) }
  func dayCount(_ count: Int) -> String { text(668, count: count) }
  func hourCount(_ count: Int) -> String { text(669, count: count) }
  func minuteCount(_ count: Int) -> String { text(670, count: count) }
  func secondCount(_ count: Int) -> String { text(671, count: count) }
  func startedAgo(_ time: String) -> String { text(672, time) }
  func inTime(_ time: String) -> String { text(673, time) }
  func startsIn(_ race: String, left: String) -> String { text(674, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(675, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(676, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(677, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(678, race, time) }
  var notListed: String { text(679) }
  func raceIsMissing(_ race: String) -> String { text(680, race) }
  var raceName: String { text(681) }
  var kindLabel: String { text(682) }
  var countryLabel: String { text(683) }
  package var start: String { text(684) }
  var venueTime: String { text(685) }
  var distance: String { text(686) }
  var track: String { text(687) }
  var weather: String { text(688) }
  var venue: String { text(689) }
  var state: String { text(690) }
  var conditionGood: String { text(691) }
  var conditionSoft: String { text(692) }
  var conditionHeavy: String { text(693) }
  var conditionFirm: String { text(694) }
  var conditionFast: String { text(695) }
  var conditionSlow: String { text(696) }
  var conditionSynthetic: String { text(697) }
  var conditionFine: String { text(698) }
  var conditionClear: String { text(699) }
  var conditionCloudy: String { text(700) }
  var conditionShowers: String { text(701) }
  var conditionRain: String { text(702) }
  var conditionSnow: String { text(703) }
  var filterIntro: String { text(704) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(705 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(744, String(number)) }
  func unitHours(_ number: Int) -> String { text(745, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(746, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(747, String(number)) }
}
