package import Kernel

extension FareCardOperation {
  package var fields: JSON {
    var members: [JSON.Member] = []
    if let card { members.append(JSON.Member("card", .string(card))) }
    switch self {
    case .rode(_, let time, let ride):
      members.append(JSON.Member("time", .integer(time.milliseconds)))
      members.append(JSON.Member("service", .string(ride.service.rawValue)))
      if ride.isTransfer { members.append(JSON.Member("transfer", .bool(true))) }
      if let amount = ride.amount { members += amount.members }
    case .toppedUp(_, let time, let money), .corrected(_, let time, let money):
      members.append(JSON.Member("time", .integer(time.milliseconds)))
      members += money.members
    case .entryChanged(_, let entry, let changes):
      members.append(JSON.Member("entry", .string(entry)))
      for change in changes { members += change.members }
    case .entryRemoved(_, let entry):
      members.append(JSON.Member("entry", .string(entry)))
    case .cardAdded(let name, let owner, let time):
      members.append(JSON.Member("name", .string(name)))
      members.append(JSON.Member("owner", .string(owner)))
      members.append(JSON.Member("time", .integer(time.milliseconds)))
    case .cardChanged(_, let changes):
      for change in changes { members.append(change.member) }
    case .fareChosen(_, let choice):
      members += choice.members
    case .cardRemoved:
      break
    case .imported(_, let entries):
      var writer = EntryRows.Writer(sharesPrefixes: false)
      for entry in entries { writer.add(entry) }
      members.append(JSON.Member("entries", .array(writer.rows)))
    case .cardsCompared(_, let other, let isSame):
      members.append(JSON.Member("other", .string(other)))
      members.append(JSON.Member("same", .bool(isSame)))
    }
    return .object(members)
  }
}

extension Money {
  var members: [JSON.Member] {
    [JSON.Member("amount", .integer(minor)), JSON.Member("currency", .string(currency.code))]
  }
}

extension FareChoice {
  var members: [JSON.Member] {
    var members = [
      JSON.Member("from", .integer(from.milliseconds)), JSON.Member("class", .string(riderClass.rawValue)),
    ]
    switch fare {
    case .tariff(let id): members.append(JSON.Member("tariff", .string(id)))
    case .custom(let money): members += money.members
    }
    return members
  }
}

extension EntryChange {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .time(let time): [JSON.Member("time", .integer(time.milliseconds))]
    case .amount(let money?): money.members
    case .amount(nil): [JSON.Member("amount", .null)]
    case .service(let service): [JSON.Member("service", .string(service.rawValue))]
    case .transfer(let isTransfer): [JSON.Member("transfer", .bool(isTransfer))]
    }
  }
}

extension CardChange {
  fileprivate var member: JSON.Member {
    switch self {
    case .name(let name): JSON.Member("name", .string(name))
    case .owner(let owner): JSON.Member("owner", .string(owner))
    case .number(let number): JSON.Member("number", number.map { .string($0) } ?? .null)
    case .expiry(let day): JSON.Member("expiry", day.map { .string($0.iso8601) } ?? .null)
    case .reminder(let rides): JSON.Member("reminder", .integer(Int64(rides)))
    }
  }
}
