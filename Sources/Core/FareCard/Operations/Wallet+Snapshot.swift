package import Kernel

/// The folded wallet as JSON, so that a start needn't fold the whole journal. Ten thousand entries take about 200 kB.
extension Wallet: Coded {
  package var snapshot: JSON { json }

  /// Nil for another version or anything that can't be read; then the journal is folded from its beginning.
  package init?(snapshot: JSON) {
    guard let wallet = Wallet().read(snapshot) else { return nil }
    self = wallet
  }

  package mutating func code(_ fields: inout Fields) {
    // The first version had one first card for all devices.
    var version = 2
    fields.whole("version", &version, 2...2)
    fields.cards("cards", &cards)
    fields.check(!cards.isEmpty)
    fields.check(cards.indices.allSatisfy { index in !cards[..<index].contains { $0.id == cards[index].id } })
    if !fields.isReading || fields.has("joins") {
      fields.value("joins", &joins, write: { .array($0.map { $0.json }) }, read: { Join.list($0) })
    }
    if fields.isReading ? fields.has("alone") : !alone.isEmpty { fields.cards("alone", &alone) }
    if fields.isReading {
      var replayed = Wallet()
      for join in joins { replayed.unite(join) }
      wholes = replayed.wholes
    }
    fields.ifReadable { $0.ids("apart", &apart) }
    fields.ifReadable { $0.ids("gone", &goneFirsts) }
  }
}

extension Wallet.Join {
  fileprivate var json: JSON { .array([.string(from), .string(into)]) }

  fileprivate static func list(_ json: JSON) -> [Self]? {
    var joins: [Self] = []
    for pair in json.array ?? [] {
      guard let names = pair.array, names.count == 2, let from = names[0].string, let into = names[1].string else {
        return nil
      }
      joins.append(Self(from: from, into: into))
    }
    return joins
  }
}

extension Card: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.identifier("id", &id)
    fields.label("name", &name)
    fields.label("owner", &owner)
    fields.whole("reminder", &reminderRides)
    fields.flag("entered", &hasEntered)
    fields.objects("fares", &fares, Card.firstChoice)
    fields.check(!fares.isEmpty)
    fields.check(fares.indices.dropFirst().allSatisfy { fares[$0 - 1].from < fares[$0].from })
    fields.entries(&entries)
    fields.check(entries.indices.dropFirst().allSatisfy { entries[$0 - 1].time <= entries[$0].time })
    fields.ifReadable { $0.flagIfSet("imported", &hasImported) }
    fields.ifReadable { $0.ifThere("number", &number, "") { $0.text("number", &$1) } }
    fields.ifReadable { $0.ifThere("expiry", &expiry, Day(number: 0)) { $0.dayNumber("expiry", &$1) } }
    fields.ifReadable { $0.time("added", &added) }
  }
}

/// Which of the two it says is left out where it says both, as all did once.
extension FareChoice: Coded {
  package mutating func code(_ fields: inout Fields) {
    codeBoth(&fields)
    let usual = isFirst ? Said.nothing : .both
    var said = said == usual ? nil : said
    fields.choice("says", &said)
    if fields.isReading { self.said = said ?? usual }
  }
}

extension Fields {
  @inline(never)  // or all that a card has would stand in the program twice
  fileprivate mutating func cards(_ name: String, _ cards: inout [Card]) { objects(name, &cards, Card(id: "")) }

  fileprivate mutating func entries(_ entries: inout [Entry]) {
    var writer = EntryRows.Writer(sharesPrefixes: true)
    if !isReading { for entry in entries { writer.add(entry) } }
    var prefixes = writer.prefixes
    ids("prefixes", &prefixes)
    value(
      "entries", &entries, write: { _ in .array(writer.rows) },
      read: { $0.array.flatMap { EntryRows.read($0, prefixes: prefixes) } })
  }

  /// What is no text among them is passed over.
  fileprivate mutating func ids(_ name: String, _ ids: inout [String]) {
    value(
      name, &ids, write: { .array($0.map { .string($0) }) }, read: { $0.array.map { $0.compactMap { $0.string } } })
  }

  fileprivate mutating func dayNumber(_ name: String, _ day: inout Day) {
    value(
      name, &day, write: { .integer(Int64($0.number)) }, read: { $0.int.map { Day(number: $0) } })
  }
}
