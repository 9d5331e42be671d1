// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(490, name) }
  var didUnfollow: String { text(491) }
  package var races: String { text(492) }
  var next: String { text(493) }
  var followed: String { text(494) }
  var isFollowed: String { text(495) }
  var unknownRace: String { text(496) }
  var unknownText: String { text(497) }
  var notHere: String { text(498) }
  var hasStarted: String { text(499) }
  var toTheBoard: String { text(500) }
  var filter: String { text(501) }
  var all: String { text(502) }
  var categories: String { text(503) }
  var categoryHorse: String { text(504) }
  var categoryHarness: String { text(505) }
  var categoryGreyhound: String { text(506) }
  var categoryOther: String { text(507) }
  var howMany: String { text(508) }
  package var country: String { text(509) }
  var allCountries: String { text(510) }
  func countriesCounted(_ count: Int) -> String { text(511, count: count) }
  var reset: String { text(512) }
  var resetAll: String { text(513) }
  func filterIs(_ choice: String) -> String { text(514, choice) }
  func did(_ choice: String, value: String) -> String { text(515, choice, value) }
  var followRace: String { text(516) }
  var followMeeting: String { text(517) }
  var remind: String { text(518) }
  var reminderOff: String { text(519) }
  var loading: String { text(520) }
  var nothing: String { text(521) }
  var notKnown: String { text(522) }
  var nothingText: String { text(523) }
  func onlySo(_ count: Int) -> String { text(524, count: count) }
  var cantLoad: String { text(525) }
  var startsMayMove: String { text(526) }
  var keepTrying: String { text(527) }
  var reasonSource: String { text(528) }
  var reasonUnread: String { text(529) }
  var reasonNothingYet: String { text(530) }
  func knownEnded(_ clock: String) -> String { text(531, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(532, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(533, meeting, String(number)) }
  var kindHorse: String { text(534) }
  var kindHarness: String { text(535) }
  var kindGreyhound: String { text(536) }
  var kindOther: String { text(537) }
  var startingNow: String { text(538) }
  func dayCount(_ count: Int) -> String { text(539, count: count) }
  func hourCount(_ count: Int) -> String { text(540, count: count) }
  func minuteCount(_ count: Int) -> String { text(541, count: count) }
  func secondCount(_ count: Int) -> String { text(542, count: count) }
  func startedAgo(_ time: String) -> String { text(543, time) }
  func inTime(_ time: String) -> String { text(544, time) }
  func startsIn(_ race: String, left: String) -> String { text(545, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(546, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(547, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(548, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(549, race, time) }
  var notListed: String { text(550) }
  func raceIsMissing(_ race: String) -> String { text(551, race) }
  var raceName: String { text(552) }
  var kindLabel: String { text(553) }
  var countryLabel: String { text(554) }
  package var start: String { text(555) }
  var venueTime: String { text(556) }
  var distance: String { text(557) }
  var track: String { text(558) }
  var weather: String { text(559) }
  var venue: String { text(560) }
  var state: String { text(561) }
  var conditionGood: String { text(562) }
  var conditionSoft: String { text(563) }
  var conditionHeavy: String { text(564) }
  var conditionFirm: String { text(565) }
  var conditionFast: String { text(566) }
  var conditionSlow: String { text(567) }
  var conditionSynthetic: String { text(568) }
  var conditionFine: String { text(569) }
  var conditionClear: String { text(570) }
  var conditionCloudy: String { text(571) }
  var conditionShowers: String { text(572) }
  var conditionRain: String { text(573) }
  var conditionSnow: String { text(574) }
  var filterIntro: String { text(575) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(576 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(615, String(number)) }
  func unitHours(_ number: Int) -> String { text(616, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(617, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(618, String(number)) }
}
