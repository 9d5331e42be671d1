// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(636, name) }
  var didUnfollow: String { text(637) }
  package var races: String { text(638) }
  var next: String { text(639) }
  var followed: String { text(640) }
  var isFollowed: String { text(641) }
  var unknownRace: String { text(642) }
  var unknownText: String { text(643) }
  var notHere: String { text(644) }
  var hasStarted: String { text(645) }
  var toTheBoard: String { text(646) }
  var filter: String { text(647) }
  var all: String { text(648) }
  var categories: String { text(649) }
  var categoryHorse: String { text(650) }
  var categoryHarness: String { text(651) }
  var categoryGreyhound: String { text(652) }
  var categoryOther: String { text(653) }
  var howMany: String { text(654) }
  package var country: String { text(655) }
  var allCountries: String { text(656) }
  func countriesCounted(_ count: Int) -> String { text(657, count: count) }
  var reset: String { text(658) }
  var resetAll: String { text(659) }
  func filterIs(_ choice: String) -> String { text(660, choice) }
  func did(_ choice: String, value: String) -> String { text(661, choice, value) }
  var switchedOn: String { text(662) }
  var switchedOff: String { text(663) }
  var followRace: String { text(664) }
  var followMeeting: String { text(665) }
  var remind: String { text(666) }
  var reminderOff: String { text(667) }
  var loading: String { text(668) }
  var nothing: String { text(669) }
  var notKnown: String { text(670) }
  var nothingText: String { text(671) }
  func onlySo(_ count: Int) -> String { text(672, count: count) }
  var cantLoad: String { text(673) }
  var startsMayMove: String { text(674) }
  var keepTrying: String { text(675) }
  var reasonSource: String { text(676) }
  var reasonUnread: String { text(677) }
  var reasonNothingYet: String { text(678) }
  func knownEnded(_ clock: String) -> String { text(679, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(680, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(681, meeting, String(number)) }
  var kindHorse: String { text(682) }
  var kindHarness: String { text(683) }
  var kindGreyhound: String { text(684) }
  var kindOther: String { text(685) }
  var startingNow: String { text(686) }
  func dayCount(_ count: Int) -> String { text(687, count: count) }
  func hourCount(_ count: Int) -> String { text(688, count: count) }
  func minuteCount(_ count: Int) -> String { text(689, count: count) }
  func secondCount(_ count: Int) -> String { text(690, count: count) }
  func startedAgo(_ time: String) -> String { text(691, time) }
  func inTime(_ time: String) -> String { text(692, time) }
  func startsIn(_ race: String, left: String) -> String { text(693, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(694, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(695, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(696, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(697, race, time) }
  var notListed: String { text(698) }
  func raceIsMissing(_ race: String) -> String { text(699, race) }
  var raceName: String { text(700) }
  var kindLabel: String { text(701) }
  var countryLabel: String { text(702) }
  package var start: String { text(703) }
  var venueTime: String { text(704) }
  var distance: String { text(705) }
  var track: String { text(706) }
  var weather: String { text(707) }
  var venue: String { text(708) }
  var state: String { text(709) }
  var conditionGood: String { text(710) }
  var conditionSoft: String { text(711) }
  var conditionHeavy: String { text(712) }
  var conditionFirm: String { text(713) }
  var conditionFast: String { text(714) }
  var conditionSlow: String { text(715) }
  var conditionSynthetic: String { text(716) }
  var conditionFine: String { text(717) }
  var conditionClear: String { text(718) }
  var conditionCloudy: String { text(719) }
  var conditionShowers: String { text(720) }
  var conditionRain: String { text(721) }
  var conditionSnow: String { text(722) }
  var filterIntro: String { text(723) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(724 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(763, String(number)) }
  func unitHours(_ number: Int) -> String { text(764, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(765, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(766, String(number)) }
}
