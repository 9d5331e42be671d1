package import Kernel

/// The folded file as JSON, so that a start needn't fold the whole journal.
extension CreditFile {
  package var snapshot: JSON {
    var list: [JSON] = []
    for scale in scales { list.append(scale.json) }
    return .object([
      "version": .integer(1), "reports": .array(reports.map { $0.json }), "scales": .array(list),
      "chosen": .string(chosen), "hidden": .bool(isHiddenOnToday), "sent": lastSent.map { $0.fields } ?? .null,
    ])
  }

  /// Nil for another version or anything that can't be read; then the journal is folded from its beginning.
  package init?(snapshot: JSON) {
    guard snapshot["version"]?.int == 1, let reports = DatedReport.list(snapshot["reports"]),
      let list = snapshot["scales"]?.array, let chosen = snapshot.identifier("chosen"),
      let isHidden = snapshot["hidden"]?.bool, let sent = snapshot["sent"]
    else { return nil }
    var scales: [Scale] = []
    for json in list {
      guard let scale = Scale(json: json), !scales.contains(where: { $0.id == scale.id }) else { return nil }
      scales.append(scale)
    }
    var last: DatedReport?
    for entry in reports {
      if let last, !DatedReport.precedes(last, entry) { return nil }
      last = entry
    }
    if sent != .null {
      guard let report = try? Report(fields: sent) else { return nil }
      lastSent = report
    }
    self.reports = reports
    self.scales = scales
    self.chosen = chosen
    isHiddenOnToday = isHidden
  }
}

extension Scale {
  fileprivate var json: JSON {
    .object([
      "id": .string(id), "name": .string(name), "least": .integer(Int64(least)), "most": .integer(Int64(most)),
      "bands": .array(bands.map { $0.json }),
    ])
  }

  fileprivate init?(json: JSON) {
    guard let id = json.identifier("id"), let name = json["name"]?.string, let least = json["least"]?.int,
      let most = json["most"]?.int, least < most, let list = json["bands"]?.array
    else { return nil }
    self.init(id: id, name: name, least: least, most: most)
    for item in list {
      guard let bands = Bands(json: item) else { return nil }
      self.bands.append(bands)
    }
  }
}
