package import Kernel

/// A venue's own time, where its country and state tell its zone beyond doubt; the upstream names none.
///
/// The rules are those with which the files of IANA's tz database end (2024b). Countries and states with several zones are
/// left out, unless no racecourse lies outside one of them.
package enum VenueZone {
  /// `state` is the upstream's word; nil where the zone is not certain.
  package static func zone(country: Country?, state: String) -> Zone? {
    guard let country, let rule = rule(country.code, state) else { return nil }
    return try? Zone(name: country.code, rule: rule)
  }

  private static func rule(_ country: String, _ state: String) -> String? {
    switch country {
    case "AU": australia(state)
    case "US": unitedStates(state)
    case "CA": state == "ON" ? eastern : nil
    case "NZ": "NZST-12NZDT,M9.5.0,M4.1.0/3"
    case "GB", "IE": "GMT0BST,M3.5.0/1,M10.5.0"
    case "FR", "IT", "SE", "DE", "NO", "DK", "NL", "BE", "CH", "AT": "CET-1CEST,M3.5.0,M10.5.0/3"
    case "ZA": "SAST-2"
    case "JP", "KR": "JST-9"
    case "SG", "MO", "HK", "MY": "CST-8"
    case "AR", "UY": "ART3"
    case "AE", "MU": "GST-4"
    case "IN": "IST-5:30"
    default: nil
    }
  }

  private static func australia(_ state: String) -> String? {
    switch state {
    case "NSW", "VIC", "TAS", "ACT": "AEST-10AEDT,M10.1.0,M4.1.0/3"
    case "QLD": "AEST-10"
    case "SA": "ACST-9:30ACDT,M10.1.0,M4.1.0/3"
    case "NT": "ACST-9:30"
    case "WA": "AWST-8"
    default: nil
    }
  }

  private static func unitedStates(_ state: String) -> String? {
    switch state {
    case "MA", "OH", "WV", "NY", "PA", "NJ", "DE", "MD", "VA", "ME": eastern
    case "IA", "LA", "IL", "MN", "AR", "OK": "CST6CDT,M3.2.0,M11.1.0"
    case "CO", "NM", "WY": "MST7MDT,M3.2.0,M11.1.0"
    case "AZ": "MST7"
    case "CA", "WA": "PST8PDT,M3.2.0,M11.1.0"
    default: nil
    }
  }

  private static let eastern = "EST5EDT,M3.2.0,M11.1.0"
}
