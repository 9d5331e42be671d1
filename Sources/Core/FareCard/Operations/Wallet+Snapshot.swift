package import Kernel

/// The folded wallet as JSON, so that a start needn't fold the whole journal. Ten thousand entries take about 200 kB.
extension Wallet {
  package var snapshot: JSON {
    .object([
      JSON.Member("version", .integer(2)),
      JSON.Member("cards", .array(cards.map { $0.snapshot })),
      JSON.Member("joins", .array(joins.map { .array([.string($0.from), .string($0.into)]) })),
      JSON.Member("apart", .array(apart.map { .string($0) })),
      JSON.Member("gone", .array(goneFirsts.map { .string($0) })),
    ])
  }

  /// Nil for another version or anything that can't be read; then the journal is folded from its beginning.
  package init?(snapshot: JSON) {
    // The first version had one first card for all devices.
    guard snapshot["version"]?.int == 2, let list = snapshot["cards"]?.array, !list.isEmpty else { return nil }
    var cards: [Card] = []
    for json in list {
      guard let card = Card(snapshot: json), !cards.contains(where: { $0.id == card.id }) else { return nil }
      cards.append(card)
    }
    self.cards = cards
    for pair in snapshot["joins"]?.array ?? [] {
      guard let names = pair.array, names.count == 2, let from = names[0].string, let into = names[1].string else {
        return nil
      }
      joins.append(Join(from: from, into: into))
    }
    apart = (snapshot["apart"]?.array ?? []).compactMap { $0.string }
    goneFirsts = (snapshot["gone"]?.array ?? []).compactMap { $0.string }
  }
}

extension Card {
  fileprivate var snapshot: JSON {
    var rows = EntryRows.Writer(sharesPrefixes: true)
    for entry in entries { rows.add(entry) }
    var members = [
      JSON.Member("id", .string(id)), JSON.Member("name", .string(name)), JSON.Member("owner", .string(owner)),
      JSON.Member("reminder", .integer(Int64(reminderRides))), JSON.Member("entered", .bool(hasEntered)),
      JSON.Member("fares", .array(fares.map { .object($0.members) })),
      JSON.Member("prefixes", .array(rows.prefixes.map { .string($0) })), JSON.Member("entries", .array(rows.rows)),
    ]
    if hasImported { members.append(JSON.Member("imported", .bool(true))) }
    if let number { members.append(JSON.Member("number", .string(number))) }
    if let expiry { members.append(JSON.Member("expiry", .integer(Int64(expiry.number)))) }
    if let added { members.append(JSON.Member("added", .integer(added.milliseconds))) }
    return .object(members)
  }

  fileprivate init?(snapshot: JSON) {
    guard let id = snapshot.identifier("id"), let name = snapshot.label("name"), let owner = snapshot.label("owner"),
      let reminder = snapshot["reminder"]?.int, let entered = snapshot["entered"]?.bool,
      let choices = snapshot["fares"]?.array, !choices.isEmpty,
      let prefixes = snapshot["prefixes"]?.array, let rows = snapshot["entries"]?.array,
      let entries = EntryRows.read(rows, prefixes: prefixes.compactMap { $0.string })
    else { return nil }
    self.init(id: id)
    self.name = name
    self.owner = owner
    reminderRides = reminder
    hasEntered = entered
    hasImported = snapshot["imported"]?.bool ?? false
    number = snapshot["number"]?.string
    expiry = snapshot["expiry"]?.int.map { Day(number: $0) }
    added = snapshot.time("added")
    fares = []
    for json in choices {
      guard let choice = FareChoice(json: json) else { return nil }
      if let last = fares.last, last.from >= choice.from { return nil }
      fares.append(choice)
    }
    var last: Entry?
    for entry in entries {
      if let last, !Entry.precedes(last, entry) { return nil }
      last = entry
    }
    self.entries = entries
  }
}
