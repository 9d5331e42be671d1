package import Kernel

/// The folded file as JSON, so that a start needn't fold the whole journal.
extension CreditFile: Coded {
  package var snapshot: JSON { json }

  /// Nil for another version or anything that can't be read; then the journal is folded from its beginning.
  package init?(snapshot: JSON) {
    guard let file = CreditFile().read(snapshot) else { return nil }
    self = file
  }

  package mutating func code(_ fields: inout Fields) {
    var version = 2
    fields.whole("version", &version, 2...2)
    fields.objects("sent", &sent, SentReport())
    fields.check(sent.indices.dropFirst().allSatisfy { SentReport.precedes(sent[$0 - 1], sent[$0]) })
    fields.objects("entered", &entered, DatedReport())
    fields.check(entered.indices.dropFirst().allSatisfy { DatedReport.precedes(entered[$0 - 1], entered[$0]) })
    fields.objects("changes", &changes, EntryChanged())
    fields.list("removed", &removed, write: { .string($0) }, read: { $0.string })
    fields.objects("scales", &scales, Scale())
    fields.check(scales.indices.allSatisfy { index in !scales[..<index].contains { $0.id == scales[index].id } })
    fields.identifier("chosen", &chosen)
    fields.flag("hidden", &isHiddenOnToday)
  }
}

extension Scale: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.identifier("id", &id)
    fields.text("name", &name)
    fields.whole("least", &least)
    fields.whole("most", &most)
    fields.check(least < most)
    fields.objects("bands", &bands, Bands())
  }
}

/// As it stands in the journal, in a snapshot and in an exported file.
extension DatedReport: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.identifier("id", &id)
    fields.identifier("scale", &scale)
    fields.time("time", &time)
    fields.report("report", &report)
  }
}

extension Fields {
  mutating func report(_ name: String, _ report: inout Report) {
    value(name, &report, write: { $0.fields }, read: { try? Report(fields: $0) })
  }
}
