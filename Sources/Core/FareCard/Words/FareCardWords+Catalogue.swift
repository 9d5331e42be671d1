// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(228) }
  var details: String { text(229) }
  var recent: String { text(230) }
  var wholeHistory: String { text(231) }
  var unknownCard: String { text(232) }
  var unknownCardText: String { text(233) }
  var toTheCard: String { text(234) }
  var noRidesLeft: String { text(235) }
  func countedRidesLeft(_ count: Int) -> String { text(236, count: count) }
  var enterBalance: String { text(237) }
  func expiredOn(_ date: String) -> String { text(238, date) }
  func freeUntil(_ moment: String) -> String { text(239, moment) }
  func nextRide(_ price: String) -> String { text(240, price) }
  var noBalanceYet: String { text(241) }
  func endsWith(_ ending: String) -> String { text(242, ending) }
  func balanceIsNow(_ balance: String) -> String { text(243, balance) }
  var insufficientFareSpoken: String { text(244) }
  var insufficientFare: String { text(245) }
  var freeTransfer: String { text(246) }
  func transferUntil(_ clock: String) -> String { text(247, clock) }
  func ridesToFree(_ count: Int) -> String { text(248, count: count) }
  func resets(_ moment: String) -> String { text(249, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(250, spent, cap) }
  var lowBalance: String { text(251) }
  var hasExpired: String { text(252) }
  var expiresToday: String { text(253) }
  var expiresTomorrow: String { text(254) }
  func expiresInDays(_ count: Int) -> String { text(255, count: count) }
  var belowZero: String { text(256) }
  var belowZeroAlone: String { text(257) }
  var belowZeroOfTwo: String { text(258) }
  var correctBalance: String { text(259) }
  var firstTip: String { text(260) }
  var needsScript: String { text(261) }
  var opening: String { text(262) }
  var ride: String { text(263) }
  func expressRide(_ price: String) -> String { text(264, price) }
  func newRide(_ price: String) -> String { text(265, price) }
  var transferOrNew: String { text(266) }
  var newRideQuestion: String { text(267) }
  var addMoney: String { text(268) }
  var setBalance: String { text(269) }
  var remove: String { text(270) }
  var addCard: String { text(271) }
  var removeCard: String { text(272) }
  func removeCardText(_ name: String) -> String { text(273, name) }
  var cards: String { text(274) }
  var didRideFree: String { text(275) }
  var didReachCap: String { text(276) }
  var didTransfer: String { text(277) }
  func didSetBalance(_ amount: String) -> String { text(278, amount) }
  func didAddMoney(_ amount: String) -> String { text(279, amount) }
  var didChange: String { text(280) }
  func didChangeOf(_ what: String) -> String { text(281, what) }
  var didChangeEntry: String { text(282) }
  var didDeleteEntry: String { text(283) }
  func didAddCard(_ name: String) -> String { text(284, name) }
  var didChangeCard: String { text(285) }
  var didRemoveCard: String { text(286) }
  var balance: String { text(287) }
  var newBalance: String { text(288) }
  var amount: String { text(289) }
  var fare: String { text(290) }
  var rideFare: String { text(291) }
  var customFare: String { text(292) }
  var currency: String { text(293) }
  var rider: String { text(294) }
  var fullFare: String { text(295) }
  var reducedFare: String { text(296) }
  var expirationDate: String { text(297) }
  var cardNumber: String { text(298) }
  var owner: String { text(299) }
  var nameAndOwner: String { text(300) }
  var reminder: String { text(301) }
  var remindUnder: String { text(302) }
  func underCount(_ count: Int) -> String { text(303, count: count) }
  var off: String { text(304) }
  var none: String { text(305) }
  var time: String { text(306) }
  var service: String { text(307) }
  var base: String { text(308) }
  var express: String { text(309) }
  var paidAs: String { text(310) }
  var newRideShort: String { text(311) }
  var transfer: String { text(312) }
  var ownAmount: String { text(313) }
  var byTariff: String { text(314) }
  func difference(_ amount: String) -> String { text(315, amount) }
  func defaultName(_ number: Int) -> String { text(316, String(number)) }
  var enterAmount: String { text(317) }
  func notAmount(_ example: String) -> String { text(318, example) }
  var notNegative: String { text(319) }
  var noDecimals: String { text(320) }
  func atMostDecimals(_ count: Int) -> String { text(321, count: count) }
  func tooMuch(_ limit: String) -> String { text(322, limit) }
  var moreThanZero: String { text(323) }
  var notTime: String { text(324) }
  var enterNumber: String { text(325) }
  var numberDigits: String { text(326) }
  func numberLength(_ digits: Int) -> String { text(327, String(digits)) }
  var enterName: String { text(328) }
  func empty(_ moment: String) -> String { text(329, moment) }
  var lastsLong: String { text(330) }
  func topUp(_ amount: String) -> String { text(331, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(332, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(333, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(334, String(days)) }
  var partNight: String { text(335) }
  var partMorning: String { text(336) }
  var partAfternoon: String { text(337) }
  var partEvening: String { text(338) }
  var todayNight: String { text(339) }
  var todayMorning: String { text(340) }
  var todayAfternoon: String { text(341) }
  var todayEvening: String { text(342) }
  func tomorrowIn(_ part: String) -> String { text(343, part) }
  func on(_ date: String) -> String { text(344, date) }
  var rideKind: String { text(345) }
  var expressKind: String { text(346) }
  var topUpKind: String { text(347) }
  var correctionKind: String { text(348) }
  var openingKind: String { text(349) }
  var markTransfer: String { text(350) }
  var markCap: String { text(351) }
  var markPartial: String { text(352) }
  var markByHand: String { text(353) }
  var markUnpriced: String { text(354) }
  var emptyTitle: String { text(355) }
  var emptyText: String { text(356) }
  func after(_ balance: String) -> String { text(357, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(358, before, after) }
  func knownAlready(_ count: Int) -> String { text(359, count: count) }
  func skippedRows(_ count: Int) -> String { text(360, count: count) }
  var didAddFile: String { text(361) }
  func didAdd(_ count: Int) -> String { text(362, count: count) }
  var faultTime: String { text(363) }
  var faultDateOrder: String { text(364) }
  var faultFuture: String { text(365) }
  var faultKind: String { text(366) }
  var faultAmount: String { text(367) }
  var faultBalance: String { text(368) }
  var faultService: String { text(369) }
  var sameCardTitle: String { text(370) }
  func sameCardText(_ one: String, other: String) -> String { text(371, one, other) }
  var sameCard: String { text(372) }
  var twoCards: String { text(373) }
  var didJoin: String { text(374) }
  var didKeepApart: String { text(375) }
  var tariffNewYork: String { text(376) }
  var tariffLondonBus: String { text(377) }
  var tariffFlat: String { text(378) }
}
