/// An example of the plainest tariff: every ride the same, for ever.
enum FlatTariff {
  static let text = """
    pocketful tariff 1
    id flat
    name Flat fare (example)
    currency EUR
    zone CET-1CEST,M3.5.0,M10.5.0/3
    from 2020-01-01
    base 2.00 1.00
    source an example, no agency’s
    """
}
