/// The Metropolitan Transportation Authority's base and express fares since 2003. Amounts are facts; their source stands
/// with each period. A reduced fare is half the full one, rounded down to five cents.
///
/// Left out: the separate cap of express buses (67.00 in seven days since 2026-01-04), single-ride tickets, bonuses.
enum NewYorkTariff {
  static let text = """
    pocketful tariff 1
    id new-york
    name New York
    nom New York
    currency USD
    zone EST5EDT,M3.2.0,M11.1.0
    from 2003-05-04
    base 2.00 1.00
    express 4.00 2.00
    transfer 120 1
    pass 30 70.00 35.00
    source Associated Press, history of fares, 2013-03-03
    from 2008-03-02
    pass 7 25.00 12.50
    pass 30 81.00 40.50
    source MTA press release, 2008-02-28
    from 2009-06-28
    base 2.25 1.10
    pass 30 89.00 44.50
    source Associated Press, history of fares, 2013-03-03
    from 2013-03-03
    base 2.50 1.25
    express 6.00 3.00
    pass 7 30.00 15.00
    pass 30 112.00 56.00
    source MTA notice of new fares, effective 2013-03-03
    from 2015-03-22
    base 2.75 1.35
    express 6.50 3.25
    pass 7 31.00 15.50
    source MTA notice of new fares, effective 2015-03-22
    from 2017-03-19
    pass 7 32.00 16.00
    pass 30 121.00 60.50
    source MTA notice of new fares, effective 2017-03-19
    from 2019-04-21
    express 6.75 3.35
    pass 7 33.00 16.50
    pass 30 127.00 63.50
    source MTA notice of new fares, effective 2019-04-21
    from 2022-02-28
    cap week 33.00 16.50
    source MTA, fare capping trial from 2022-02-28, Monday to Sunday
    from 2023-08-20
    base 2.90 1.45
    express 7.00 3.50
    cap rolling 7 34.00 17.00
    pass 7 34.00 17.00
    pass 30 132.00 66.00
    source MTA press release, 2023-08-18
    from 2026-01-04
    base 3.00 1.50
    express 7.25 3.60
    cap rolling 7 35.00 17.50
    pass none
    source MTA board, 2025-09-30; amNewYork, 2026-01
    """
}
