package import Kernel

/// What one ride costs by itself, and the rules that may make it cheaper.
package struct Fare: Equatable, Sendable {
  /// In minor units.
  package var amount: Int64
  package var currency: Currency
  package var transfer: Tariff.Transfer?
  package var cap: Cap?
  /// The id of the tariff that says so; nil for an amount of the person's own.
  package var tariff: String?
  /// What the other services cost at the same moment: a transfer to a dearer one costs the difference.
  var prices: Prices

  /// In minor units.
  struct Prices: Equatable, Sendable {
    var base: Int64
    var express: Int64
  }

  /// The cap that a ride now counts in: the most that rides cost within its span, in minor units.
  package struct Cap: Equatable, Sendable {
    /// Another agency's rides don't count in it.
    package var tariff: String
    package var span: Tariff.Cap.Span
    package var most: Int64
    package var zone: Zone
  }

  package var money: Money { Money(minor: amount, currency) }

  /// In minor units, before transfer and cap.
  func price(of service: Service) -> Int64 { service == .express ? prices.express : prices.base }
}

extension Fare {
  /// In force at that moment, by the card's choice of that moment. Where a tariff has no express fare, its base fare
  /// holds; express rides have no cap. Nil if the tariff isn't known here.
  package static func inForce(
    _ card: Card, at time: Instant, service: Service = .base, _ tariffs: Tariffs
  ) -> Fare? {
    let choice = card.choice(at: time)
    switch choice.fare {
    case .custom(let money):
      return Fare(
        amount: money.minor, currency: money.currency, transfer: nil, cap: nil,
        prices: Prices(base: money.minor, express: money.minor))
    case .tariff(let id):
      guard let tariff = tariffs.tariff(id), let period = tariff.period(at: time) else { return nil }
      let prices = Prices(
        base: period.base.amount(for: choice.riderClass),
        express: (period.express ?? period.base).amount(for: choice.riderClass))
      let isCapped = service == .base || period.express == nil
      let cap = isCapped ? period.cap : nil
      return Fare(
        amount: service == .express ? prices.express : prices.base, currency: tariff.currency,
        transfer: period.transfer,
        cap: cap.map {
          Cap(tariff: id, span: $0.span, most: $0.most.amount(for: choice.riderClass), zone: tariff.zone)
        }, tariff: id, prices: prices)
    }
  }
}

extension Card {
  /// A card is in one currency: that of the fare chosen last.
  package func currency(_ tariffs: Tariffs) -> Currency {
    switch fares.last?.fare {
    case .custom(let money): money.currency
    case .tariff(let id): tariffs.tariff(id)?.currency ?? .dollar
    case nil: .dollar
    }
  }
}
