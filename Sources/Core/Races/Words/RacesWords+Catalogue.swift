// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(541, name) }
  var didUnfollow: String { text(542) }
  package var races: String { text(543) }
  var next: String { text(544) }
  var followed: String { text(545) }
  var isFollowed: String { text(546) }
  var unknownRace: String { text(547) }
  var unknownText: String { text(548) }
  var notHere: String { text(549) }
  var hasStarted: String { text(550) }
  var toTheBoard: String { text(551) }
  var filter: String { text(552) }
  var all: String { text(553) }
  var categories: String { text(554) }
  var categoryHorse: String { text(555) }
  var categoryHarness: String { text(556) }
  var categoryGreyhound: String { text(557) }
  var categoryOther: String { text(558) }
  var howMany: String { text(559) }
  package var country: String { text(560) }
  var allCountries: String { text(561) }
  func countriesCounted(_ count: Int) -> String { text(562, count: count) }
  var reset: String { text(563) }
  var resetAll: String { text(564) }
  func filterIs(_ choice: String) -> String { text(565, choice) }
  func did(_ choice: String, value: String) -> String { text(566, choice, value) }
  var followRace: String { text(567) }
  var followMeeting: String { text(568) }
  var remind: String { text(569) }
  var reminderOff: String { text(570) }
  var loading: String { text(571) }
  var nothing: String { text(572) }
  var notKnown: String { text(573) }
  var nothingText: String { text(574) }
  func onlySo(_ count: Int) -> String { text(575, count: count) }
  var cantLoad: String { text(576) }
  var startsMayMove: String { text(577) }
  var keepTrying: String { text(578) }
  var reasonSource: String { text(579) }
  var reasonUnread: String { text(580) }
  var reasonNothingYet: String { text(581) }
  func knownEnded(_ clock: String) -> String { text(582, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(583, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(584, meeting, String(number)) }
  var kindHorse: String { text(585) }
  var kindHarness: String { text(586) }
  var kindGreyhound: String { text(587) }
  var kindOther: String { text(588) }
  var startingNow: String { text(589) }
  func dayCount(_ count: Int) -> String { text(590, count: count) }
  func hourCount(_ count: Int) -> String { text(591, count: count) }
  func minuteCount(_ count: Int) -> String { text(592, count: count) }
  func secondCount(_ count: Int) -> String { text(593, count: count) }
  func startedAgo(_ time: String) -> String { text(594, time) }
  func inTime(_ time: String) -> String { text(595, time) }
  func startsIn(_ race: String, left: String) -> String { text(596, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(597, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(598, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(599, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(600, race, time) }
  var notListed: String { text(601) }
  func raceIsMissing(_ race: String) -> String { text(602, race) }
  var raceName: String { text(603) }
  var kindLabel: String { text(604) }
  var countryLabel: String { text(605) }
  package var start: String { text(606) }
  var venueTime: String { text(607) }
  var distance: String { text(608) }
  var track: String { text(609) }
  var weather: String { text(610) }
  var venue: String { text(611) }
  var state: String { text(612) }
  var conditionGood: String { text(613) }
  var conditionSoft: String { text(614) }
  var conditionHeavy: String { text(615) }
  var conditionFirm: String { text(616) }
  var conditionFast: String { text(617) }
  var conditionSlow: String { text(618) }
  var conditionSynthetic: String { text(619) }
  var conditionFine: String { text(620) }
  var conditionClear: String { text(621) }
  var conditionCloudy: String { text(622) }
  var conditionShowers: String { text(623) }
  var conditionRain: String { text(624) }
  var conditionSnow: String { text(625) }
  var filterIntro: String { text(626) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(627 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(666, String(number)) }
  func unitHours(_ number: Int) -> String { text(667, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(668, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(669, String(number)) }
}
