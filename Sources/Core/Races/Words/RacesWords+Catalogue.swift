// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(627, name) }
  var didUnfollow: String { text(628) }
  package var races: String { text(629) }
  var next: String { text(630) }
  var followed: String { text(631) }
  var isFollowed: String { text(632) }
  var unknownRace: String { text(633) }
  var unknownText: String { text(634) }
  var notHere: String { text(635) }
  var hasStarted: String { text(636) }
  var toTheBoard: String { text(637) }
  var filter: String { text(638) }
  var all: String { text(639) }
  var categories: String { text(640) }
  var categoryHorse: String { text(641) }
  var categoryHarness: String { text(642) }
  var categoryGreyhound: String { text(643) }
  var categoryOther: String { text(644) }
  var howMany: String { text(645) }
  package var country: String { text(646) }
  var allCountries: String { text(647) }
  func countriesCounted(_ count: Int) -> String { text(648, count: count) }
  var reset: String { text(649) }
  var resetAll: String { text(650) }
  func filterIs(_ choice: String) -> String { text(651, choice) }
  func did(_ choice: String, value: String) -> String { text(652, choice, value) }
  var followRace: String { text(653) }
  var followMeeting: String { text(654) }
  var remind: String { text(655) }
  var reminderOff: String { text(656) }
  var loading: String { text(657) }
  var nothing: String { text(658) }
  var notKnown: String { text(659) }
  var nothingText: String { text(660) }
  func onlySo(_ count: Int) -> String { text(661, count: count) }
  var cantLoad: String { text(662) }
  var startsMayMove: String { text(663) }
  var keepTrying: String { text(664) }
  var reasonSource: String { text(665) }
  var reasonUnread: String { text(666) }
  var reasonNothingYet: String { text(667) }
  func knownEnded(_ clock: String) -> String { text(668, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(669, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(670, meeting, String(number)) }
  var kindHorse: String { text(671) }
  var kindHarness: String { text(672) }
  var kindGreyhound: String { text(673) }
  var kindOther: String { text(674) }
  var startingNow: String { text(675) }
  func dayCount(_ count: Int) -> String { text(676, count: count) }
  func hourCount(_ count: Int) -> String { text(677, count: count) }
  func minuteCount(_ count: Int) -> String { text(678, count: count) }
  func secondCount(_ count: Int) -> String { text(679, count: count) }
  func startedAgo(_ time: String) -> String { text(680, time) }
  func inTime(_ time: String) -> String { text(681, time) }
  func startsIn(_ race: String, left: String) -> String { text(682, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(683, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(684, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(685, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(686, race, time) }
  var notListed: String { text(687) }
  func raceIsMissing(_ race: String) -> String { text(688, race) }
  var raceName: String { text(689) }
  var kindLabel: String { text(690) }
  var countryLabel: String { text(691) }
  package var start: String { text(692) }
  var venueTime: String { text(693) }
  var distance: String { text(694) }
  var track: String { text(695) }
  var weather: String { text(696) }
  var venue: String { text(697) }
  var state: String { text(698) }
  var conditionGood: String { text(699) }
  var conditionSoft: String { text(700) }
  var conditionHeavy: String { text(701) }
  var conditionFirm: String { text(702) }
  var conditionFast: String { text(703) }
  var conditionSlow: String { text(704) }
  var conditionSynthetic: String { text(705) }
  var conditionFine: String { text(706) }
  var conditionClear: String { text(707) }
  var conditionCloudy: String { text(708) }
  var conditionShowers: String { text(709) }
  var conditionRain: String { text(710) }
  var conditionSnow: String { text(711) }
  var filterIntro: String { text(712) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(713 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(752, String(number)) }
  func unitHours(_ number: Int) -> String { text(753, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(754, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(755, String(number)) }
}
