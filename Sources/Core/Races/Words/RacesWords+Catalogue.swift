// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(613, name) }
  var didUnfollow: String { text(614) }
  package var races: String { text(615) }
  var next: String { text(616) }
  var followed: String { text(617) }
  var isFollowed: String { text(618) }
  var unknownRace: String { text(619) }
  var unknownText: String { text(620) }
  var notHere: String { text(621) }
  var hasStarted: String { text(622) }
  var toTheBoard: String { text(623) }
  var filter: String { text(624) }
  var all: String { text(625) }
  var categories: String { text(626) }
  var categoryHorse: String { text(627) }
  var categoryHarness: String { text(628) }
  var categoryGreyhound: String { text(629) }
  var categoryOther: String { text(630) }
  var howMany: String { text(631) }
  package var country: String { text(632) }
  var allCountries: String { text(633) }
  func countriesCounted(_ count: Int) -> String { text(634, count: count) }
  var reset: String { text(635) }
  var resetAll: String { text(636) }
  func filterIs(_ choice: String) -> String { text(637, choice) }
  func did(_ choice: String, value: String) -> String { text(638, choice, value) }
  var followRace: String { text(639) }
  var followMeeting: String { text(640) }
  var remind: String { text(641) }
  var reminderOff: String { text(642) }
  var loading: String { text(643) }
  var nothing: String { text(644) }
  var notKnown: String { text(645) }
  var nothingText: String { text(646) }
  func onlySo(_ count: Int) -> String { text(647, count: count) }
  var cantLoad: String { text(648) }
  var startsMayMove: String { text(649) }
  var keepTrying: String { text(650) }
  var reasonSource: String { text(651) }
  var reasonUnread: String { text(652) }
  var reasonNothingYet: String { text(653) }
  func knownEnded(_ clock: String) -> String { text(654, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(655, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(656, meeting, String(number)) }
  var kindHorse: String { text(657) }
  var kindHarness: String { text(658) }
  var kindGreyhound: String { text(659) }
  var kindOther: String { text(660) }
  var startingNow: String { text(661) }
  func dayCount(_ count: Int) -> String { text(662, count: count) }
  func hourCount(_ count: Int) -> String { text(663, count: count) }
  func minuteCount(_ count: Int) -> String { text(664, count: count) }
  func secondCount(_ count: Int) -> String { text(665, count: count) }
  func startedAgo(_ time: String) -> String { text(666, time) }
  func inTime(_ time: String) -> String { text(667, time) }
  func startsIn(_ race: String, left: String) -> String { text(668, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(669, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(670, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(671, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(672, race, time) }
  var notListed: String { text(673) }
  func raceIsMissing(_ race: String) -> String { text(674, race) }
  var raceName: String { text(675) }
  var kindLabel: String { text(676) }
  var countryLabel: String { text(677) }
  package var start: String { text(678) }
  var venueTime: String { text(679) }
  var distance: String { text(680) }
  var track: String { text(681) }
  var weather: String { text(682) }
  var venue: String { text(683) }
  var state: String { text(684) }
  var conditionGood: String { text(685) }
  var conditionSoft: String { text(686) }
  var conditionHeavy: String { text(687) }
  var conditionFirm: String { text(688) }
  var conditionFast: String { text(689) }
  var conditionSlow: String { text(690) }
  var conditionSynthetic: String { text(691) }
  var conditionFine: String { text(692) }
  var conditionClear: String { text(693) }
  var conditionCloudy: String { text(694) }
  var conditionShowers: String { text(695) }
  var conditionRain: String { text(696) }
  var conditionSnow: String { text(697) }
  var filterIntro: String { text(698) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(699 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(738, String(number)) }
  func unitHours(_ number: Int) -> String { text(739, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(740, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(741, String(number)) }
}
