// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(609, name) }
  var didUnfollow: String { text(610) }
  package var races: String { text(611) }
  var next: String { text(612) }
  var followed: String { text(613) }
  var isFollowed: String { text(614) }
  var unknownRace: String { text(615) }
  var unknownText: String { text(616) }
  var notHere: String { text(617) }
  var hasStarted: String { text(618) }
  var toTheBoard: String { text(619) }
  var filter: String { text(620) }
  var all: String { text(621) }
  var categories: String { text(622) }
  var categoryHorse: String { text(623) }
  var categoryHarness: String { text(624) }
  var categoryGreyhound: String { text(625) }
  var categoryOther: String { text(626) }
  var howMany: String { text(627) }
  package var country: String { text(628) }
  var allCountries: String { text(629) }
  func countriesCounted(_ count: Int) -> String { text(630, count: count) }
  var reset: String { text(631) }
  var resetAll: String { text(632) }
  func filterIs(_ choice: String) -> String { text(633, choice) }
  func did(_ choice: String, value: String) -> String { text(634, choice, value) }
  var followRace: String { text(635) }
  var followMeeting: String { text(636) }
  var remind: String { text(637) }
  var reminderOff: String { text(638) }
  var loading: String { text(639) }
  var nothing: String { text(640) }
  var notKnown: String { text(641) }
  var nothingText: String { text(642) }
  func onlySo(_ count: Int) -> String { text(643, count: count) }
  var cantLoad: String { text(644) }
  var startsMayMove: String { text(645) }
  var keepTrying: String { text(646) }
  var reasonSource: String { text(647) }
  var reasonUnread: String { text(648) }
  var reasonNothingYet: String { text(649) }
  func knownEnded(_ clock: String) -> String { text(650, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(651, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(652, meeting, String(number)) }
  var kindHorse: String { text(653) }
  var kindHarness: String { text(654) }
  var kindGreyhound: String { text(655) }
  var kindOther: String { text(656) }
  var startingNow: String { text(657) }
  func dayCount(_ count: Int) -> String { text(658, count: count) }
  func hourCount(_ count: Int) -> String { text(659, count: count) }
  func minuteCount(_ count: Int) -> String { text(660, count: count) }
  func secondCount(_ count: Int) -> String { text(661, count: count) }
  func startedAgo(_ time: String) -> String { text(662, time) }
  func inTime(_ time: String) -> String { text(663, time) }
  func startsIn(_ race: String, left: String) -> String { text(664, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(665, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(666, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(667, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(668, race, time) }
  var notListed: String { text(669) }
  func raceIsMissing(_ race: String) -> String { text(670, race) }
  var raceName: String { text(671) }
  var kindLabel: String { text(672) }
  var countryLabel: String { text(673) }
  package var start: String { text(674) }
  var venueTime: String { text(675) }
  var distance: String { text(676) }
  var track: String { text(677) }
  var weather: String { text(678) }
  var venue: String { text(679) }
  var state: String { text(680) }
  var conditionGood: String { text(681) }
  var conditionSoft: String { text(682) }
  var conditionHeavy: String { text(683) }
  var conditionFirm: String { text(684) }
  var conditionFast: String { text(685) }
  var conditionSlow: String { text(686) }
  var conditionSynthetic: String { text(687) }
  var conditionFine: String { text(688) }
  var conditionClear: String { text(689) }
  var conditionCloudy: String { text(690) }
  var conditionShowers: String { text(691) }
  var conditionRain: String { text(692) }
  var conditionSnow: String { text(693) }
  var filterIntro: String { text(694) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(695 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(734, String(number)) }
  func unitHours(_ number: Int) -> String { text(735, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(736, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(737, String(number)) }
}
