import Exercises
package import Kernel
import Sharing
import Training

/// Workouts that go out and come in: links, texts, files.
extension WorkoutsState {
  mutating func update(_ action: SharingAction, _ surroundings: Surroundings, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .send(let form): return send(form, surroundings)
    case .paste(let text):
      // A text of more is refused, so more needn't be carried along.
      sharing.pasted = text.cut(toBytes: (1 << 20) + 1)
      return []
    case .readPasted: return readPasted(words)
    case .file(let text): return readFile(text, surroundings)
    case .fileUnit(let unit): return readAgain(in: unit)
    case .take: return take(surroundings)
    }
  }

  /// The open workout, to be handed to somebody.
  var shared: SharedWorkout? {
    guard let workout, let mine else { return nil }
    return SharedWorkout(workout, own: mine.ownExercises)
  }

  /// Its content stands behind the "#", where no server sees it.
  func link(_ shared: SharedWorkout) -> String { sharing.origin + Self.address(.shared) + "#" + shared.fragment }

  private mutating func send(_ form: SharingAction.Form, _ surroundings: Surroundings) -> [Effect] {
    guard let shared else { return [] }
    switch form {
    case .link, .text:
      sharing.copied = Copied(form: form)
      return [.copy(form == .link ? link(shared) : shared.text(bank.bank, surroundings.language))]
    case .file: return [.save(name: "workout.json", type: "application/json", text: shared.json)]
    }
  }

  /// Something was given to the browser to copy, and it has not said yet whether it did.
  package var awaitsCopy: Bool { sharing.copied.map { $0.isDone == nil } ?? false }

  /// The browser has put it into the clipboard, or would not: over plain http many won't.
  @inline(never)  // a gate of the program's parts
  package mutating func didCopy(_ isDone: Bool, _ language: Language) -> [Effect] {
    guard sharing.copied != nil else { return [] }
    sharing.copied?.isDone = isDone
    let words = WorkoutsWords(language)
    return [.announce(isDone ? words.copied : words.notCopied)]
  }

  /// What stands behind the "#" of the address that was opened.
  @inline(never)  // a gate of the program's parts
  mutating func readLink() {
    do throws(ShareError) {
      sharing.brought = .workout(try SharedWorkout(fragment: sharing.fragment))
    } catch {
      sharing.brought = .refused(.workout(error))
    }
  }

  /// A pasted text: readable lines, or a link of ours, whatever was said around it.
  private mutating func readPasted(_ words: WorkoutsWords) -> [Effect] {
    do throws(ShareError) {
      if let fragment = SharedWorkout.fragment(in: sharing.pasted) {
        sharing.brought = .workout(try SharedWorkout(fragment: fragment))
      } else {
        let names = ExerciseNames(bank.bank, own: mine?.ownExercises ?? [])
        let shared = try SharedWorkout(text: sharing.pasted, names, unit: unit, unnamed: words.newWorkout)
        // A word alone could be a name; nobody means that.
        if shared.workout.supersets.isEmpty { throw .notAWorkout }
        sharing.brought = .workout(shared)
      }
    } catch {
      sharing.brought = .refused(.workout(error))
    }
    return [.focus(selector: "#brought")]
  }

  /// A chosen file: a workout of ours, or a table of done ones.
  private mutating func readFile(_ text: String, _ surroundings: Surroundings) -> [Effect] {
    if text.utf8.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "{") {
      do throws(ShareError) {
        sharing.brought = .workout(try SharedWorkout(json: text))
      } catch {
        sharing.brought = .refused(.workout(error))
      }
    } else {
      readTable(text, surroundings)
    }
    return [.wake(milliseconds: 1), .focus(selector: "#brought")]
  }

  private mutating func readTable(_ text: String, _ surroundings: Surroundings) {
    let names = ExerciseNames(bank.bank, own: mine?.ownExercises ?? [])
    do throws(TableFileError) {
      sharing.brought = .reading(
        try WorkoutImport(
          csv: text, names, having: mine?.log.map { $0.id } ?? [], unit: unit, zone: surroundings.zone,
          now: surroundings.device))
    } catch {
      sharing.brought = .refused(.table(error))
    }
  }

  /// The file that was read, once more with its weights in this unit.
  private mutating func readAgain(in unit: Weight.Unit) -> [Effect] {
    guard case .log(let reading) = sharing.brought, reading.unit != unit else { return [] }
    do throws(TableFileError) {
      sharing.brought = .reading(try reading.again(in: unit))
    } catch {
      sharing.brought = .refused(.table(error))
    }
    return [.wake(milliseconds: 1)]
  }

  /// Some rows more of a long file, so that the page stays awake meanwhile.
  @inline(never)  // a gate of the program's parts
  mutating func readOn(_ words: WorkoutsWords) -> [Effect] {
    guard case .reading(var reading) = sharing.brought else { return [] }
    sharing.brought = nil  // Or advancing would copy all that was read.
    do throws(TableFileError) {
      try reading.advance(by: 4000)
      sharing.brought = reading.isDone ? .log(reading) : .reading(reading)
    } catch {
      sharing.brought = .refused(.table(error))
    }
    if case .reading = sharing.brought { return [.wake(milliseconds: 1)] }
    return [.announce(words.readToTheEnd)]
  }

  /// What was read becomes the person's own, all of it together.
  private mutating func take(_ surroundings: Surroundings) -> [Effect] {
    guard let mine, let brought = sharing.brought else { return [] }
    sharing.brought = nil
    sharing.pasted = ""
    var operations: [WorkoutsOperation] = []
    switch brought {
    case .workout(let shared):
      operations = shared.adding(to: mine, at: mine.position(for: nil, at: mine.workouts.count))
    case .log(let reading): operations = reading.operations
    case .refused, .reading: return []
    }
    var effects: [Effect] = []
    for operation in operations { effects.append(append(operation)) }
    if case .log(let reading) = brought {
      // Where the newest of them is: what was done years ago is not in this month.
      let newest = reading.workouts.map { $0.started }.max() ?? surroundings.device
      let month = surroundings.zone.local(newest).day.iso8601.cut(toBytes: 7)
      effects += go(to: .log(of: month)) + [.focus(selector: "#title")]
    }
    return effects
  }
}
