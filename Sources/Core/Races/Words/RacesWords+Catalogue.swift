// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(623, name) }
  var didUnfollow: String { text(624) }
  package var races: String { text(625) }
  var next: String { text(626) }
  var followed: String { text(627) }
  var isFollowed: String { text(628) }
  var unknownRace: String { text(629) }
  var unknownText: String { text(630) }
  var notHere: String { text(631) }
  var hasStarted: String { text(632) }
  var toTheBoard: String { text(633) }
  var filter: String { text(634) }
  var all: String { text(635) }
  var categories: String { text(636) }
  var categoryHorse: String { text(637) }
  var categoryHarness: String { text(638) }
  var categoryGreyhound: String { text(639) }
  var categoryOther: String { text(640) }
  var howMany: String { text(641) }
  package var country: String { text(642) }
  var allCountries: String { text(643) }
  func countriesCounted(_ count: Int) -> String { text(644, count: count) }
  var reset: String { text(645) }
  var resetAll: String { text(646) }
  func filterIs(_ choice: String) -> String { text(647, choice) }
  func did(_ choice: String, value: String) -> String { text(648, choice, value) }
  var followRace: String { text(649) }
  var followMeeting: String { text(650) }
  var remind: String { text(651) }
  var reminderOff: String { text(652) }
  var loading: String { text(653) }
  var nothing: String { text(654) }
  var notKnown: String { text(655) }
  var nothingText: String { text(656) }
  func onlySo(_ count: Int) -> String { text(657, count: count) }
  var cantLoad: String { text(658) }
  var startsMayMove: String { text(659) }
  var keepTrying: String { text(660) }
  var reasonSource: String { text(661) }
  var reasonUnread: String { text(662) }
  var reasonNothingYet: String { text(663) }
  func knownEnded(_ clock: String) -> String { text(664, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(665, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(666, meeting, String(number)) }
  var kindHorse: String { text(667) }
  var kindHarness: String { text(668) }
  var kindGreyhound: String { text(669) }
  var kindOther: String { text(670) }
  var startingNow: String { text(671) }
  func dayCount(_ count: Int) -> String { text(672, count: count) }
  func hourCount(_ count: Int) -> String { text(673, count: count) }
  func minuteCount(_ count: Int) -> String { text(674, count: count) }
  func secondCount(_ count: Int) -> String { text(675, count: count) }
  func startedAgo(_ time: String) -> String { text(676, time) }
  func inTime(_ time: String) -> String { text(677, time) }
  func startsIn(_ race: String, left: String) -> String { text(678, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(679, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(680, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(681, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(682, race, time) }
  var notListed: String { text(683) }
  func raceIsMissing(_ race: String) -> String { text(684, race) }
  var raceName: String { text(685) }
  var kindLabel: String { text(686) }
  var countryLabel: String { text(687) }
  package var start: String { text(688) }
  var venueTime: String { text(689) }
  var distance: String { text(690) }
  var track: String { text(691) }
  var weather: String { text(692) }
  var venue: String { text(693) }
  var state: String { text(694) }
  var conditionGood: String { text(695) }
  var conditionSoft: String { text(696) }
  var conditionHeavy: String { text(697) }
  var conditionFirm: String { text(698) }
  var conditionFast: String { text(699) }
  var conditionSlow: String { text(700) }
  var conditionSynthetic: String { text(701) }
  var conditionFine: String { text(702) }
  var conditionClear: String { text(703) }
  var conditionCloudy: String { text(704) }
  var conditionShowers: String { text(705) }
  var conditionRain: String { text(706) }
  var conditionSnow: String { text(707) }
  var filterIntro: String { text(708) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(709 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(748, String(number)) }
  func unitHours(_ number: Int) -> String { text(749, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(750, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(751, String(number)) }
}
