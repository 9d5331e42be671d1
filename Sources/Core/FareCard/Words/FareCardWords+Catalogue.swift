// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(225) }
  var details: String { text(226) }
  var recent: String { text(227) }
  var wholeHistory: String { text(228) }
  var unknownCard: String { text(229) }
  var unknownCardText: String { text(230) }
  var toTheCard: String { text(231) }
  var noRidesLeft: String { text(232) }
  func countedRidesLeft(_ count: Int) -> String { text(233, count: count) }
  var enterBalance: String { text(234) }
  func expiredOn(_ date: String) -> String { text(235, date) }
  func freeUntil(_ moment: String) -> String { text(236, moment) }
  func nextRide(_ price: String) -> String { text(237, price) }
  var noBalanceYet: String { text(238) }
  func endsWith(_ ending: String) -> String { text(239, ending) }
  func balanceIsNow(_ balance: String) -> String { text(240, balance) }
  var insufficientFareSpoken: String { text(241) }
  var insufficientFare: String { text(242) }
  var freeTransfer: String { text(243) }
  func transferUntil(_ clock: String) -> String { text(244, clock) }
  func ridesToFree(_ count: Int) -> String { text(245, count: count) }
  func resets(_ moment: String) -> String { text(246, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(247, spent, cap) }
  var lowBalance: String { text(248) }
  var hasExpired: String { text(249) }
  var expiresToday: String { text(250) }
  var expiresTomorrow: String { text(251) }
  func expiresInDays(_ count: Int) -> String { text(252, count: count) }
  var belowZero: String { text(253) }
  var belowZeroAlone: String { text(254) }
  var belowZeroOfTwo: String { text(255) }
  var correctBalance: String { text(256) }
  var firstTip: String { text(257) }
  var needsScript: String { text(258) }
  var opening: String { text(259) }
  var ride: String { text(260) }
  func expressRide(_ price: String) -> String { text(261, price) }
  func newRide(_ price: String) -> String { text(262, price) }
  var transferOrNew: String { text(263) }
  var newRideQuestion: String { text(264) }
  var addMoney: String { text(265) }
  var setBalance: String { text(266) }
  var remove: String { text(267) }
  var addCard: String { text(268) }
  var removeCard: String { text(269) }
  func removeCardText(_ name: String) -> String { text(270, name) }
  var cards: String { text(271) }
  var didRideFree: String { text(272) }
  var didReachCap: String { text(273) }
  var didTransfer: String { text(274) }
  func didSetBalance(_ amount: String) -> String { text(275, amount) }
  func didAddMoney(_ amount: String) -> String { text(276, amount) }
  var didChange: String { text(277) }
  func didChangeOf(_ what: String) -> String { text(278, what) }
  var didChangeEntry: String { text(279) }
  var didDeleteEntry: String { text(280) }
  func didAddCard(_ name: String) -> String { text(281, name) }
  var didRemoveCard: String { text(282) }
  var balance: String { text(283) }
  var newBalance: String { text(284) }
  var amount: String { text(285) }
  var fare: String { text(286) }
  var rideFare: String { text(287) }
  var customFare: String { text(288) }
  var currency: String { text(289) }
  var rider: String { text(290) }
  var fullFare: String { text(291) }
  var reducedFare: String { text(292) }
  var expirationDate: String { text(293) }
  var cardNumber: String { text(294) }
  var owner: String { text(295) }
  var nameAndOwner: String { text(296) }
  var reminder: String { text(297) }
  var remindUnder: String { text(298) }
  func underCount(_ count: Int) -> String { text(299, count: count) }
  var off: String { text(300) }
  var none: String { text(301) }
  var time: String { text(302) }
  var service: String { text(303) }
  var base: String { text(304) }
  var express: String { text(305) }
  var paidAs: String { text(306) }
  var newRideShort: String { text(307) }
  var transfer: String { text(308) }
  var ownAmount: String { text(309) }
  var byTariff: String { text(310) }
  func difference(_ amount: String) -> String { text(311, amount) }
  func defaultName(_ number: Int) -> String { text(312, String(number)) }
  var enterAmount: String { text(313) }
  func notAmount(_ example: String) -> String { text(314, example) }
  var notNegative: String { text(315) }
  var noDecimals: String { text(316) }
  func atMostDecimals(_ count: Int) -> String { text(317, count: count) }
  func tooMuch(_ limit: String) -> String { text(318, limit) }
  var moreThanZero: String { text(319) }
  var notTime: String { text(320) }
  var enterNumber: String { text(321) }
  var numberDigits: String { text(322) }
  func numberLength(_ digits: Int) -> String { text(323, String(digits)) }
  var enterName: String { text(324) }
  func empty(_ moment: String) -> String { text(325, moment) }
  var lastsLong: String { text(326) }
  func topUp(_ amount: String) -> String { text(327, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(328, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(329, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(330, String(days)) }
  var partNight: String { text(331) }
  var partMorning: String { text(332) }
  var partAfternoon: String { text(333) }
  var partEvening: String { text(334) }
  var todayNight: String { text(335) }
  var todayMorning: String { text(336) }
  var todayAfternoon: String { text(337) }
  var todayEvening: String { text(338) }
  func tomorrowIn(_ part: String) -> String { text(339, part) }
  func on(_ date: String) -> String { text(340, date) }
  var rideKind: String { text(341) }
  var expressKind: String { text(342) }
  var topUpKind: String { text(343) }
  var correctionKind: String { text(344) }
  var openingKind: String { text(345) }
  var markTransfer: String { text(346) }
  var markCap: String { text(347) }
  var markPartial: String { text(348) }
  var markByHand: String { text(349) }
  var markUnpriced: String { text(350) }
  var emptyTitle: String { text(351) }
  var emptyText: String { text(352) }
  func after(_ balance: String) -> String { text(353, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(354, before, after) }
  func knownAlready(_ count: Int) -> String { text(355, count: count) }
  func skippedRows(_ count: Int) -> String { text(356, count: count) }
  var didAddFile: String { text(357) }
  func didAdd(_ count: Int) -> String { text(358, count: count) }
  var faultTime: String { text(359) }
  var faultDateOrder: String { text(360) }
  var faultFuture: String { text(361) }
  var faultKind: String { text(362) }
  var faultAmount: String { text(363) }
  var faultBalance: String { text(364) }
  var faultService: String { text(365) }
  var sameCardTitle: String { text(366) }
  func sameCardText(_ one: String, other: String) -> String { text(367, one, other) }
  var sameCard: String { text(368) }
  var twoCards: String { text(369) }
  var didJoin: String { text(370) }
  var didKeepApart: String { text(371) }
  var tariffNewYork: String { text(372) }
  var tariffLondonBus: String { text(373) }
  var tariffFlat: String { text(374) }
}
