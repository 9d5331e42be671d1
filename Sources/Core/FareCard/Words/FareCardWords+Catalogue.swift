// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(227) }
  var details: String { text(228) }
  var recent: String { text(229) }
  var wholeHistory: String { text(230) }
  var unknownCard: String { text(231) }
  var unknownCardText: String { text(232) }
  var toTheCard: String { text(233) }
  var noRidesLeft: String { text(234) }
  func countedRidesLeft(_ count: Int) -> String { text(235, count: count) }
  var enterBalance: String { text(236) }
  func expiredOn(_ date: String) -> String { text(237, date) }
  func freeUntil(_ moment: String) -> String { text(238, moment) }
  func nextRide(_ price: String) -> String { text(239, price) }
  var noBalanceYet: String { text(240) }
  func endsWith(_ ending: String) -> String { text(241, ending) }
  func balanceIsNow(_ balance: String) -> String { text(242, balance) }
  var insufficientFareSpoken: String { text(243) }
  var insufficientFare: String { text(244) }
  var freeTransfer: String { text(245) }
  func transferUntil(_ clock: String) -> String { text(246, clock) }
  func ridesToFree(_ count: Int) -> String { text(247, count: count) }
  func resets(_ moment: String) -> String { text(248, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(249, spent, cap) }
  var lowBalance: String { text(250) }
  var hasExpired: String { text(251) }
  var expiresToday: String { text(252) }
  var expiresTomorrow: String { text(253) }
  func expiresInDays(_ count: Int) -> String { text(254, count: count) }
  var belowZero: String { text(255) }
  var belowZeroAlone: String { text(256) }
  var belowZeroOfTwo: String { text(257) }
  var correctBalance: String { text(258) }
  var firstTip: String { text(259) }
  var needsScript: String { text(260) }
  var opening: String { text(261) }
  var ride: String { text(262) }
  func expressRide(_ price: String) -> String { text(263, price) }
  func newRide(_ price: String) -> String { text(264, price) }
  var transferOrNew: String { text(265) }
  var newRideQuestion: String { text(266) }
  var addMoney: String { text(267) }
  var setBalance: String { text(268) }
  var remove: String { text(269) }
  var addCard: String { text(270) }
  var removeCard: String { text(271) }
  func removeCardText(_ name: String) -> String { text(272, name) }
  var cards: String { text(273) }
  var didRideFree: String { text(274) }
  var didReachCap: String { text(275) }
  var didTransfer: String { text(276) }
  func didSetBalance(_ amount: String) -> String { text(277, amount) }
  func didAddMoney(_ amount: String) -> String { text(278, amount) }
  var didChange: String { text(279) }
  func didChangeOf(_ what: String) -> String { text(280, what) }
  var didChangeEntry: String { text(281) }
  var didDeleteEntry: String { text(282) }
  func didAddCard(_ name: String) -> String { text(283, name) }
  var didRemoveCard: String { text(284) }
  var balance: String { text(285) }
  var newBalance: String { text(286) }
  var amount: String { text(287) }
  var fare: String { text(288) }
  var rideFare: String { text(289) }
  var customFare: String { text(290) }
  var currency: String { text(291) }
  var rider: String { text(292) }
  var fullFare: String { text(293) }
  var reducedFare: String { text(294) }
  var expirationDate: String { text(295) }
  var cardNumber: String { text(296) }
  var owner: String { text(297) }
  var nameAndOwner: String { text(298) }
  var reminder: String { text(299) }
  var remindUnder: String { text(300) }
  func underCount(_ count: Int) -> String { text(301, count: count) }
  var off: String { text(302) }
  var none: String { text(303) }
  var time: String { text(304) }
  var service: String { text(305) }
  var base: String { text(306) }
  var express: String { text(307) }
  var paidAs: String { text(308) }
  var newRideShort: String { text(309) }
  var transfer: String { text(310) }
  var ownAmount: String { text(311) }
  var byTariff: String { text(312) }
  func difference(_ amount: String) -> String { text(313, amount) }
  func defaultName(_ number: Int) -> String { text(314, String(number)) }
  var enterAmount: String { text(315) }
  func notAmount(_ example: String) -> String { text(316, example) }
  var notNegative: String { text(317) }
  var noDecimals: String { text(318) }
  func atMostDecimals(_ count: Int) -> String { text(319, count: count) }
  func tooMuch(_ limit: String) -> String { text(320, limit) }
  var moreThanZero: String { text(321) }
  var notTime: String { text(322) }
  var enterNumber: String { text(323) }
  var numberDigits: String { text(324) }
  func numberLength(_ digits: Int) -> String { text(325, String(digits)) }
  var enterName: String { text(326) }
  func empty(_ moment: String) -> String { text(327, moment) }
  var lastsLong: String { text(328) }
  func topUp(_ amount: String) -> String { text(329, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(330, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(331, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(332, String(days)) }
  var partNight: String { text(333) }
  var partMorning: String { text(334) }
  var partAfternoon: String { text(335) }
  var partEvening: String { text(336) }
  var todayNight: String { text(337) }
  var todayMorning: String { text(338) }
  var todayAfternoon: String { text(339) }
  var todayEvening: String { text(340) }
  func tomorrowIn(_ part: String) -> String { text(341, part) }
  func on(_ date: String) -> String { text(342, date) }
  var rideKind: String { text(343) }
  var expressKind: String { text(344) }
  var topUpKind: String { text(345) }
  var correctionKind: String { text(346) }
  var openingKind: String { text(347) }
  var markTransfer: String { text(348) }
  var markCap: String { text(349) }
  var markPartial: String { text(350) }
  var markByHand: String { text(351) }
  var markUnpriced: String { text(352) }
  var emptyTitle: String { text(353) }
  var emptyText: String { text(354) }
  func after(_ balance: String) -> String { text(355, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(356, before, after) }
  func knownAlready(_ count: Int) -> String { text(357, count: count) }
  func skippedRows(_ count: Int) -> String { text(358, count: count) }
  var didAddFile: String { text(359) }
  func didAdd(_ count: Int) -> String { text(360, count: count) }
  var faultTime: String { text(361) }
  var faultDateOrder: String { text(362) }
  var faultFuture: String { text(363) }
  var faultKind: String { text(364) }
  var faultAmount: String { text(365) }
  var faultBalance: String { text(366) }
  var faultService: String { text(367) }
  var sameCardTitle: String { text(368) }
  func sameCardText(_ one: String, other: String) -> String { text(369, one, other) }
  var sameCard: String { text(370) }
  var twoCards: String { text(371) }
  var didJoin: String { text(372) }
  var didKeepApart: String { text(373) }
  var tariffNewYork: String { text(374) }
  var tariffLondonBus: String { text(375) }
  var tariffFlat: String { text(376) }
}
