// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(622, name) }
  var didUnfollow: String { text(623) }
  package var races: String { text(624) }
  var next: String { text(625) }
  var followed: String { text(626) }
  var isFollowed: String { text(627) }
  var unknownRace: String { text(628) }
  var unknownText: String { text(629) }
  var notHere: String { text(630) }
  var hasStarted: String { text(631) }
  var toTheBoard: String { text(632) }
  var filter: String { text(633) }
  var all: String { text(634) }
  var categories: String { text(635) }
  var categoryHorse: String { text(636) }
  var categoryHarness: String { text(637) }
  var categoryGreyhound: String { text(638) }
  var categoryOther: String { text(639) }
  var howMany: String { text(640) }
  package var country: String { text(641) }
  var allCountries: String { text(642) }
  func countriesCounted(_ count: Int) -> String { text(643, count: count) }
  var reset: String { text(644) }
  var resetAll: String { text(645) }
  func filterIs(_ choice: String) -> String { text(646, choice) }
  func did(_ choice: String, value: String) -> String { text(647, choice, value) }
  var followRace: String { text(648) }
  var followMeeting: String { text(649) }
  var remind: String { text(650) }
  var reminderOff: String { text(651) }
  var loading: String { text(652) }
  var nothing: String { text(653) }
  var notKnown: String { text(654) }
  var nothingText: String { text(655) }
  func onlySo(_ count: Int) -> String { text(656, count: count) }
  var cantLoad: String { text(657) }
  var startsMayMove: String { text(658) }
  var keepTrying: String { text(659) }
  var reasonSource: String { text(660) }
  var reasonUnread: String { text(661) }
  var reasonNothingYet: String { text(662) }
  func knownEnded(_ clock: String) -> String { text(663, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(664, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(665, meeting, String(number)) }
  var kindHorse: String { text(666) }
  var kindHarness: String { text(667) }
  var kindGreyhound: String { text(668) }
  var kindOther: String { text(669) }
  var startingNow: String { text(670) }
  func dayCount(_ count: Int) -> String { text(671, count: count) }
  func hourCount(_ count: Int) -> String { text(672, count: count) }
  func minuteCount(_ count: Int) -> String { text(673, count: count) }
  func secondCount(_ count: Int) -> String { text(674, count: count) }
  func startedAgo(_ time: String) -> String { text(675, time) }
  func inTime(_ time: String) -> String { text(676, time) }
  func startsIn(_ race: String, left: String) -> String { text(677, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(678, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(679, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(680, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(681, race, time) }
  var notListed: String { text(682) }
  func raceIsMissing(_ race: String) -> String { text(683, race) }
  var raceName: String { text(684) }
  var kindLabel: String { text(685) }
  var countryLabel: String { text(686) }
  package var start: String { text(687) }
  var venueTime: String { text(688) }
  var distance: String { text(689) }
  var track: String { text(690) }
  var weather: String { text(691) }
  var venue: String { text(692) }
  var state: String { text(693) }
  var conditionGood: String { text(694) }
  var conditionSoft: String { text(695) }
  var conditionHeavy: String { text(696) }
  var conditionFirm: String { text(697) }
  var conditionFast: String { text(698) }
  var conditionSlow: String { text(699) }
  var conditionSynthetic: String { text(700) }
  var conditionFine: String { text(701) }
  var conditionClear: String { text(702) }
  var conditionCloudy: String { text(703) }
  var conditionShowers: String { text(704) }
  var conditionRain: String { text(705) }
  var conditionSnow: String { text(706) }
  var filterIntro: String { text(707) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(708 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(747, String(number)) }
  func unitHours(_ number: Int) -> String { text(748, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(749, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(750, String(number)) }
}
