// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(649, name) }
  var didUnfollow: String { text(650) }
  package var races: String { text(651) }
  var next: String { text(652) }
  var followed: String { text(653) }
  var isFollowed: String { text(654) }
  var unknownRace: String { text(655) }
  var unknownText: String { text(656) }
  var notHere: String { text(657) }
  var hasStarted: String { text(658) }
  var toTheBoard: String { text(659) }
  var filter: String { text(660) }
  var all: String { text(661) }
  var categories: String { text(662) }
  var categoryHorse: String { text(663) }
  var categoryHarness: String { text(664) }
  var categoryGreyhound: String { text(665) }
  var categoryOther: String { text(666) }
  var howMany: String { text(667) }
  package var country: String { text(668) }
  var allCountries: String { text(669) }
  func countriesCounted(_ count: Int) -> String { text(670, count: count) }
  var reset: String { text(671) }
  var resetAll: String { text(672) }
  func filterIs(_ choice: String) -> String { text(673, choice) }
  func did(_ choice: String, value: String) -> String { text(674, choice, value) }
  var switchedOn: String { text(675) }
  var switchedOff: String { text(676) }
  var followRace: String { text(677) }
  var followMeeting: String { text(678) }
  var remind: String { text(679) }
  var reminderOff: String { text(680) }
  var loading: String { text(681) }
  var nothing: String { text(682) }
  var notKnown: String { text(683) }
  var nothingText: String { text(684) }
  func onlySo(_ count: Int) -> String { text(685, count: count) }
  var cantLoad: String { text(686) }
  var startsMayMove: String { text(687) }
  var keepTrying: String { text(688) }
  var reasonSource: String { text(689) }
  var reasonUnread: String { text(690) }
  var reasonNothingYet: String { text(691) }
  func knownEnded(_ clock: String) -> String { text(692, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(693, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(694, meeting, String(number)) }
  var kindHorse: String { text(695) }
  var kindHarness: String { text(696) }
  var kindGreyhound: String { text(697) }
  var kindOther: String { text(698) }
  var startingNow: String { text(699) }
  func dayCount(_ count: Int) -> String { text(700, count: count) }
  func hourCount(_ count: Int) -> String { text(701, count: count) }
  func minuteCount(_ count: Int) -> String { text(702, count: count) }
  func secondCount(_ count: Int) -> String { text(703, count: count) }
  func startedAgo(_ time: String) -> String { text(704, time) }
  func inTime(_ time: String) -> String { text(705, time) }
  func startsIn(_ race: String, left: String) -> String { text(706, race, left) }
  func nowStartsAt(_ race: String, clock: String) -> String { text(707, race, clock) }
  func startsAt(_ race: String, clock: String) -> String { text(708, race, clock) }
  func movedEarlier(_ minutes: Int) -> String { text(709, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(710, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(711, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(712, race, time) }
  var notListed: String { text(713) }
  func raceIsMissing(_ race: String) -> String { text(714, race) }
  var raceName: String { text(715) }
  var kindLabel: String { text(716) }
  var countryLabel: String { text(717) }
  package var start: String { text(718) }
  var venueTime: String { text(719) }
  var distance: String { text(720) }
  var track: String { text(721) }
  var weather: String { text(722) }
  var venue: String { text(723) }
  var state: String { text(724) }
  var conditionGood: String { text(725) }
  var conditionSoft: String { text(726) }
  var conditionHeavy: String { text(727) }
  var conditionFirm: String { text(728) }
  var conditionFast: String { text(729) }
  var conditionSlow: String { text(730) }
  var conditionSynthetic: String { text(731) }
  var conditionFine: String { text(732) }
  var conditionClear: String { text(733) }
  var conditionCloudy: String { text(734) }
  var conditionShowers: String { text(735) }
  var conditionRain: String { text(736) }
  var conditionSnow: String { text(737) }
  var filterIntro: String { text(738) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(739 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(778, String(number)) }
  func unitHours(_ number: Int) -> String { text(779, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(780, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(781, String(number)) }
}
