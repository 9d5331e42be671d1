// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(624, name) }
  var didUnfollow: String { text(625) }
  package var races: String { text(626) }
  var next: String { text(627) }
  var followed: String { text(628) }
  var isFollowed: String { text(629) }
  var unknownRace: String { text(630) }
  var unknownText: String { text(631) }
  var notHere: String { text(632) }
  var hasStarted: String { text(633) }
  var toTheBoard: String { text(634) }
  var filter: String { text(635) }
  var all: String { text(636) }
  var categories: String { text(637) }
  var categoryHorse: String { text(638) }
  var categoryHarness: String { text(639) }
  var categoryGreyhound: String { text(640) }
  var categoryOther: String { text(641) }
  var howMany: String { text(642) }
  package var country: String { text(643) }
  var allCountries: String { text(644) }
  func countriesCounted(_ count: Int) -> String { text(645, count: count) }
  var reset: String { text(646) }
  var resetAll: String { text(647) }
  func filterIs(_ choice: String) -> String { text(648, choice) }
  func did(_ choice: String, value: String) -> String { text(649, choice, value) }
  var followRace: String { text(650) }
  var followMeeting: String { text(651) }
  var remind: String { text(652) }
  var reminderOff: String { text(653) }
  var loading: String { text(654) }
  var nothing: String { text(655) }
  var notKnown: String { text(656) }
  var nothingText: String { text(657) }
  func onlySo(_ count: Int) -> String { text(658, count: count) }
  var cantLoad: String { text(659) }
  var startsMayMove: String { text(660) }
  var keepTrying: String { text(661) }
  var reasonSource: String { text(662) }
  var reasonUnread: String { text(663) }
  var reasonNothingYet: String { text(664) }
  func knownEnded(_ clock: String) -> String { text(665, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(666, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(667, meeting, String(number)) }
  var kindHorse: String { text(668) }
  var kindHarness: String { text(669) }
  var kindGreyhound: String { text(670) }
  var kindOther: String { text(671) }
  var startingNow: String { text(672) }
  func dayCount(_ count: Int) -> String { text(673, count: count) }
  func hourCount(_ count: Int) -> String { text(674, count: count) }
  func minuteCount(_ count: Int) -> String { text(675, count: count) }
  func secondCount(_ count: Int) -> String { text(676, count: count) }
  func startedAgo(_ time: String) -> String { text(677, time) }
  func inTime(_ time: String) -> String { text(678, time) }
  func startsIn(_ race: String, left: String) -> String { text(679, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(680, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(681, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(682, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(683, race, time) }
  var notListed: String { text(684) }
  func raceIsMissing(_ race: String) -> String { text(685, race) }
  var raceName: String { text(686) }
  var kindLabel: String { text(687) }
  var countryLabel: String { text(688) }
  package var start: String { text(689) }
  var venueTime: String { text(690) }
  var distance: String { text(691) }
  var track: String { text(692) }
  var weather: String { text(693) }
  var venue: String { text(694) }
  var state: String { text(695) }
  var conditionGood: String { text(696) }
  var conditionSoft: String { text(697) }
  var conditionHeavy: String { text(698) }
  var conditionFirm: String { text(699) }
  var conditionFast: String { text(700) }
  var conditionSlow: String { text(701) }
  var conditionSynthetic: String { text(702) }
  var conditionFine: String { text(703) }
  var conditionClear: String { text(704) }
  var conditionCloudy: String { text(705) }
  var conditionShowers: String { text(706) }
  var conditionRain: String { text(707) }
  var conditionSnow: String { text(708) }
  var filterIntro: String { text(709) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(710 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(749, String(number)) }
  func unitHours(_ number: Int) -> String { text(750, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(751, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(752, String(number)) }
}
