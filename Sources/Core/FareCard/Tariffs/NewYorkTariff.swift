/// The Metropolitan Transportation Authority's base and express fares since 2003. Amounts are facts; their source stands
/// with each period. A reduced fare is half the full one, rounded down to five cents (the agency's own table: 7.25 and
/// 3.60); off-peak only on express buses, which isn't checked here.
///
/// Left out: the cap of express buses (67.00 in seven days since 2026-01-04), single-ride tickets, and the bonuses on
/// top-ups until 2019.
enum NewYorkTariff {
  static let text = """
    pocketful tariff 1
    id new-york
    name New York
    currency USD
    zone EST5EDT,M3.2.0,M11.1.0
    from 2003-05-04
    base 2.00 1.00
    # The express fare before 2009 as the Daily News gives it in 2009; when it became that was not found.
    express 5.00 2.50
    transfer 120 1
    pass 30 70.00 35.00
    source Associated Press, history of fare rises, 2013-03-03; Daily News, 2009-06
    from 2008-03-02
    pass 7 25.00 12.50
    pass 30 81.00 40.50
    source MTA press release, 2008-02-28
    from 2009-06-28
    base 2.25 1.10
    express 5.50 2.75
    pass 7 27.00 13.50
    pass 30 89.00 44.50
    source Daily News, 2009-06: subway fare hike takes effect on Sunday
    from 2013-03-03
    base 2.50 1.25
    express 6.00 3.00
    pass 7 30.00 15.00
    pass 30 112.00 56.00
    source MTA, New MetroCard fares effective 2013-03-03, as quoted that week
    from 2015-03-22
    base 2.75 1.35
    express 6.50 3.25
    pass 7 31.00 15.50
    pass 30 116.50 58.25
    source PCAC, MTA approves fare hike, 2015-01; express: MTA, new fares of 2017
    from 2017-03-19
    pass 7 32.00 16.00
    pass 30 121.00 60.50
    source MTA, web.mta.info/mta/news/hearings/2017FareTolls
    from 2019-04-21
    express 6.75 3.35
    pass 7 33.00 16.50
    pass 30 127.00 63.50
    source MTA, new.mta.info/fares/2019-fare-and-toll-changes; Staten Island Advance, 2019-03
    from 2022-02-28
    # A trial: Monday to Sunday, at first for full fares only.
    cap week 33.00 16.50
    source Shared-Use Mobility Center, 2022-02-14; amNewYork, 2021-12
    from 2023-08-20
    base 2.90 1.45
    express 7.00 3.50
    # "A rider's seven-day period will begin automatically with the first tap."
    cap rolling 7 34.00 17.00
    pass 7 34.00 17.00
    pass 30 132.00 66.00
    source MTA press release, 2023-08-18: new fares to begin Aug. 20
    from 2026-01-04
    base 3.00 1.50
    express 7.25 3.60
    cap rolling 7 35.00 17.50
    pass none
    source amNewYork, 2026-01: fare hike; MTA board of 2025-09-30
    """
}
