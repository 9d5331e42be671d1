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
  var switchedOn: String { text(653) }
  var switchedOff: String { text(654) }
  var followRace: String { text(655) }
  var followMeeting: String { text(656) }
  var remind: String { text(657) }
  var reminderOff: String { text(658) }
  var loading: String { text(659) }
  var nothing: String { text(660) }
  var notKnown: String { text(661) }
  var nothingText: String { text(662) }
  func onlySo(_ count: Int) -> String { text(663, count: count) }
  var cantLoad: String { text(664) }
  var startsMayMove: String { text(665) }
  var keepTrying: String { text(666) }
  var reasonSource: String { text(667) }
  var reasonUnread: String { text(668) }
  var reasonNothingYet: String { text(669) }
  func knownEnded(_ clock: String) -> String { text(670, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(671, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(672, meeting, String(number)) }
  var kindHorse: String { text(673) }
  var kindHarness: String { text(674) }
  var kindGreyhound: String { text(675) }
  var kindOther: String { text(676) }
  var startingNow: String { text(677) }
  func dayCount(_ count: Int) -> String { text(678, count: count) }
  func hourCount(_ count: Int) -> String { text(679, count: count) }
  func minuteCount(_ count: Int) -> String { text(680, count: count) }
  func secondCount(_ count: Int) -> String { text(681, count: count) }
  func startedAgo(_ time: String) -> String { text(682, time) }
  func inTime(_ time: String) -> String { text(683, time) }
  func startsIn(_ race: String, left: String) -> String { text(684, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(685, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(686, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(687, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(688, race, time) }
  var notListed: String { text(689) }
  func raceIsMissing(_ race: String) -> String { text(690, race) }
  var raceName: String { text(691) }
  var kindLabel: String { text(692) }
  var countryLabel: String { text(693) }
  package var start: String { text(694) }
  var venueTime: String { text(695) }
  var distance: String { text(696) }
  var track: String { text(697) }
  var weather: String { text(698) }
  var venue: String { text(699) }
  var state: String { text(700) }
  var conditionGood: String { text(701) }
  var conditionSoft: String { text(702) }
  var conditionHeavy: String { text(703) }
  var conditionFirm: String { text(704) }
  var conditionFast: String { text(705) }
  var conditionSlow: String { text(706) }
  var conditionSynthetic: String { text(707) }
  var conditionFine: String { text(708) }
  var conditionClear: String { text(709) }
  var conditionCloudy: String { text(710) }
  var conditionShowers: String { text(711) }
  var conditionRain: String { text(712) }
  var conditionSnow: String { text(713) }
  var filterIntro: String { text(714) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(715 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(754, String(number)) }
  func unitHours(_ number: Int) -> String { text(755, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(756, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(757, String(number)) }
}
