// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(237) }
  var details: String { text(238) }
  var recent: String { text(239) }
  var wholeHistory: String { text(240) }
  var unknownCard: String { text(241) }
  var unknownCardText: String { text(242) }
  var toTheCard: String { text(243) }
  var noRidesLeft: String { text(244) }
  func countedRidesLeft(_ count: Int) -> String { text(245, count: count) }
  var enterBalance: String { text(246) }
  func expiredOn(_ date: String) -> String { text(247, date) }
  func freeUntil(_ moment: String) -> String { text(248, moment) }
  func nextRide(_ price: String) -> String { text(249, price) }
  var noBalanceYet: String { text(250) }
  func endsWith(_ ending: String) -> String { text(251, ending) }
  func balanceIsNow(_ balance: String) -> String { text(252, balance) }
  var insufficientFareSpoken: String { text(253) }
  var insufficientFare: String { text(254) }
  var freeTransfer: String { text(255) }
  func transferUntil(_ clock: String) -> String { text(256, clock) }
  func ridesToFree(_ count: Int) -> String { text(257, count: count) }
  func resets(_ moment: String) -> String { text(258, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(259, spent, cap) }
  var lowBalance: String { text(260) }
  var hasExpired: String { text(261) }
  var expiresToday: String { text(262) }
  var expiresTomorrow: String { text(263) }
  func expiresInDays(_ count: Int) -> String { text(264, count: count) }
  var belowZero: String { text(265) }
  var belowZeroAlone: String { text(266) }
  var belowZeroOfTwo: String { text(267) }
  var correctBalance: String { text(268) }
  var firstTip: String { text(269) }
  var needsScript: String { text(270) }
  var opening: String { text(271) }
  var ride: String { text(272) }
  func expressRide(_ price: String) -> String { text(273, price) }
  func newRide(_ price: String) -> String { text(274, price) }
  var transferOrNew: String { text(275) }
  var newRideQuestion: String { text(276) }
  var addMoney: String { text(277) }
  var setBalance: String { text(278) }
  var remove: String { text(279) }
  var addCard: String { text(280) }
  var removeCard: String { text(281) }
  func removeCardText(_ name: String) -> String { text(282, name) }
  var cards: String { text(283) }
  var didRideFree: String { text(284) }
  var didReachCap: String { text(285) }
  var didTransfer: String { text(286) }
  func didSetBalance(_ amount: String) -> String { text(287, amount) }
  func didAddMoney(_ amount: String) -> String { text(288, amount) }
  var didChange: String { text(289) }
  func didChangeOf(_ what: String) -> String { text(290, what) }
  var didChangeEntry: String { text(291) }
  var didDeleteEntry: String { text(292) }
  func didAddCard(_ name: String) -> String { text(293, name) }
  var didChangeCard: String { text(294) }
  var didRemoveCard: String { text(295) }
  var balance: String { text(296) }
  var newBalance: String { text(297) }
  var amount: String { text(298) }
  var fare: String { text(299) }
  var rideFare: String { text(300) }
  var customFare: String { text(301) }
  var currency: String { text(302) }
  var rider: String { text(303) }
  var fullFare: String { text(304) }
  var reducedFare: String { text(305) }
  var expirationDate: String { text(306) }
  var cardNumber: String { text(307) }
  var owner: String { text(308) }
  var nameAndOwner: String { text(309) }
  var reminder: String { text(310) }
  var remindUnder: String { text(311) }
  func underCount(_ count: Int) -> String { text(312, count: count) }
  var off: String { text(313) }
  var none: String { text(314) }
  var time: String { text(315) }
  var service: String { text(316) }
  var base: String { text(317) }
  var express: String { text(318) }
  var paidAs: String { text(319) }
  var newRideShort: String { text(320) }
  var transfer: String { text(321) }
  var ownAmount: String { text(322) }
  var byTariff: String { text(323) }
  func difference(_ amount: String) -> String { text(324, amount) }
  func defaultName(_ number: Int) -> String { text(325, String(number)) }
  var enterAmount: String { text(326) }
  func notAmount(_ example: String) -> String { text(327, example) }
  var notNegative: String { text(328) }
  var noDecimals: String { text(329) }
  func atMostDecimals(_ count: Int) -> String { text(330, count: count) }
  func tooMuch(_ limit: String) -> String { text(331, limit) }
  var moreThanZero: String { text(332) }
  var notTime: String { text(333) }
  var enterNumber: String { text(334) }
  var numberDigits: String { text(335) }
  func numberLength(_ digits: Int) -> String { text(336, String(digits)) }
  var enterName: String { text(337) }
  func empty(_ moment: String) -> String { text(338, moment) }
  var lastsLong: String { text(339) }
  func topUp(_ amount: String) -> String { text(340, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(341, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(342, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(343, String(days)) }
  var partNight: String { text(344) }
  var partMorning: String { text(345) }
  var partAfternoon: String { text(346) }
  var partEvening: String { text(347) }
  var todayNight: String { text(348) }
  var todayMorning: String { text(349) }
  var todayAfternoon: String { text(350) }
  var todayEvening: String { text(351) }
  func tomorrowIn(_ part: String) -> String { text(352, part) }
  func on(_ date: String) -> String { text(353, date) }
  var rideKind: String { text(354) }
  var expressKind: String { text(355) }
  var topUpKind: String { text(356) }
  var correctionKind: String { text(357) }
  var openingKind: String { text(358) }
  var markTransfer: String { text(359) }
  var markCap: String { text(360) }
  var markPartial: String { text(361) }
  var markByHand: String { text(362) }
  var markUnpriced: String { text(363) }
  var emptyTitle: String { text(364) }
  var emptyText: String { text(365) }
  func after(_ balance: String) -> String { text(366, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(367, before, after) }
  func knownAlready(_ count: Int) -> String { text(368, count: count) }
  func skippedRows(_ count: Int) -> String { text(369, count: count) }
  var didAddFile: String { text(370) }
  func didAdd(_ count: Int) -> String { text(371, count: count) }
  var faultTime: String { text(372) }
  var faultDateOrder: String { text(373) }
  var faultFuture: String { text(374) }
  var faultKind: String { text(375) }
  var faultAmount: String { text(376) }
  var faultBalance: String { text(377) }
  var faultService: String { text(378) }
  var sameCardTitle: String { text(379) }
  func sameCardText(_ one: String, other: String) -> String { text(380, one, other) }
  var sameCard: String { text(381) }
  var twoCards: String { text(382) }
  var didJoin: String { text(383) }
  var didKeepApart: String { text(384) }
  var tariffNewYork: String { text(385) }
  var tariffLondonBus: String { text(386) }
  var tariffFlat: String { text(387) }
}
