// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(635, name) }
  var didUnfollow: String { text(636) }
  package var races: String { text(637) }
  var next: String { text(638) }
  var followed: String { text(639) }
  var isFollowed: String { text(640) }
  var unknownRace: String { text(641) }
  var unknownText: String { text(642) }
  var notHere: String { text(643) }
  var hasStarted: String { text(644) }
  var toTheBoard: String { text(645) }
  var filter: String { text(646) }
  var all: String { text(647) }
  var categories: String { text(648) }
  var categoryHorse: String { text(649) }
  var categoryHarness: String { text(650) }
  var categoryGreyhound: String { text(651) }
  var categoryOther: String { text(652) }
  var howMany: String { text(653) }
  package var country: String { text(654) }
  var allCountries: String { text(655) }
  func countriesCounted(_ count: Int) -> String { text(656, count: count) }
  var reset: String { text(657) }
  var resetAll: String { text(658) }
  func filterIs(_ choice: String) -> String { text(659, choice) }
  func did(_ choice: String, value: String) -> String { text(660, choice, value) }
  var switchedOn: String { text(661) }
  var switchedOff: String { text(662) }
  var followRace: String { text(663) }
  var followMeeting: String { text(664) }
  var remind: String { text(665) }
  var reminderOff: String { text(666) }
  var loading: String { text(667) }
  var nothing: String { text(668) }
  var notKnown: String { text(669) }
  var nothingText: String { text(670) }
  func onlySo(_ count: Int) -> String { text(671, count: count) }
  var cantLoad: String { text(672) }
  var startsMayMove: String { text(673) }
  var keepTrying: String { text(674) }
  var reasonSource: String { text(675) }
  var reasonUnread: String { text(676) }
  var reasonNothingYet: String { text(677) }
  func knownEnded(_ clock: String) -> String { text(678, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(679, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(680, meeting, String(number)) }
  var kindHorse: String { text(681) }
  var kindHarness: String { text(682) }
  var kindGreyhound: String { text(683) }
  var kindOther: String { text(684) }
  var startingNow: String { text(685) }
  func dayCount(_ count: Int) -> String { text(686, count: count) }
  func hourCount(_ count: Int) -> String { text(687, count: count) }
  func minuteCount(_ count: Int) -> String { text(688, count: count) }
  func secondCount(_ count: Int) -> String { text(689, count: count) }
  func startedAgo(_ time: String) -> String { text(690, time) }
  func inTime(_ time: String) -> String { text(691, time) }
  func startsIn(_ race: String, left: String) -> String { text(692, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(693, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(694, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(695, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(696, race, time) }
  var notListed: String { text(697) }
  func raceIsMissing(_ race: String) -> String { text(698, race) }
  var raceName: String { text(699) }
  var kindLabel: String { text(700) }
  var countryLabel: String { text(701) }
  package var start: String { text(702) }
  var venueTime: String { text(703) }
  var distance: String { text(704) }
  var track: String { text(705) }
  var weather: String { text(706) }
  var venue: String { text(707) }
  var state: String { text(708) }
  var conditionGood: String { text(709) }
  var conditionSoft: String { text(710) }
  var conditionHeavy: String { text(711) }
  var conditionFirm: String { text(712) }
  var conditionFast: String { text(713) }
  var conditionSlow: String { text(714) }
  var conditionSynthetic: String { text(715) }
  var conditionFine: String { text(716) }
  var conditionClear: String { text(717) }
  var conditionCloudy: String { text(718) }
  var conditionShowers: String { text(719) }
  var conditionRain: String { text(720) }
  var conditionSnow: String { text(721) }
  var filterIntro: String { text(722) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(723 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(762, String(number)) }
  func unitHours(_ number: Int) -> String { text(763, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(764, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(765, String(number)) }
}
