import Kernel

extension Preferences {
  /// The operations that would make these preferences, in their wire form: what a snapshot keeps.
  var snapshot: JSON {
    var operations: [PreferencesOperation] = []
    for choice in chosen { operations.append(.chosen(choice.preference, choice.value)) }
    for place in places {
      operations.append(.moved(place.module, position: place.position))
      operations.append(.hidden(place.module, place.isHidden))
    }
    var pairs: [JSON] = []
    for operation in operations {
      let (kind, fields) = operation.stored
      pairs.append(.array([.string(kind.rawValue), fields]))
    }
    return .array(pairs)
  }

  init?(snapshot: JSON) {
    guard let pairs = snapshot.array else { return nil }
    for pair in pairs {
      guard let pair = pair.array, pair.count == 2, let kind = pair[0].string,
        let operation = PreferencesOperation(kind: kind, fields: pair[1])
      else { return nil }
      operation.apply(to: &self)
    }
  }
}
