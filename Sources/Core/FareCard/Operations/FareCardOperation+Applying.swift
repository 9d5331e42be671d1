import Kernel

extension FareCardOperation {
  /// What is about a card or an entry that isn't there changes nothing. `id` is the operation's.
  package func apply(to wallet: inout Wallet, id: String) {
    switch self {
    case .rode(let card, let time, let ride):
      wallet.change(card, by: id) { $0.insert(Entry(id: id, time: time, kind: .ride(ride))) }
    case .toppedUp(let card, let time, let money):
      wallet.change(card, by: id) {
        $0.insert(Entry(id: id, time: time, kind: .topUp(money)))
        $0.hasEntered = true
      }
    case .corrected(let card, let time, let money):
      wallet.change(card, by: id) {
        $0.insert(Entry(id: id, time: time, kind: .correction(money)))
        $0.hasEntered = true
      }
    case .entryChanged(let card, let entry, let changes):
      wallet.change(entry, of: card, by: id) { $0.change(entry, changes) }
    case .entryRemoved(let card, let entry):
      wallet.change(entry, of: card, by: id) { $0.remove(entry) }
    case .cardAdded(let name, let owner, let time):
      wallet.add(id, name: name, owner: owner, at: time)
    case .cardChanged(let card, let changes):
      wallet.change(card, by: id) { for change in changes { $0.apply(change) } }
    case .fareChosen(let card, let choice):
      wallet.change(card, by: id) { $0.choose(choice) }
    case .cardRemoved(let card):
      wallet.remove(card, by: id)
    case .cardsCompared(let card, let other, let isSame):
      wallet.compare(card, other, isSame: isSame)
    case .imported(let card, let entries):
      wallet.change(card, by: id) {
        $0.insert(entries)
        if !entries.isEmpty { $0.hasEntered = true }
      }
    }
  }
}

extension Wallet {
  fileprivate mutating func add(_ id: String, name: String, owner: String, at time: Instant) {
    guard card(id) == nil else { return }
    var card = Card(id: id)
    card.name = name
    card.owner = owner
    card.added = time
    cards.append(card)
  }

  /// The last one leaves an empty first card behind: there is always a card.
  fileprivate mutating func remove(_ id: String, by operation: String) {
    let place = place(of: id, by: operation)
    let id = joined(id)
    if Card.isFirst(id), !goneFirsts.contains(id) { goneFirsts.append(id) }
    guard let index = place else { return }
    cards.remove(at: index)
    if cards.isEmpty { cards = [Card(id: Card.firstID)] }
  }
}

extension Card {
  fileprivate mutating func change(_ id: String, _ changes: [EntryChange]) {
    guard var entry = entry(id) else { return }
    for change in changes { entry.apply(change) }
    replace(entry)
  }

  fileprivate mutating func remove(_ id: String) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries.remove(at: index) }
  }

  fileprivate mutating func apply(_ change: CardChange) {
    switch change {
    case .name(let name): self.name = name
    case .owner(let owner): self.owner = owner
    case .number(let number): self.number = number
    case .expiry(let day): expiry = day
    case .reminder(let rides): reminderRides = rides
    }
  }

  /// One of the same moment is replaced.
  fileprivate mutating func choose(_ choice: FareChoice) {
    fares.removeAll { $0.from == choice.from }
    let index = fares.firstIndex { $0.from > choice.from } ?? fares.count
    fares.insert(choice, at: index)
  }
}

extension Entry {
  /// What doesn't fit this kind of entry changes nothing.
  fileprivate mutating func apply(_ change: EntryChange) {
    switch (change, kind) {
    case (.time(let time), _):
      self.time = time
    case (.amount(let money?), .topUp):
      kind = .topUp(money)
    case (.amount(let money?), .correction):
      kind = .correction(money)
    case (.amount(let money), .ride(var ride)):
      ride.amount = money
      kind = .ride(ride)
    case (.service(let service), .ride(var ride)):
      ride.service = service
      kind = .ride(ride)
    case (.transfer(let isTransfer), .ride(var ride)):
      ride.isTransfer = isTransfer
      kind = .ride(ride)
    case (.amount, _), (.service, _), (.transfer, _):
      break
    }
  }
}
