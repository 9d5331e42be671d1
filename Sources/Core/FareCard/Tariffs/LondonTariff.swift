/// An example of a daily cap, after London's buses: one fare, any number of changes within an hour of a paid ride, and a
/// day that lasts from 04:30 to 04:29.
enum LondonTariff {
  static let text = """
    pocketful tariff 1
    id london-bus
    name London buses (example)
    currency GBP
    zone GMT0BST,M3.5.0/1,M10.5.0
    from 2023-03-05
    base 1.75 0.85
    transfer 60 any
    cap day 04:30 5.25 2.60
    pass 7 24.70 12.35
    source Transport for London, tfl.gov.uk/campaign/new-fares, fares from 2025-03-02 (frozen since 2023-03)
    """
}
