// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(232) }
  var details: String { text(233) }
  var recent: String { text(234) }
  var wholeHistory: String { text(235) }
  var unknownCard: String { text(236) }
  var unknownCardText: String { text(237) }
  var toTheCard: String { text(238) }
  var noRidesLeft: String { text(239) }
  func countedRidesLeft(_ count: Int) -> String { text(240, count: count) }
  var enterBalance: String { text(241) }
  func expiredOn(_ date: String) -> String { text(242, date) }
  func freeUntil(_ moment: String) -> String { text(243, moment) }
  func nextRide(_ price: String) -> String { text(244, price) }
  var noBalanceYet: String { text(245) }
  func endsWith(_ ending: String) -> String { text(246, ending) }
  func balanceIsNow(_ balance: String) -> String { text(247, balance) }
  var insufficientFareSpoken: String { text(248) }
  var insufficientFare: String { text(249) }
  var freeTransfer: String { text(250) }
  func transferUntil(_ clock: String) -> String { text(251, clock) }
  func ridesToFree(_ count: Int) -> String { text(252, count: count) }
  func resets(_ moment: String) -> String { text(253, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(254, spent, cap) }
  var lowBalance: String { text(255) }
  var hasExpired: String { text(256) }
  var expiresToday: String { text(257) }
  var expiresTomorrow: String { text(258) }
  func expiresInDays(_ count: Int) -> String { text(259, count: count) }
  var belowZero: String { text(260) }
  var belowZeroAlone: String { text(261) }
  var belowZeroOfTwo: String { text(262) }
  var correctBalance: String { text(263) }
  var firstTip: String { text(264) }
  var needsScript: String { text(265) }
  var opening: String { text(266) }
  var ride: String { text(267) }
  func expressRide(_ price: String) -> String { text(268, price) }
  func newRide(_ price: String) -> String { text(269, price) }
  var transferOrNew: String { text(270) }
  var newRideQuestion: String { text(271) }
  var addMoney: String { text(272) }
  var setBalance: String { text(273) }
  var remove: String { text(274) }
  var addCard: String { text(275) }
  var removeCard: String { text(276) }
  func removeCardText(_ name: String) -> String { text(277, name) }
  var cards: String { text(278) }
  var didRideFree: String { text(279) }
  var didReachCap: String { text(280) }
  var didTransfer: String { text(281) }
  func didSetBalance(_ amount: String) -> String { text(282, amount) }
  func didAddMoney(_ amount: String) -> String { text(283, amount) }
  var didChange: String { text(284) }
  func didChangeOf(_ what: String) -> String { text(285, what) }
  var didChangeEntry: String { text(286) }
  var didDeleteEntry: String { text(287) }
  func didAddCard(_ name: String) -> String { text(288, name) }
  var didChangeCard: String { text(289) }
  var didRemoveCard: String { text(290) }
  var balance: String { text(291) }
  var newBalance: String { text(292) }
  var amount: String { text(293) }
  var fare: String { text(294) }
  var rideFare: String { text(295) }
  var customFare: String { text(296) }
  var currency: String { text(297) }
  var rider: String { text(298) }
  var fullFare: String { text(299) }
  var reducedFare: String { text(300) }
  var expirationDate: String { text(301) }
  var cardNumber: String { text(302) }
  var owner: String { text(303) }
  var nameAndOwner: String { text(304) }
  var reminder: String { text(305) }
  var remindUnder: String { text(306) }
  func underCount(_ count: Int) -> String { text(307, count: count) }
  var off: String { text(308) }
  var none: String { text(309) }
  var time: String { text(310) }
  var service: String { text(311) }
  var base: String { text(312) }
  var express: String { text(313) }
  var paidAs: String { text(314) }
  var newRideShort: String { text(315) }
  var transfer: String { text(316) }
  var ownAmount: String { text(317) }
  var byTariff: String { text(318) }
  func difference(_ amount: String) -> String { text(319, amount) }
  func defaultName(_ number: Int) -> String { text(320, String(number)) }
  var enterAmount: String { text(321) }
  func notAmount(_ example: String) -> String { text(322, example) }
  var notNegative: String { text(323) }
  var noDecimals: String { text(324) }
  func atMostDecimals(_ count: Int) -> String { text(325, count: count) }
  func tooMuch(_ limit: String) -> String { text(326, limit) }
  var moreThanZero: String { text(327) }
  var notTime: String { text(328) }
  var enterNumber: String { text(329) }
  var numberDigits: String { text(330) }
  func numberLength(_ digits: Int) -> String { text(331, String(digits)) }
  var enterName: String { text(332) }
  func empty(_ moment: String) -> String { text(333, moment) }
  var lastsLong: String { text(334) }
  func topUp(_ amount: String) -> String { text(335, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(336, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(337, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(338, String(days)) }
  var partNight: String { text(339) }
  var partMorning: String { text(340) }
  var partAfternoon: String { text(341) }
  var partEvening: String { text(342) }
  var todayNight: String { text(343) }
  var todayMorning: String { text(344) }
  var todayAfternoon: String { text(345) }
  var todayEvening: String { text(346) }
  func tomorrowIn(_ part: String) -> String { text(347, part) }
  func on(_ date: String) -> String { text(348, date) }
  var rideKind: String { text(349) }
  var expressKind: String { text(350) }
  var topUpKind: String { text(351) }
  var correctionKind: String { text(352) }
  var openingKind: String { text(353) }
  var markTransfer: String { text(354) }
  var markCap: String { text(355) }
  var markPartial: String { text(356) }
  var markByHand: String { text(357) }
  var markUnpriced: String { text(358) }
  var emptyTitle: String { text(359) }
  var emptyText: String { text(360) }
  func after(_ balance: String) -> String { text(361, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(362, before, after) }
  func knownAlready(_ count: Int) -> String { text(363, count: count) }
  func skippedRows(_ count: Int) -> String { text(364, count: count) }
  var didAddFile: String { text(365) }
  func didAdd(_ count: Int) -> String { text(366, count: count) }
  var faultTime: String { text(367) }
  var faultDateOrder: String { text(368) }
  var faultFuture: String { text(369) }
  var faultKind: String { text(370) }
  var faultAmount: String { text(371) }
  var faultBalance: String { text(372) }
  var faultService: String { text(373) }
  var sameCardTitle: String { text(374) }
  func sameCardText(_ one: String, other: String) -> String { text(375, one, other) }
  var sameCard: String { text(376) }
  var twoCards: String { text(377) }
  var didJoin: String { text(378) }
  var didKeepApart: String { text(379) }
  var tariffNewYork: String { text(380) }
  var tariffLondonBus: String { text(381) }
  var tariffFlat: String { text(382) }
}
