// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension FareCardWords {
  package var fareCard: String { text(235) }
  var details: String { text(236) }
  var recent: String { text(237) }
  var wholeHistory: String { text(238) }
  var unknownCard: String { text(239) }
  var unknownCardText: String { text(240) }
  var toTheCard: String { text(241) }
  var noRidesLeft: String { text(242) }
  func countedRidesLeft(_ count: Int) -> String { text(243, count: count) }
  var enterBalance: String { text(244) }
  func expiredOn(_ date: String) -> String { text(245, date) }
  func freeUntil(_ moment: String) -> String { text(246, moment) }
  func nextRide(_ price: String) -> String { text(247, price) }
  var noBalanceYet: String { text(248) }
  func endsWith(_ ending: String) -> String { text(249, ending) }
  func balanceIsNow(_ balance: String) -> String { text(250, balance) }
  var insufficientFareSpoken: String { text(251) }
  var insufficientFare: String { text(252) }
  var freeTransfer: String { text(253) }
  func transferUntil(_ clock: String) -> String { text(254, clock) }
  func ridesToFree(_ count: Int) -> String { text(255, count: count) }
  func resets(_ moment: String) -> String { text(256, moment) }
  func capSpent(_ spent: String, cap: String) -> String { text(257, spent, cap) }
  var lowBalance: String { text(258) }
  var hasExpired: String { text(259) }
  var expiresToday: String { text(260) }
  var expiresTomorrow: String { text(261) }
  func expiresInDays(_ count: Int) -> String { text(262, count: count) }
  var belowZero: String { text(263) }
  var belowZeroAlone: String { text(264) }
  var belowZeroOfTwo: String { text(265) }
  var correctBalance: String { text(266) }
  var firstTip: String { text(267) }
  var needsScript: String { text(268) }
  var opening: String { text(269) }
  var ride: String { text(270) }
  func expressRide(_ price: String) -> String { text(271, price) }
  func newRide(_ price: String) -> String { text(272, price) }
  var transferOrNew: String { text(273) }
  var newRideQuestion: String { text(274) }
  var addMoney: String { text(275) }
  var setBalance: String { text(276) }
  var remove: String { text(277) }
  var addCard: String { text(278) }
  var removeCard: String { text(279) }
  func removeCardText(_ name: String) -> String { text(280, name) }
  var cards: String { text(281) }
  var didRideFree: String { text(282) }
  var didReachCap: String { text(283) }
  var didTransfer: String { text(284) }
  func didSetBalance(_ amount: String) -> String { text(285, amount) }
  func didAddMoney(_ amount: String) -> String { text(286, amount) }
  var didChange: String { text(287) }
  func didChangeOf(_ what: String) -> String { text(288, what) }
  var didChangeEntry: String { text(289) }
  var didDeleteEntry: String { text(290) }
  func didAddCard(_ name: String) -> String { text(291, name) }
  var didChangeCard: String { text(292) }
  var didRemoveCard: String { text(293) }
  var balance: String { text(294) }
  var newBalance: String { text(295) }
  var amount: String { text(296) }
  var fare: String { text(297) }
  var rideFare: String { text(298) }
  var customFare: String { text(299) }
  var currency: String { text(300) }
  var rider: String { text(301) }
  var fullFare: String { text(302) }
  var reducedFare: String { text(303) }
  var expirationDate: String { text(304) }
  var cardNumber: String { text(305) }
  var owner: String { text(306) }
  var nameAndOwner: String { text(307) }
  var reminder: String { text(308) }
  var remindUnder: String { text(309) }
  func underCount(_ count: Int) -> String { text(310, count: count) }
  var off: String { text(311) }
  var none: String { text(312) }
  var time: String { text(313) }
  var service: String { text(314) }
  var base: String { text(315) }
  var express: String { text(316) }
  var paidAs: String { text(317) }
  var newRideShort: String { text(318) }
  var transfer: String { text(319) }
  var ownAmount: String { text(320) }
  var byTariff: String { text(321) }
  func difference(_ amount: String) -> String { text(322, amount) }
  func defaultName(_ number: Int) -> String { text(323, String(number)) }
  var enterAmount: String { text(324) }
  func notAmount(_ example: String) -> String { text(325, example) }
  var notNegative: String { text(326) }
  var noDecimals: String { text(327) }
  func atMostDecimals(_ count: Int) -> String { text(328, count: count) }
  func tooMuch(_ limit: String) -> String { text(329, limit) }
  var moreThanZero: String { text(330) }
  var notTime: String { text(331) }
  var enterNumber: String { text(332) }
  var numberDigits: String { text(333) }
  func numberLength(_ digits: Int) -> String { text(334, String(digits)) }
  var enterName: String { text(335) }
  func empty(_ moment: String) -> String { text(336, moment) }
  var lastsLong: String { text(337) }
  func topUp(_ amount: String) -> String { text(338, amount) }
  func rideBeatsPass(_ amount: String, days: Int) -> String { text(339, amount, String(days)) }
  func passBeatsRide(_ days: Int, amount: String) -> String { text(340, String(days), amount) }
  func passCostsTheSame(_ days: Int) -> String { text(341, String(days)) }
  var partNight: String { text(342) }
  var partMorning: String { text(343) }
  var partAfternoon: String { text(344) }
  var partEvening: String { text(345) }
  var todayNight: String { text(346) }
  var todayMorning: String { text(347) }
  var todayAfternoon: String { text(348) }
  var todayEvening: String { text(349) }
  func tomorrowIn(_ part: String) -> String { text(350, part) }
  func on(_ date: String) -> String { text(351, date) }
  var rideKind: String { text(352) }
  var expressKind: String { text(353) }
  var topUpKind: String { text(354) }
  var correctionKind: String { text(355) }
  var openingKind: String { text(356) }
  var markTransfer: String { text(357) }
  var markCap: String { text(358) }
  var markPartial: String { text(359) }
  var markByHand: String { text(360) }
  var markUnpriced: String { text(361) }
  var emptyTitle: String { text(362) }
  var emptyText: String { text(363) }
  func after(_ balance: String) -> String { text(364, balance) }
  func keepsFigures(_ before: String, after: String) -> String { text(365, before, after) }
  func knownAlready(_ count: Int) -> String { text(366, count: count) }
  func skippedRows(_ count: Int) -> String { text(367, count: count) }
  var didAddFile: String { text(368) }
  func didAdd(_ count: Int) -> String { text(369, count: count) }
  var faultTime: String { text(370) }
  var faultDateOrder: String { text(371) }
  var faultFuture: String { text(372) }
  var faultKind: String { text(373) }
  var faultAmount: String { text(374) }
  var faultBalance: String { text(375) }
  var faultService: String { text(376) }
  var sameCardTitle: String { text(377) }
  func sameCardText(_ one: String, other: String) -> String { text(378, one, other) }
  var sameCard: String { text(379) }
  var twoCards: String { text(380) }
  var didJoin: String { text(381) }
  var didKeepApart: String { text(382) }
  var tariffNewYork: String { text(383) }
  var tariffLondonBus: String { text(384) }
  var tariffFlat: String { text(385) }
}
