/// An example of a daily cap, after London's buses: one fare, any number of changes within an hour, and a service day
/// that begins at 04:30.
enum LondonTariff {
  static let text = """
    pocketful tariff 1
    id london-bus
    name London buses (example)
    nom Bus de Londres (exemple)
    currency GBP
    zone GMT0BST,M3.5.0/1,M10.5.0
    from 2023-03-05
    base 1.75 0.85
    transfer 60 any
    cap day 04:30 5.25 2.60
    source Greater London Authority, Hopper fare; Transport for London, bus and tram fares
    """
}
