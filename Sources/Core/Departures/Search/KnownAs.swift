import Kernel

/// What people in New York call a stop beside what its sign says: what stands there, and the streets that cross, which
/// tell ten stations of one name apart ("96 st 2 av"). Facts of the city, written down by hand; nothing of another
/// agency.
struct KnownAs: Sendable {
  private var stops = Places<String>()
  private var names: [[String]] = []
  private var streets: [[String]] = []

  init(_ network: Network) {
    guard Self.isOf(network) else { return }
    for row in Self.rows.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = row.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
      guard let stop = fields.first, stops.add(stop).isNew else { continue }
      names.append([])
      streets.append([])
      for field in fields.dropFirst() {
        if field.utf8.first == UInt8(ascii: "+") {
          streets[streets.count - 1].append(String(decoding: field.utf8.dropFirst(), as: UTF8.self))
        } else {
          names[names.count - 1].append(field)
        }
      }
    }
  }

  private static func isOf(_ network: Network) -> Bool { network.agency == "MTA New York City Transit" }

  /// What somebody there may type; `nil` of another agency.
  static func example(of network: Network) -> String? { isOf(network) ? "34 st q" : nil }

  /// Names of their own, which are shown where a station was found by one.
  func names(of stop: String) -> [String] { stops.place(of: stop).map { names[$0] } ?? [] }

  /// Only beside a name: "2 Av" is another station.
  func streets(of stop: String) -> [String] { stops.place(of: stop).map { streets[$0] } ?? [] }
}

extension KnownAs {
  /// A stop's id, then its names, and with "+" its streets.
  static let rows = """
    127|Theater District|+Broadway|+7 Av
    A27|Port Authority|Hell's Kitchen|+8 Av
    631|Grand Central Terminal|GCT|Metro-North|Chrysler Building|+Lexington Av|+Park Av
    D17|Macy's|Empire State Building|Koreatown|+6 Av
    R17|+Broadway
    128|Madison Square Garden|MSG|LIRR|Moynihan Train Hall|Amtrak|+7 Av
    A28|Madison Square Garden|MSG|LIRR|Moynihan Train Hall|Amtrak|+8 Av
    726|Javits Center|The Vessel|+11 Av
    724|New York Public Library|+5 Av
    D16|New York Public Library|+6 Av
    635|Union Square|+4 Av|+Park Av
    R20|+Broadway
    D15|30 Rock|Radio City|NBC|+6 Av
    R14|Carnegie Hall
    125|Central Park|Time Warner Center|+Broadway
    A24|+8 Av
    R13|Plaza Hotel|Central Park Zoo
    F12|MoMA|Museum of Modern Art
    R11|Bloomingdale's
    B08|+Lexington Av
    626|Met Museum|Metropolitan Museum of Art|Guggenheim|+Lexington Av
    627|Lenox Hill|+Lexington Av
    628|+Lexington Av
    625|+Lexington Av
    624|+Lexington Av
    623|+Lexington Av
    622|+Lexington Av
    621|+Lexington Av
    630|+Lexington Av
    632|+Park Av|+Lexington Av
    633|+Park Av|+Lexington Av
    634|Gramercy|+Park Av|+Lexington Av
    Q05|Second Avenue Subway|+2 Av
    Q04|+2 Av
    Q03|+2 Av
    123|Verdi Square|+Broadway
    122|+Broadway
    121|+Broadway
    120|+Broadway
    119|+Broadway
    118|+Broadway
    117|+Broadway
    116|+Broadway
    126|+Broadway
    A22|Strawberry Fields|The Dakota|+Central Park West|+CPW
    A21|AMNH|Planetarium|+Central Park West|+CPW
    A20|+Central Park West|+CPW
    A19|+Central Park West|+CPW
    A18|+Central Park West|+CPW
    A17|+Frederick Douglass Blvd|+8 Av
    A16|+Frederick Douglass Blvd|+8 Av
    A15|Apollo Theater|+St Nicholas Av|+8 Av
    227|+Lenox Av
    226|+Lenox Av
    225|+Lenox Av
    224|Schomburg Center|+Lenox Av
    A25|+8 Av
    D14|+53 St
    129|+7 Av
    130|+7 Av
    131|+7 Av
    R18|+Broadway
    R19|Flatiron|Madison Square Park|+Broadway
    D18|+6 Av
    A30|+8 Av
    B10|+6 Av
    R15|+7 Av|+Broadway
    132|+7 Av
    D19|+6 Av
    A31|Chelsea Market|High Line|Meatpacking District
    A32|Washington Square Park|NYU|West Village|Comedy Cellar|+6 Av
    636|East Village|Cooper Union|+Lafayette St
    R21|New York University|+Broadway
    F14|Houston St|Lower East Side|LES
    F15|Lower East Side|LES|Williamsburg Bridge
    637|NoHo
    R22|SoHo|+Broadway
    638|SoHo|+Lafayette St
    A33|SoHo|+6 Av
    133|Sheridan Square|West Village
    135|Tribeca|+Varick St
    639|Chinatown|+Lafayette St
    R23|Little Italy|+Broadway
    A34|+6 Av
    D22|Chinatown|Little Italy
    640|Municipal Building
    137|Tribeca
    A36|Oculus|9/11 Memorial|Ground Zero
    E01|WTC|PATH|One World Trade
    138|World Trade Center|WTC
    229|Financial District|Fidi
    418|+Broadway
    230|Stock Exchange|NYSE|+William St
    419|Trinity Church|+Broadway
    M23|Stock Exchange|NYSE
    420|Battery Park|Statue of Liberty
    142|Staten Island Ferry|Battery Park
    414|Bronx Courthouse
    214|Bronx Zoo
    D03|Botanical Garden|NYBG
    405|NYBG
    D05|Fordham University
    401|Woodlawn Cemetery
    601|Orchard Beach
    702|Citi Field|Shea Stadium|US Open|Arthur Ashe Stadium|Flushing Meadows|Billie Jean King Tennis Center
    701|Flushing
    G14|LaGuardia Airport|LGA|Q70
    719|Long Island City|LIC|MoMA PS1
    718|Long Island City|LIC
    721|Long Island City|LIC|Gantry Plaza
    G06|AirTrain|Jamaica|LIRR
    H03|AirTrain
    G08|Forest Hills Stadium
    H01|Resorts World|Casino
    R01|Ditmars
    G19|Museum of the Moving Image|Kaufman Astoria
    H15|Rockaway Beach
    A40|DUMBO|Brooklyn Heights|Brooklyn Bridge Park
    F18|DUMBO
    231|Brooklyn Heights
    A41|Downtown Brooklyn
    R30|Junior's|Downtown Brooklyn
    235|Barclays Center|Atlantic Terminal|LIRR|Brooklyn Nets
    237|Prospect Park|Brooklyn Public Library
    238|Brooklyn Botanic Garden
    F25|Park Slope
    F24|Park Slope
    L08|Williamsburg
    G29|Williamsburg
    M16|Peter Luger
    L11|East Williamsburg
    L14|Bushwick
    L15|Bushwick
    G26|Greenpoint
    A44|Fort Greene
    247|Flatbush Junction|Brooklyn Junction
    A46|Bed-Stuy|LIRR
    A51|East New York
    D43|Cyclone|Luna Park|Nathan's
    D42|Aquarium
    D40|Little Odessa
    R36|Industry City|Green-Wood
    R33|Gowanus
    N02|Sunset Park|Brooklyn Chinatown
    S31|Ferry|Staten Island Ferry
    B06|Roosevelt Island Tram
    F22|Red Hook
    """
}
