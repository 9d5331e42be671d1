package import Kernel

/// What one ride costs by itself, and the rules that may make it cheaper.
package struct Fare: Equatable, Sendable {
  /// In minor units.
  package var amount: Int64
  package var currency: Currency
  package var transfer: Tariff.Transfer?
  package var cap: Cap?

  package struct Cap: Equatable, Sendable {
    package var span: Tariff.Cap.Span
    package var most: Int64
    package var zone: Zone
  }

  package var money: Money { Money(minor: amount, currency) }
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
      return Fare(amount: money.minor, currency: money.currency, transfer: nil, cap: nil)
    case .tariff(let id):
      guard let tariff = tariffs.tariff(id), let period = tariff.period(at: time) else { return nil }
      let prices = service == .express ? period.express ?? period.base : period.base
      let isCapped = service == .base || period.express == nil
      return Fare(
        amount: prices.amount(for: choice.riderClass), currency: tariff.currency, transfer: period.transfer,
        cap: isCapped
          ? period.cap.map { Cap(span: $0.span, most: $0.most.amount(for: choice.riderClass), zone: tariff.zone) } : nil
      )
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
