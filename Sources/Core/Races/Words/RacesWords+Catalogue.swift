// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(487, name) }
  var didUnfollow: String { text(488) }
  package var races: String { text(489) }
  var next: String { text(490) }
  var followed: String { text(491) }
  var isFollowed: String { text(492) }
  var unknownRace: String { text(493) }
  var unknownText: String { text(494) }
  var notHere: String { text(495) }
  var hasStarted: String { text(496) }
  var toTheBoard: String { text(497) }
  var filter: String { text(498) }
  var all: String { text(499) }
  var categories: String { text(500) }
  var categoryHorse: String { text(501) }
  var categoryHarness: String { text(502) }
  var categoryGreyhound: String { text(503) }
  var categoryOther: String { text(504) }
  var howMany: String { text(505) }
  package var country: String { text(506) }
  var allCountries: String { text(507) }
  func countriesCounted(_ count: Int) -> String { text(508, count: count) }
  var reset: String { text(509) }
  var resetAll: String { text(510) }
  func filterIs(_ choice: String) -> String { text(511, choice) }
  func did(_ choice: String, value: String) -> String { text(512, choice, value) }
  var followRace: String { text(513) }
  var unfollowRace: String { text(514) }
  var followMeeting: String { text(515) }
  var unfollowMeeting: String { text(516) }
  var remind: String { text(517) }
  var reminderOff: String { text(518) }
  var loading: String { text(519) }
  var nothing: String { text(520) }
  var notKnown: String { text(521) }
  var nothingText: String { text(522) }
  func onlySo(_ count: Int) -> String { text(523, count: count) }
  var cantLoad: String { text(524) }
  var startsMayMove: String { text(525) }
  var keepTrying: String { text(526) }
  var reasonSource: String { text(527) }
  var reasonUnread: String { text(528) }
  var reasonNothingYet: String { text(529) }
  func knownEnded(_ clock: String) -> String { text(530, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(531, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(532, meeting, String(number)) }
  var kindHorse: String { text(533) }
  var kindHarness: String { text(534) }
  var kindGreyhound: String { text(535) }
  var kindOther: String { text(536) }
  var startingNow: String { text(537) }
  func dayCount(_ count: Int) -> String { text(538, count: count) }
  func hourCount(_ count: Int) -> String { text(539, count: count) }
  func minuteCount(_ count: Int) -> String { text(540, count: count) }
  func secondCount(_ count: Int) -> String { text(541, count: count) }
  func startedAgo(_ time: String) -> String { text(542, time) }
  func inTime(_ time: String) -> String { text(543, time) }
  func startsIn(_ race: String, left: String) -> String { text(544, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(545, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(546, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(547, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(548, race, time) }
  var notListed: String { text(549) }
  func raceIsMissing(_ race: String) -> String { text(550, race) }
  var raceName: String { text(551) }
  var kindLabel: String { text(552) }
  var countryLabel: String { text(553) }
  package var start: String { text(554) }
  var venueTime: String { text(555) }
  var distance: String { text(556) }
  var track: String { text(557) }
  var weather: String { text(558) }
  var venue: String { text(559) }
  var state: String { text(560) }
  var conditionGood: String { text(561) }
  var conditionSoft: String { text(562) }
  var conditionHeavy: String { text(563) }
  var conditionFirm: String { text(564) }
  var conditionFast: String { text(565) }
  var conditionSlow: String { text(566) }
  var conditionSynthetic: String { text(567) }
  var conditionFine: String { text(568) }
  var conditionClear: String { text(569) }
  var conditionCloudy: String { text(570) }
  var conditionShowers: String { text(571) }
  var conditionRain: String { text(572) }
  var conditionSnow: String { text(573) }
  var filterIntro: String { text(574) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(575 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(614, String(number)) }
  func unitHours(_ number: Int) -> String { text(615, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(616, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(617, String(number)) }
}
