import Kernel

/// What a person does about leaving: the walk to a stop, reminders, and a weekly one while it is being written.
package enum LeavingAction: WordedAction {
  /// The walk to a station takes so many minutes more, or less.
  case walkMore(Int, to: String)
  /// The walk to a station is measured from where the person is: that tap is the one it asks for.
  case walkFromHere(to: String)
  /// The person takes no stairs at a station, or does.
  case needStepFree(Bool, at: String)
  /// When to leave for the train that is open is told, or no longer.
  case remind(Bool)
  /// Where to get off the train that is open is told, or no longer.
  case alight(at: String)
  case stay
  case forget(String)
  /// No more of a weekly window today.
  case rest(String)
  /// The first notice, or the second, comes so many minutes earlier.
  case noticeMore(Int, of: Int)
  case day(Int)
  case line(String)
  case way(Direction?)
  case type(ReminderForm.Field, String)
  case save
}

extension LeavingAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .walkMore, .needStepFree, .remind, .alight, .stay, .forget, .rest, .noticeMore, .save: true
    case .walkFromHere, .day, .line, .way, .type: false
    }
  }

  /// What these wire forms begin with, behind the module's own "leave".
  package enum Word: String, ActionWord {
    case walk, measure, remind, forget, rest, notice, day, line, way, type, save
    case remindNot = "remind-not"
    case stepFree = "step-free"
    case stairs
    case alight, stay
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .walkMore(let minutes, let station): (.walk, "\(station),\(minutes)")
    case .walkFromHere(let station): (.measure, station)
    case .needStepFree(let isNeeded, let station): (isNeeded ? .stepFree : .stairs, station)
    case .remind(let isOn): (isOn ? .remind : .remindNot, nil)
    case .alight(let station): (.alight, station)
    case .stay: (.stay, nil)
    case .forget(let reminder): (.forget, reminder)
    case .rest(let reminder): (.rest, reminder)
    case .noticeMore(let minutes, let place): (.notice, "\(place),\(minutes)")
    case .day(let day): (.day, String(day))
    case .line(let line): (.line, line)
    case .way(let direction): (.way, direction?.rawValue)
    case .type(let field, _): (.type, field.rawValue)
    case .save: (.save, nil)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let text = argument ?? ""
    // Of a stop, or a notice, and the minutes more: "127,-1".
    let (about, minutes) = text.halves(at: ",")
    switch word {
    case .walk:
      guard let minutes = minutes.flatMap({ Int($0) }) else { return nil }
      self = .walkMore(minutes, to: about)
    case .measure: self = .walkFromHere(to: text)
    case .stepFree: self = .needStepFree(true, at: text)
    case .stairs: self = .needStepFree(false, at: text)
    case .remind: self = .remind(true)
    case .remindNot: self = .remind(false)
    case .alight: self = .alight(at: text)
    case .stay: self = .stay
    case .forget: self = .forget(text)
    case .rest: self = .rest(text)
    case .notice:
      guard let place = Int(about), let minutes = minutes.flatMap({ Int($0) }) else { return nil }
      self = .noticeMore(minutes, of: place)
    case .day:
      guard let day = Int(text) else { return nil }
      self = .day(day)
    case .line: self = .line(text)
    case .way: self = .way(Direction(rawValue: text))
    case .type:
      guard let field = ReminderForm.Field(rawValue: text) else { return nil }
      self = .type(field, value)
    case .save: self = .save
    }
  }
}
