// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(610, name) }
  var didUnfollow: String { text(611) }
  package var races: String { text(612) }
  var next: String { text(613) }
  var followed: String { text(614) }
  var isFollowed: String { text(615) }
  var unknownRace: String { text(616) }
  var unknownText: String { text(617) }
  var notHere: String { text(618) }
  var hasStarted: String { text(619) }
  var toTheBoard: String { text(620) }
  var filter: String { text(621) }
  var all: String { text(622) }
  var categories: String { text(623) }
  var categoryHorse: String { text(624) }
  var categoryHarness: String { text(625) }
  var categoryGreyhound: String { text(626) }
  var categoryOther: String { text(627) }
  var howMany: String { text(628) }
  package var country: String { text(629) }
  var allCountries: String { text(630) }
  func countriesCounted(_ count: Int) -> String { text(631, count: count) }
  var reset: String { text(632) }
  var resetAll: String { text(633) }
  func filterIs(_ choice: String) -> String { text(634, choice) }
  func did(_ choice: String, value: String) -> String { text(635, choice, value) }
  var followRace: String { text(636) }
  var followMeeting: String { text(637) }
  var remind: String { text(638) }
  var reminderOff: String { text(639) }
  var loading: String { text(640) }
  var nothing: String { text(641) }
  var notKnown: String { text(642) }
  var nothingText: String { text(643) }
  func onlySo(_ count: Int) -> String { text(644, count: count) }
  var cantLoad: String { text(645) }
  var startsMayMove: String { text(646) }
  var keepTrying: String { text(647) }
  var reasonSource: String { text(648) }
  var reasonUnread: String { text(649) }
  var reasonNothingYet: String { text(650) }
  func knownEnded(_ clock: String) -> String { text(651, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(652, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(653, meeting, String(number)) }
  var kindHorse: String { text(654) }
  var kindHarness: String { text(655) }
  var kindGreyhound: String { text(656) }
  var kindOther: String { text(657) }
  var startingNow: String { text(658) }
  func dayCount(_ count: Int) -> String { text(659, count: count) }
  func hourCount(_ count: Int) -> String { text(660, count: count) }
  func minuteCount(_ count: Int) -> String { text(661, count: count) }
  func secondCount(_ count: Int) -> String { text(662, count: count) }
  func startedAgo(_ time: String) -> String { text(663, time) }
  func inTime(_ time: String) -> String { text(664, time) }
  func startsIn(_ race: String, left: String) -> String { text(665, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(666, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(667, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(668, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(669, race, time) }
  var notListed: String { text(670) }
  func raceIsMissing(_ race: String) -> String { text(671, race) }
  var raceName: String { text(672) }
  var kindLabel: String { text(673) }
  var countryLabel: String { text(674) }
  package var start: String { text(675) }
  var venueTime: String { text(676) }
  var distance: String { text(677) }
  var track: String { text(678) }
  var weather: String { text(679) }
  var venue: String { text(680) }
  var state: String { text(681) }
  var conditionGood: String { text(682) }
  var conditionSoft: String { text(683) }
  var conditionHeavy: String { text(684) }
  var conditionFirm: String { text(685) }
  var conditionFast: String { text(686) }
  var conditionSlow: String { text(687) }
  var conditionSynthetic: String { text(688) }
  var conditionFine: String { text(689) }
  var conditionClear: String { text(690) }
  var conditionCloudy: String { text(691) }
  var conditionShowers: String { text(692) }
  var conditionRain: String { text(693) }
  var conditionSnow: String { text(694) }
  var filterIntro: String { text(695) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(696 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(735, String(number)) }
  func unitHours(_ number: Int) -> String { text(736, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(737, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(738, String(number)) }
}
