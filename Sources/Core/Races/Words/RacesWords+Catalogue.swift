// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(648, name) }
  var didUnfollow: String { text(649) }
  package var races: String { text(650) }
  var next: String { text(651) }
  var followed: String { text(652) }
  var isFollowed: String { text(653) }
  var unknownRace: String { text(654) }
  var unknownText: String { text(655) }
  var notHere: String { text(656) }
  var hasStarted: String { text(657) }
  var toTheBoard: String { text(658) }
  var filter: String { text(659) }
  var all: String { text(660) }
  var categories: String { text(661) }
  var categoryHorse: String { text(662) }
  var categoryHarness: String { text(663) }
  var categoryGreyhound: String { text(664) }
  var categoryOther: String { text(665) }
  var howMany: String { text(666) }
  package var country: String { text(667) }
  var allCountries: String { text(668) }
  func countriesCounted(_ count: Int) -> String { text(669, count: count) }
  var reset: String { text(670) }
  var resetAll: String { text(671) }
  func filterIs(_ choice: String) -> String { text(672, choice) }
  func did(_ choice: String, value: String) -> String { text(673, choice, value) }
  var switchedOn: String { text(674) }
  var switchedOff: String { text(675) }
  var followRace: String { text(676) }
  var followMeeting: String { text(677) }
  var remind: String { text(678) }
  var reminderOff: String { text(679) }
  var loading: String { text(680) }
  var nothing: String { text(681) }
  var notKnown: String { text(682) }
  var nothingText: String { text(683) }
  func onlySo(_ count: Int) -> String { text(684, count: count) }
  var cantLoad: String { text(685) }
  var startsMayMove: String { text(686) }
  var keepTrying: String { text(687) }
  var reasonSource: String { text(688) }
  var reasonUnread: String { text(689) }
  var reasonNothingYet: String { text(690) }
  func knownEnded(_ clock: String) -> String { text(691, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(692, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(693, meeting, String(number)) }
  var kindHorse: String { text(694) }
  var kindHarness: String { text(695) }
  var kindGreyhound: String { text(696) }
  var kindOther: String { text(697) }
  var startingNow: String { text(698) }
  func dayCount(_ count: Int) -> String { text(699, count: count) }
  func hourCount(_ count: Int) -> String { text(700, count: count) }
  func minuteCount(_ count: Int) -> String { text(701, count: count) }
  func secondCount(_ count: Int) -> String { text(702, count: count) }
  func startedAgo(_ time: String) -> String { text(703, time) }
  func inTime(_ time: String) -> String { text(704, time) }
  func startsIn(_ race: String, left: String) -> String { text(705, race, left) }
  func nowStartsAt(_ race: String, clock: String) -> String { text(706, race, clock) }
  func movedEarlier(_ minutes: Int) -> String { text(707, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(708, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(709, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(710, race, time) }
  var notListed: String { text(711) }
  func raceIsMissing(_ race: String) -> String { text(712, race) }
  var raceName: String { text(713) }
  var kindLabel: String { text(714) }
  var countryLabel: String { text(715) }
  package var start: String { text(716) }
  var venueTime: String { text(717) }
  var distance: String { text(718) }
  var track: String { text(719) }
  var weather: String { text(720) }
  var venue: String { text(721) }
  var state: String { text(722) }
  var conditionGood: String { text(723) }
  var conditionSoft: String { text(724) }
  var conditionHeavy: String { text(725) }
  var conditionFirm: String { text(726) }
  var conditionFast: String { text(727) }
  var conditionSlow: String { text(728) }
  var conditionSynthetic: String { text(729) }
  var conditionFine: String { text(730) }
  var conditionClear: String { text(731) }
  var conditionCloudy: String { text(732) }
  var conditionShowers: String { text(733) }
  var conditionRain: String { text(734) }
  var conditionSnow: String { text(735) }
  var filterIntro: String { text(736) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(737 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(776, String(number)) }
  func unitHours(_ number: Int) -> String { text(777, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(778, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(779, String(number)) }
}
