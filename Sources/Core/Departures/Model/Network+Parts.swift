package import Kernel

/// Several agencies in one network. The first one's ids are its own; each other's begin with its slug and "~", which no
/// address escapes: "kc~1234". So ids of two agencies never meet, and each says by itself whose it is.
extension Network {
  /// An agency beside the first.
  package struct Part: Equatable, Sendable {
    /// "kc": what the ids of its stations, stops, lines, trips and alerts begin with.
    package var slug: String
    package var agency: String
    package var zone: Zone

    package init(slug: String, agency: String, zone: Zone) {
      self.slug = slug
      self.agency = agency
      self.zone = zone
    }

    /// What stands before the agency's own ids.
    package var prefix: String { slug + "~" }
  }

  /// The agency that a station, a line, a trip or an alert is of, by its id; nil for the first one's.
  package func part(of id: String) -> Part? {
    if parts.isEmpty { return nil }
    let slug = Self.slug(of: id)
    for part in parts where part.slug == slug { return part }
    return nil
  }

  /// Whether a station or a line is that agency's; the first one has no slug.
  func isOf(_ agency: String, _ id: String) -> Bool { parts.isEmpty || (part(of: id)?.slug ?? "") == agency }

  /// The lines that stand out on the map. One that nobody knows is none.
  func outstanding(on open: MapPlace) -> [Line] { open.lines.compactMap { line($0) } }

  /// The slug of the agency whose map is open; none is the first one's.
  func agency(of open: MapPlace) -> String {
    let slug =
      (outstanding(on: open).last?.id ?? open.lines.last ?? open.stop).map { Self.slug(of: $0) } ?? open.of ?? ""
    return parts.contains { $0.slug == slug } ? slug : ""
  }

  /// The zone in which times of that station, line, trip or alert are told.
  package func zone(of id: String) -> Zone { part(of: id)?.zone ?? zone }

  /// The id as its agency has it, for what no list knows a better name of.
  package func own(_ id: String) -> String {
    part(of: id) == nil ? id : id.halves(at: "~").tail ?? id
  }

  /// What stands in a line's bullet.
  package func label(_ id: String) -> String { line(id)?.label ?? own(id) }

  /// What an id begins with before "~"; nothing where it has none.
  static func slug(of id: String) -> String {
    let (slug, own) = id.halves(at: "~")
    return own == nil ? "" : slug
  }
}
