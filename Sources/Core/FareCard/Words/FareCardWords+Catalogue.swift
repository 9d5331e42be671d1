// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(236) }
  var details: String { text(237) }
  var recent: String { text(238) }
  var wholeHistory: String { text(239) }
  var unknownCard: String { text(240) }
  var unknownCardText: String { text(241) }
  var toTheCard: String { text(242) }
  var noRidesLeft: String { text(243) }
  func countedRidesLeft(_ count: Int) -> String { text(244, count: count) }
  var enterBalance: String { text(245) }
  func expiredOn(_ date: String) -> String { text(246, date) }
  func freeUntil(_ moment: String) -> String { text(247, moment) }
  func nextRide(_ price: String) -> String { text(248, price) }
  var noBalanceYet: String { text(249) }
  func endsWith(_ ending: String) -> String { text(250, ending) }
  func balanceIsNow(_ balance: String) -> String { text(251, balance) }
  var insufficientFareSpoken: String { text(252) }
  var insufficientFare: String { text(253) }
  var freeTransfer: String { text(254) }
  func transferUntil(_ clock: String) -> String { text(255, clock) }
  func ridesToFree(_ count: Int) -> String { text(256, count: count) }
  func resets(_ moment: String) -> String { text(257, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(258, spent, cap) }
  var lowBalance: String { text(259) }
  var hasExpired: String { text(260) }
  var expiresToday: String { text(261) }
  var expiresTomorrow: String { text(262) }
  func expiresInDays(_ count: Int) -> String { text(263, count: count) }
  var belowZero: String { text(264) }
  var belowZeroAlone: String { text(265) }
  var belowZeroOfTwo: String { text(266) }
  var correctBalance: String { text(267) }
  var firstTip: String { text(268) }
  var needsScript: String { text(269) }
  var opening: String { text(270) }
  var ride: String { text(271) }
  func expressRide(_ price: String) -> String { text(272, price) }
  func newRide(_ price: String) -> String { text(273, price) }
  var transferOrNew: String { text(274) }
  var newRideQuestion: String { text(275) }
  var addMoney: String { text(276) }
  var setBalance: String { text(277) }
  var remove: String { text(278) }
  var addCard: String { text(279) }
  var removeCard: String { text(280) }
  func removeCardText(_ name: String) -> String { text(281, name) }
  var cards: String { text(282) }
  var didRideFree: String { text(283) }
  var didReachCap: String { text(284) }
  var didTransfer: String { text(285) }
  func didSetBalance(_ amount: String) -> String { text(286, amount) }
  func didAddMoney(_ amount: String) -> String { text(287, amount) }
  var didChange: String { text(288) }
  func didChangeOf(_ what: String) -> String { text(289, what) }
  var didChangeEntry: String { text(290) }
  var didDeleteEntry: String { text(291) }
  func didAddCard(_ name: String) -> String { text(292, name) }
  var didChangeCard: String { text(293) }
  var didRemoveCard: String { text(294) }
  var balance: String { text(295) }
  var newBalance: String { text(296) }
  var amount: String { text(297) }
  var fare: String { text(298) }
  var rideFare: String { text(299) }
  var customFare: String { text(300) }
  var currency: String { text(301) }
  var rider: String { text(302) }
  var fullFare: String { text(303) }
  var reducedFare: String { text(304) }
  var expirationDate: String { text(305) }
  var cardNumber: String { text(306) }
  var owner: String { text(307) }
  var nameAndOwner: String { text(308) }
  var reminder: String { text(309) }
  var remindUnder: String { text(310) }
  func underCount(_ count: Int) -> String { text(311, count: count) }
  var off: String { text(312) }
  var none: String { text(313) }
  var time: String { text(314) }
  var service: String { text(315) }
  var base: String { text(316) }
  var express: String { text(317) }
  var paidAs: String { text(318) }
  var newRideShort: String { text(319) }
  var transfer: String { text(320) }
  var ownAmount: String { text(321) }
  var byTariff: String { text(322) }
  func difference(_ amount: String) -> String { text(323, amount) }
  func defaultName(_ number: Int) -> String { text(324, String(number)) }
  var enterAmount: String { text(325) }
  func notAmount(_ example: String) -> String { text(326, example) }
  var notNegative: String { text(327) }
  var noDecimals: String { text(328) }
  func atMostDecimals(_ count: Int) -> String { text(329, count: count) }
  func tooMuch(_ limit: String) -> String { text(330, limit) }
  var moreThanZero: String { text(331) }
  var notTime: String { text(332) }
  var enterNumber: String { text(333) }
  var numberDigits: String { text(334) }
  func numberLength(_ digits: Int) -> String { text(335, String(digits)) }
  var enterName: String { text(336) }
  func empty(_ moment: String) -> String { text(337, moment) }
  var lastsLong: String { text(338) }
  func topUp(_ amount: String) -> String { text(339, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(340, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(341, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(342, String(days)) }
  var partNight: String { text(343) }
  var partMorning: String { text(344) }
  var partAfternoon: String { text(345) }
  var partEvening: String { text(346) }
  var todayNight: String { text(347) }
  var todayMorning: String { text(348) }
  var todayAfternoon: String { text(349) }
  var todayEvening: String { text(350) }
  func tomorrowIn(_ part: String) -> String { text(351, part) }
  func on(_ date: String) -> String { text(352, date) }
  var rideKind: String { text(353) }
  var expressKind: String { text(354) }
  var topUpKind: String { text(355) }
  var correctionKind: String { text(356) }
  var openingKind: String { text(357) }
  var markTransfer: String { text(358) }
  var markCap: String { text(359) }
  var markPartial: String { text(360) }
  var markByHand: String { text(361) }
  var markUnpriced: String { text(362) }
  var emptyTitle: String { text(363) }
  var emptyText: String { text(364) }
  func after(_ balance: String) -> String { text(365, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(366, before, after) }
  func knownAlready(_ count: Int) -> String { text(367, count: count) }
  func skippedRows(_ count: Int) -> String { text(368, count: count) }
  var didAddFile: String { text(369) }
  func didAdd(_ count: Int) -> String { text(370, count: count) }
  var faultTime: String { text(371) }
  var faultDateOrder: String { text(372) }
  var faultFuture: String { text(373) }
  var faultKind: String { text(374) }
  var faultAmount: String { text(375) }
  var faultBalance: String { text(376) }
  var faultService: String { text(377) }
  var sameCardTitle: String { text(378) }
  func sameCardText(_ one: String, other: String) -> String { text(379, one, other) }
  var sameCard: String { text(380) }
  var twoCards: String { text(381) }
  var didJoin: String { text(382) }
  var didKeepApart: String { text(383) }
  var tariffNewYork: String { text(384) }
  var tariffLondonBus: String { text(385) }
  var tariffFlat: String { text(386) }
}
