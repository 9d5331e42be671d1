import Kernel

/// One choice of how the app should be. The wire forms are kept for ever: never change one, add another.
enum PreferencesOperation: Equatable {
  case chosen(Preference, String)
  case moved(Module, position: String)
  case hidden(Module, Bool)
}

extension PreferencesOperation {
  var kind: String {
    switch self {
    case .chosen: "app.chosen"
    case .moved: "app.moduleMoved"
    case .hidden: "app.moduleHidden"
    }
  }

  var fields: JSON {
    switch self {
    case .chosen(let preference, let value):
      .object(["preference": .string(preference.rawValue), "value": .string(value)])
    case .moved(let module, let position):
      .object(["module": .string(module.rawValue), "position": .string(position)])
    case .hidden(let module, let isHidden):
      .object(["module": .string(module.rawValue), "hidden": .bool(isHidden)])
    }
  }

  /// `nil` for another part's kind, or fields that this version cannot read.
  init?(kind: String, fields: JSON) {
    let module = (fields["module"]?.string).flatMap { Module($0) }
    switch kind {
    case "app.chosen":
      guard let name = fields["preference"]?.string, let preference = Preference(rawValue: name),
        let value = fields["value"]?.string, preference.values.contains(value)
      else { return nil }
      self = .chosen(preference, value)
    case "app.moduleMoved":
      guard let module, let position = fields["position"]?.string, position.utf8.count <= 256 else { return nil }
      self = .moved(module, position: position)
    case "app.moduleHidden":
      guard let module, let isHidden = fields["hidden"]?.bool else { return nil }
      self = .hidden(module, isHidden)
    default: return nil
    }
  }

  func apply(to preferences: inout Preferences) {
    switch self {
    case .chosen(let preference, let value): preferences.choose(preference, value)
    case .moved(let module, let position): preferences.move(module, to: position)
    case .hidden(let module, let isHidden): preferences.hide(module, isHidden)
    }
  }
}

extension Preferences {
  /// The operations that would make these preferences, in their wire form: what a snapshot keeps.
  var snapshot: JSON {
    var operations: [PreferencesOperation] = []
    for choice in chosen { operations.append(.chosen(choice.preference, choice.value)) }
    for place in places {
      operations.append(.moved(place.module, position: place.position))
      operations.append(.hidden(place.module, place.isHidden))
    }
    return .array(operations.map { .array([.string($0.kind), $0.fields]) })
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
