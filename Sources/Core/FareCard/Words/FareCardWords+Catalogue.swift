// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(245) }
  var details: String { text(246) }
  var recent: String { text(247) }
  var wholeHistory: String { text(248) }
  var unknownCard: String { text(249) }
  var unknownCardText: String { text(250) }
  var toTheCard: String { text(251) }
  var noRidesLeft: String { text(252) }
  func countedRidesLeft(_ count: Int) -> String { text(253, count: count) }
  var enterBalance: String { text(254) }
  func expiredOn(_ date: String) -> String { text(255, date) }
  func freeUntil(_ moment: String) -> String { text(256, moment) }
  func nextRide(_ price: String) -> String { text(257, price) }
  var noBalanceYet: String { text(258) }
  func endsWith(_ ending: String) -> String { text(259, ending) }
  func balanceIsNow(_ balance: String) -> String { text(260, balance) }
  var insufficientFareSpoken: String { text(261) }
  var insufficientFare: String { text(262) }
  var freeTransfer: String { text(263) }
  func transferUntil(_ clock: String) -> String { text(264, clock) }
  func ridesToFree(_ count: Int) -> String { text(265, count: count) }
  func resets(_ moment: String) -> String { text(266, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(267, spent, cap) }
  var lowBalance: String { text(268) }
  var hasExpired: String { text(269) }
  var expiresToday: String { text(270) }
  var expiresTomorrow: String { text(271) }
  func expiresInDays(_ count: Int) -> String { text(272, count: count) }
  var belowZero: String { text(273) }
  var belowZeroAlone: String { text(274) }
  var belowZeroOfTwo: String { text(275) }
  var correctBalance: String { text(276) }
  var firstTip: String { text(277) }
  var needsScript: String { text(278) }
  var opening: String { text(279) }
  var ride: String { text(280) }
  func expressRide(_ price: String) -> String { text(281, price) }
  func newRide(_ price: String) -> String { text(282, price) }
  var transferOrNew: String { text(283) }
  var newRideQuestion: String { text(284) }
  var addMoney: String { text(285) }
  var setBalance: String { text(286) }
  var remove: String { text(287) }
  var addCard: String { text(288) }
  var removeCard: String { text(289) }
  func removeCardText(_ name: String) -> String { text(290, name) }
  var cards: String { text(291) }
  var didRideFree: String { text(292) }
  var didReachCap: String { text(293) }
  var didTransfer: String { text(294) }
  func didSetBalance(_ amount: String) -> String { text(295, amount) }
  func didAddMoney(_ amount: String) -> String { text(296, amount) }
  var didChange: String { text(297) }
  func didChangeOf(_ what: String) -> String { text(298, what) }
  var didChangeEntry: String { text(299) }
  var didDeleteEntry: String { text(300) }
  func didAddCard(_ name: String) -> String { text(301, name) }
  var didChangeCard: String { text(302) }
  var didRemoveCard: String { text(303) }
  var balance: String { text(304) }
  var newBalance: String { text(305) }
  var amount: String { text(306) }
  var fare: String { text(307) }
  var rideFare: String { text(308) }
  var customFare: String { text(309) }
  var currency: String { text(310) }
  var rider: String { text(311) }
  var fullFare: String { text(312) }
  var reducedFare: String { text(313) }
  var expirationDate: String { text(314) }
  var cardNumber: String { text(315) }
  var owner: String { text(316) }
  var nameAndOwner: String { text(317) }
  var reminder: String { text(318) }
  var remindUnder: String { text(319) }
  func underCount(_ count: Int) -> String { text(320, count: count) }
  var off: String { text(321) }
  var none: String { text(322) }
  var time: String { text(323) }
  var service: String { text(324) }
  var base: String { text(325) }
  var express: String { text(326) }
  var paidAs: String { text(327) }
  var newRideShort: String { text(328) }
  var transfer: String { text(329) }
  var ownAmount: String { text(330) }
  var byTariff: String { text(331) }
  func difference(_ amount: String) -> String { text(332, amount) }
  func defaultName(_ number: Int) -> String { text(333, String(number)) }
  var enterAmount: String { text(334) }
  func notAmount(_ example: String) -> String { text(335, example) }
  var notNegative: String { text(336) }
  var noDecimals: String { text(337) }
  func atMostDecimals(_ count: Int) -> String { text(338, count: count) }
  func tooMuch(_ limit: String) -> String { text(339, limit) }
  var moreThanZero: String { text(340) }
  var notTime: String { text(341) }
  var enterNumber: String { text(342) }
  var numberDigits: String { text(343) }
  func numberLength(_ digits: Int) -> String { text(344, String(digits)) }
  var enterName: String { text(345) }
  func empty(_ moment: String) -> String { text(346, moment) }
  var lastsLong: String { text(347) }
  func topUp(_ amount: String) -> String { text(348, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(349, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(350, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(351, String(days)) }
  var partNight: String { text(352) }
  var partMorning: String { text(353) }
  var partAfternoon: String { text(354) }
  var partEvening: String { text(355) }
  var todayNight: String { text(356) }
  var todayMorning: String { text(357) }
  var todayAfternoon: String { text(358) }
  var todayEvening: String { text(359) }
  func tomorrowIn(_ part: String) -> String { text(360, part) }
  func on(_ date: String) -> String { text(361, date) }
  var rideKind: String { text(362) }
  var expressKind: String { text(363) }
  var topUpKind: String { text(364) }
  var correctionKind: String { text(365) }
  var openingKind: String { text(366) }
  var markTransfer: String { text(367) }
  var markCap: String { text(368) }
  var markPartial: String { text(369) }
  var markByHand: String { text(370) }
  var markUnpriced: String { text(371) }
  var emptyTitle: String { text(372) }
  var emptyText: String { text(373) }
  func after(_ balance: String) -> String { text(374, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(375, before, after) }
  func knownAlready(_ count: Int) -> String { text(376, count: count) }
  func skippedRows(_ count: Int) -> String { text(377, count: count) }
  var didAddFile: String { text(378) }
  func didAdd(_ count: Int) -> String { text(379, count: count) }
  var faultTime: String { text(380) }
  var faultDateOrder: String { text(381) }
  var faultFuture: String { text(382) }
  var faultKind: String { text(383) }
  var faultAmount: String { text(384) }
  var faultBalance: String { text(385) }
  var faultService: String { text(386) }
  var sameCardTitle: String { text(387) }
  func sameCardText(_ one: String, other: String) -> String { text(388, one, other) }
  var sameCard: String { text(389) }
  var twoCards: String { text(390) }
  var didJoin: String { text(391) }
  var didKeepApart: String { text(392) }
  var tariffNewYork: String { text(393) }
  var tariffLondonBus: String { text(394) }
  var tariffFlat: String { text(395) }
}
