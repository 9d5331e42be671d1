import Kernel

/// The open dialog: what it is about, and what has been typed into it so far.
package struct Editor: Equatable, Sendable {
  package var subject: Subject
  /// The card it was opened for.
  var card: String
  var opened: Instant
  /// What the ride in question was pressed for.
  var asked = Service.base
  var draft = Draft()
  /// What the fields held at first: a field says what is wrong with it once it differs, or once Save was tried.
  var start = Draft()
  var isTried = false

  /// One text a field, as typed.
  struct Draft: Equatable, Sendable {
    private var texts = [String](repeating: "", count: Field.allCases.count)

    subscript(field: Field) -> String {
      get { texts[field.rawValue] }
      set { texts[field.rawValue] = newValue }
    }
  }

  package enum Field: Int, CaseIterable, Sendable {
    case amount, name, owner, number, date, reminder
    /// A tariff's id, or "" for the person's own fare.
    case tariff
    case currency, rider, service, paidAs
  }

  package enum Subject: Equatable, Sendable {
    case balance, topUp, fare, expiry, number, name, reminder, newCard, removal
    /// Was that a transfer or a new ride?
    case question
    case entry(String)
  }
}

extension Editor.Subject {
  var name: String {
    switch self {
    case .balance: "balance"
    case .topUp: "top-up"
    case .fare: "fare"
    case .expiry: "expiry"
    case .number: "number"
    case .name: "name"
    case .reminder: "reminder"
    case .newCard: "new-card"
    case .removal: "removal"
    case .question: "question"
    case .entry: "entry"
    }
  }

  /// What a person can open from the page; the question is asked by a ride alone.
  init?(name: String) {
    for subject in [Self.balance, .topUp, .fare, .expiry, .number, .name, .reminder, .newCard, .removal]
    where subject.name == name {
      self = subject
      return
    }
    return nil
  }
}

extension Editor.Field {
  /// In wire forms, and as the id of what is typed into.
  var name: String {
    switch self {
    case .amount: "amount"
    case .name: "name"
    case .owner: "owner"
    case .number: "number"
    case .date: "date"
    case .reminder: "reminder"
    case .tariff: "tariff"
    case .currency: "currency"
    case .rider: "rider"
    case .service: "service"
    case .paidAs: "paid-as"
    }
  }

  init?(name: String) {
    for field in Self.allCases where field.name == name {
      self = field
      return
    }
    return nil
  }
}
