// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(634, name) }
  var didUnfollow: String { text(635) }
  package var races: String { text(636) }
  var next: String { text(637) }
  var followed: String { text(638) }
  var isFollowed: String { text(639) }
  var unknownRace: String { text(640) }
  var unknownText: String { text(641) }
  var notHere: String { text(642) }
  var hasStarted: String { text(643) }
  var toTheBoard: String { text(644) }
  var filter: String { text(645) }
  var all: String { text(646) }
  var categories: String { text(647) }
  var categoryHorse: String { text(648) }
  var categoryHarness: String { text(649) }
  var categoryGreyhound: String { text(650) }
  var categoryOther: String { text(651) }
  var howMany: String { text(652) }
  package var country: String { text(653) }
  var allCountries: String { text(654) }
  func countriesCounted(_ count: Int) -> String { text(655, count: count) }
  var reset: String { text(656) }
  var resetAll: String { text(657) }
  func filterIs(_ choice: String) -> String { text(658, choice) }
  func did(_ choice: String, value: String) -> String { text(659, choice, value) }
  var switchedOn: String { text(660) }
  var switchedOff: String { text(661) }
  var followRace: String { text(662) }
  var followMeeting: String { text(663) }
  var remind: String { text(664) }
  var reminderOff: String { text(665) }
  var loading: String { text(666) }
  var nothing: String { text(667) }
  var notKnown: String { text(668) }
  var nothingText: String { text(669) }
  func onlySo(_ count: Int) -> String { text(670, count: count) }
  var cantLoad: String { text(671) }
  var startsMayMove: String { text(672) }
  var keepTrying: String { text(673) }
  var reasonSource: String { text(674) }
  var reasonUnread: String { text(675) }
  var reasonNothingYet: String { text(676) }
  func knownEnded(_ clock: String) -> String { text(677, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(678, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(679, meeting, String(number)) }
  var kindHorse: String { text(680) }
  var kindHarness: String { text(681) }
  var kindGreyhound: String { text(682) }
  var kindOther: String { text(683) }
  var startingNow: String { text(684) }
  func dayCount(_ count: Int) -> String { text(685, count: count) }
  func hourCount(_ count: Int) -> String { text(686, count: count) }
  func minuteCount(_ count: Int) -> String { text(687, count: count) }
  func secondCount(_ count: Int) -> String { text(688, count: count) }
  func startedAgo(_ time: String) -> String { text(689, time) }
  func inTime(_ time: String) -> String { text(690, time) }
  func startsIn(_ race: String, left: String) -> String { text(691, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(692, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(693, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(694, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(695, race, time) }
  var notListed: String { text(696) }
  func raceIsMissing(_ race: String) -> String { text(697, race) }
  var raceName: String { text(698) }
  var kindLabel: String { text(699) }
  var countryLabel: String { text(700) }
  package var start: String { text(701) }
  var venueTime: String { text(702) }
  var distance: String { text(703) }
  var track: String { text(704) }
  var weather: String { text(705) }
  var venue: String { text(706) }
  var state: String { text(707) }
  var conditionGood: String { text(708) }
  var conditionSoft: String { text(709) }
  var conditionHeavy: String { text(710) }
  var conditionFirm: String { text(711) }
  var conditionFast: String { text(712) }
  var conditionSlow: String { text(713) }
  var conditionSynthetic: String { text(714) }
  var conditionFine: String { text(715) }
  var conditionClear: String { text(716) }
  var conditionCloudy: String { text(717) }
  var conditionShowers: String { text(718) }
  var conditionRain: String { text(719) }
  var conditionSnow: String { text(720) }
  var filterIntro: String { text(721) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(722 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(761, String(number)) }
  func unitHours(_ number: Int) -> String { text(762, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(763, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(764, String(number)) }
}
