import Kernel
package import Training

/// What is done with what goes out and comes in: links, texts and files.
package enum SharingAction: WordedAction {
  case send(Form)
  case paste(String)
  case readPasted
  case file(String)
  /// What the weights of the file that was read are in.
  case fileUnit(Weight.Unit)
  case take

  /// In what form a workout goes out.
  package enum Form: String, Sendable { case link, text, file }
}

extension SharingAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .readPasted, .file, .fileUnit, .take: true
    case .send, .paste: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case send, paste
    case readPasted = "read"
    case file
    case fileUnit = "file-unit"
    case take
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .send(let form): (.send, form.rawValue)
    case .paste: (.paste, nil)
    case .readPasted: (.readPasted, nil)
    case .file: (.file, nil)
    case .fileUnit: (.fileUnit, nil)
    case .take: (.take, nil)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    switch word {
    case .send:
      guard let form = Form(rawValue: argument ?? "") else { return nil }
      self = .send(form)
    case .paste: self = .paste(value)
    case .readPasted: self = .readPasted
    case .file: self = .file(value)
    case .fileUnit: self = .fileUnit(Weight.Unit(symbol: value))
    case .take: self = .take
    }
  }
}
