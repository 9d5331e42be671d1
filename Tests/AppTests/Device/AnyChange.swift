import Departures
import Exercises
import FareCard
import Journal
import Kernel
import Races
import Training
import TestSupport
@testable import Score
@testable import Workouts

@testable import App

/// Anything that a person of any module may do next, in the words of the journal: of what is there, and at times of what
/// isn't. The same for the same random numbers.
struct AnyChange {
  let kept: Kept
  let now: Instant

  func next(_ random: inout SeededRandom) -> Change {
    change(Self.kinds[number(0...Self.kinds.count - 1, &random)], &random)
  }

  /// Every kind that is stored. A new module belongs here too, and into `fields`.
  static let kinds: [String] =
    StopsOperation.Kind.allCases.map(\.rawValue) + FareCardOperation.Kind.allCases.map(\.rawValue)
    + RacesOperation.Kind.allCases.map(\.rawValue) + ScoreOperation.Kind.allCases.map(\.rawValue)
    + WorkoutsOperation.Kind.allCases.map(\.rawValue) + PreferencesOperation.Kind.allCases.map(\.rawValue)

  func change(_ kind: String, _ random: inout SeededRandom) -> Change {
    Change(kind: kind, fields: .object(fields(kind, &random)))
  }
}

extension AnyChange {
  private func number(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Int {
    Int.random(in: range, using: &random)
  }

  private func one<Element>(_ list: [Element], _ random: inout SeededRandom, else other: Element) -> Element {
    number(0...19, &random) == 0 ? other : list.randomElement(using: &random) ?? other
  }

  private func fields(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    switch kind.halves(at: ".").head {
    case "departures": departures(kind, &random)
    case "fareCard": fareCard(kind, &random)
    case "races": races(kind, &random)
    case "score": score(kind, &random)
    case "workouts": workouts(kind, &random)
    default: preferences(kind, &random)
    }
  }

  private func departures(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    let reminder = JSON.string(one(kept.departures.reminders.map(\.id), &random, else: "nobody-1"))
    switch kind {
    case "departures.trainReminderSet":
      return [
        JSON.Member("station", .string("127")), JSON.Member("trip", .string("\(number(0...9, &random))_Q..N")),
        JSON.Member("route", .string("Q")), JSON.Member("destination", .string("96 St")),
        JSON.Member("direction", .string("N")),
        JSON.Member("time", time(&random)),
      ]
    case "departures.weeklyReminderSet":
      let changed = number(0...3, &random) == 0 ? [JSON.Member("reminder", reminder)] : []
      return [
        JSON.Member("station", .string("R16")),
        JSON.Member("lines", .array([.string(one(["1", "Q"], &random, else: "7"))])),
        JSON.Member("days", .array([.integer(Int64(number(0...3, &random))), .integer(6)])),
        JSON.Member("from", .integer(Int64(number(0...1439, &random)))), JSON.Member("until", .integer(540)),
      ] + changed
    case "departures.weeklyReminderChanged": return [JSON.Member("reminder", reminder)] + window(&random)
    case "departures.reminderRemoved": return [JSON.Member("reminder", reminder)]
    case "departures.reminderRested":
      return [JSON.Member("reminder", reminder), JSON.Member("day", .string("2026-11-25"))]
    case "departures.noticesChosen":
      return [JSON.Member("minutes", .array([.integer(Int64(number(0...60, &random))), .integer(2)]))]
    case "departures.alightingSet":
      let train = [
        JSON.Member("trip", .string("\(number(0...9, &random))_Q..N")), JSON.Member("route", .string("Q")),
        JSON.Member("destination", .string("96 St")), JSON.Member("direction", .string("N")),
        JSON.Member("time", time(&random)),
      ]
      return [
        JSON.Member("from", .string("127")), JSON.Member("train", .object(train)),
        JSON.Member("station", .string(one(["R16", "Q05"], &random, else: "902"))),
        JSON.Member("arrival", time(&random)),
      ]
    case "departures.alightingDropped": return []
    case "departures.stepFreeChosen":
      return [
        JSON.Member("station", .string(one(["127", "R16"], &random, else: "902"))),
        JSON.Member("needed", .bool(Bool.random(using: &random))),
      ]
    case "departures.walkTimeChosen":
      return [
        JSON.Member("station", .string(one(["127", "R16"], &random, else: "902"))),
        JSON.Member("minutes", .integer(Int64(number(0...120, &random)))),
      ]
    default: return stops(&random)
    }
  }

  /// Some of what a weekly reminder's form changes.
  private func window(_ random: inout SeededRandom) -> [JSON.Member] {
    let all = [
      JSON.Member("from", .integer(Int64(number(0...1439, &random)))),
      JSON.Member("until", .integer(one([540, 600], &random, else: 480))),
      JSON.Member("daysOn", .array([.integer(Int64(number(0...6, &random)))])),
      JSON.Member("daysOff", .array([.integer(Int64(number(0...6, &random))), .integer(6)])),
      JSON.Member("lines", .array(number(0...2, &random) == 0 ? [] : [.string(one(["1", "Q"], &random, else: "7"))])),
      JSON.Member("direction", one([.string("N"), .string("S")], &random, else: .null)),
    ]
    let first = number(0...all.count - 1, &random)
    return Array(all[first...number(first...all.count - 1, &random)])
  }

  private func stops(_ random: inout SeededRandom) -> [JSON.Member] {
    [
      JSON.Member("station", .string(one(["127", "R16", "Q05", "A27"], &random, else: "902"))),
      JSON.Member("position", .string("a\(number(1...9, &random))")),
      JSON.Member("lines", .array([.string(one(["1", "Q"], &random, else: "7"))])), JSON.Member("direction", .null),
      JSON.Member("style", .string(one(["clock", "minutes"], &random, else: "both"))),
      JSON.Member("order", .string(one(["time"], &random, else: "lines"))),
    ]
  }

  private func time(_ random: inout SeededRandom) -> JSON {
    .integer(max(now.milliseconds - Int64(number(0...90_000, &random)) * 1000, 0))
  }

  private func fareCard(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    let cards = kept.fareCard.cards
    let card = one(cards, &random, else: Card(id: Card.firstID))
    let entry = one(card.entries.map { $0.id }, &random, else: "nobody-1")
    let row = JSON.array([
      .string("i\(number(0...9, &random))"), time(&random), .integer(Int64(number(0...3, &random))),
    ])
    var members = [
      JSON.Member("card", .string(card.id)), JSON.Member("entry", .string(entry)), JSON.Member("time", time(&random)),
      JSON.Member("service", .string("base")), JSON.Member("entries", .array([row])),
      JSON.Member("other", .string(one(cards, &random, else: Card(id: "x")).id)),
      JSON.Member("same", .bool(Bool.random(using: &random))), JSON.Member("from", time(&random)),
    ]
    let says = kind == "fareCard.fareChanged" ? number(0...3, &random) : 2
    if says > 1 { members.append(JSON.Member("class", .string(one(["full", "reduced"], &random, else: "reduced")))) }
    switch kind {
    case "fareCard.fareChanged" where says < 2:
      members.append(JSON.Member("tariff", .string(one(["new-york", "london-bus"], &random, else: "nowhere"))))
    case "fareCard.fareChanged" where says == 2: break
    case "fareCard.cardAdded", "fareCard.cardChanged":
      members += [JSON.Member("name", .string("Card \(number(1...9, &random))")), JSON.Member("owner", .string("Ada"))]
      if kind.hasSuffix("Changed") {
        members += [
          JSON.Member("number", .string("0123456789")), JSON.Member("expiry", .string("2031-01-01")),
          JSON.Member("reminder", .integer(3)),
        ]
      }
    case "fareCard.rode" where number(0...3, &random) > 0: members.append(JSON.Member("transfer", .bool(true)))
    default:
      members += [
        JSON.Member("amount", .integer(Int64(number(1...4000, &random)))), JSON.Member("currency", .string("USD")),
      ]
    }
    return members
  }

  private func races(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    let switched = one(
      kind.hasPrefix("races.countries") ? ["AU", "NZ", "FR"] : ["horse", "greyhound"], &random,
      else: kind.hasPrefix("races.countries") ? "GB" : "harness")
    let other = one(kind.hasPrefix("races.countries") ? ["AU", "NZ", "FR"] : ["harness", "horse"], &random, else: "x")
    return [
      JSON.Member("on", .array([.string(switched)])), JSON.Member("off", .array([.string(other)])),
      JSON.Member("categories", .array([.string(one(["horse", "greyhound"], &random, else: "harness"))])),
      JSON.Member("countries", .array([.string(one(["AU", "NZ"], &random, else: "NZ"))])),
      JSON.Member("count", .integer(Int64(one(MyRaces.counts, &random, else: 20)))),
      JSON.Member("minutes", .integer(Int64(one(MyRaces.reminders, &random, else: 10)))),
      JSON.Member("id", .string("race-\(number(1...5, &random))")), JSON.Member("isMeeting", .bool(true)),
      JSON.Member("meeting", .string("Hastings")), JSON.Member("number", .integer(4)),
      JSON.Member("category", .string("horse")), JSON.Member("country", .string("NZ")),
      JSON.Member("start", .integer(now.seconds)),
    ]
  }

  private func score(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    let scale = one(["yourscore", "fico8", "phone-\(number(1...40, &random))"], &random, else: "nowhere")
    // A report's entry has the names of its operations, too; and not only reports that are new are sent, nor in order.
    let known = number(0...3, &random) == 0 ? kept.score.sent.map { $0.ids[0] } : kept.score.reports.map { $0.id }
    let entry = one(known, &random, else: "nobody-1")
    let points = number(300...700, &random)
    guard let report = try? Report(score: points, least: 0, most: 700) else { return [] }
    guard let sent = try? Report(score: number(500...502, &random), least: 0, most: 700) else { return [] }
    let asOf = now.adding(seconds: -60 * Int64(number(0...20, &random)))
    let imported = DatedReport(
      id: "i\(number(0...9, &random))", scale: "yourscore", time: now, report: report)
    let operation: ScoreOperation
    switch kind {
    case "score.reported": operation = .reported(Reported(time: asOf, report: sent))
    case "score.entered": operation = .entered(Entered(scale: scale, time: now, report: report))
    case "score.entryChanged": operation = .entryChanged(Score.EntryChanged(entry: entry, time: now, score: points))
    case "score.entryRemoved": operation = .entryRemoved(Score.EntryRemoved(entry: entry))
    case "score.imported": operation = .imported(Score.Imported(entries: [imported]))
    case "score.scaleAdded":
      operation = .scaleAdded(
        ScaleAdded(
          name: "Mine", least: 0, most: 700,
          bands: Scale.Bands(from: Day(number: 0), list: [.init(least: 0, name: "Low")])))
    case "score.bandsSet":
      operation = .bandsSet(
        BandsSet(scale: scale, bands: Scale.Bands(from: Day(number: points), list: [.init(least: 300, name: "Fair")])))
    case "score.bandsChanged":
      let band = Scale.Band(least: 300 + number(0...5, &random) * 50, name: "Good \(number(0...9, &random))")
      operation = .bandsChanged(
        BandsChanged(
          scale: scale, from: Day(number: points), set: [band], removed: number(0...1, &random) == 0 ? [300] : []))
    case "score.scaleChosen": operation = .scaleChosen(ScaleChosen(scale: scale))
    default: operation = .hiddenOnToday(HiddenOnToday(isHidden: Bool.random(using: &random)))
    }
    if case .object(let members) = operation.fields { return members }
    return []
  }

  private func preferences(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    let preference = one(Preference.allCases, &random, else: .theme)
    return [
      JSON.Member("preference", .string(preference.rawValue)),
      JSON.Member("value", .string(one(preference.values, &random, else: preference.values[0]))),
      JSON.Member("module", .string(one(Module.allCases, &random, else: .score).rawValue)),
      JSON.Member("position", .string("a\(number(1...9, &random))")),
      JSON.Member("hidden", .bool(Bool.random(using: &random))),
    ]
  }

  private func workouts(_ kind: String, _ random: inout SeededRandom) -> [JSON.Member] {
    let mine = kept.workouts
    let workout = mine.workouts.randomElement(using: &random)?.id ?? "nobody-1"
    let superset = mine.workout(workout)?.supersets.randomElement(using: &random)
    let logged = one(mine.log.map { $0.id }, &random, else: "nobody-1")
    let place = SetPlace(superset: superset?.id ?? "1", slot: superset?.slots.first?.id ?? "1", round: 0)
    let done = DoneSet(place, .bank("plank"), ExerciseSet(amount: number(1...9, &random)), at: now)
    let own = OwnExercise(id: "own-\(number(0...3, &random))", name: "Own \(number(0...9, &random))")
    let past = LoggedWorkout(id: "i\(number(0...9, &random))", name: "Past", started: now, finished: now, sets: [done])
    let change: SupersetChange =
      number(0...1, &random) == 0 ? .rounds(number(1...5, &random)) : .rest(round: nil, number(0...300, &random))
    let operation: WorkoutsOperation
    switch kind {
    case "workouts.added":
      operation = .workoutAdded(WorkoutAdded(name: "Push", position: "a\(number(1...9, &random))", supersets: []))
    case "workouts.renamed":
      operation = .workoutRenamed(WorkoutRenamed(workout: workout, name: "Pull \(number(0...9, &random))"))
    case "workouts.moved":
      operation = .workoutMoved(WorkoutMoved(workout: workout, position: "a\(number(1...9, &random))"))
    case "workouts.planned":
      operation = .workoutPlanned(WorkoutPlanned(workout: workout, days: [number(0...6, &random)]))
    case "workouts.timed":
      operation = .workoutTimed(WorkoutTimed(workout: workout, minutes: number(0...1439, &random)))
    case "workouts.removed": operation = .workoutRemoved(WorkoutRemoved(workout: workout))
    case "workouts.superset":
      operation = .supersetChanged(SupersetChanged(workout: workout, superset: superset?.id ?? "1", change: change))
    case "workouts.exerciseAdded":
      operation = .exerciseAdded(
        ExerciseAdded(
          workout: workout, superset: nil, position: "a\(number(1...9, &random))", exercise: .bank("plank"),
          measure: .seconds, unit: .pounds))
    case "workouts.started":
      let plan = number(0...1, &random) == 0 ? nil : mine.workout(workout)?.supersets
      operation = .started(Started(workout: workout, name: "Push", time: now, plan: plan))
    case "workouts.done": operation = .setDone(SetDone(logged: logged, done: done))
    case "workouts.doneChanged":
      let done = mine.logged(logged)?.sets.first?.place ?? place
      let weight = number(0...1, &random) == 0 ? nil : Weight(thousandths: number(0...9, &random) * 500, .pounds)
      operation = .setCorrected(
        SetCorrected(logged: logged, place: done, amount: number(0...99, &random), weight: weight, kind: nil))
    case "workouts.cleared": operation = .setCleared(SetCleared(logged: logged, place: place))
    case "workouts.rested": operation = .rested(Rested(logged: logged, until: now.adding(seconds: 60)))
    case "workouts.finished": operation = .finished(Finished(logged: logged, time: now))
    case "workouts.loggedRemoved": operation = .loggedRemoved(LoggedRemoved(logged: logged))
    case "workouts.ownAdded": operation = .ownExerciseAdded(OwnExerciseAdded(exercise: own))
    case "workouts.ownChanged": operation = .ownExerciseChanged(OwnExerciseChanged(exercise: own))
    case "workouts.ownEdited":
      let part = OwnExerciseEdited.Part(
        muscle: one(Muscle.allCases, &random, else: .chest), role: one([.primary, .secondary], &random, else: .none))
      operation = .ownExerciseEdited(
        OwnExerciseEdited(id: own.id, name: "Edited \(number(0...9, &random))", muscles: [part]))
    case "workouts.ownRemoved": operation = .ownExerciseRemoved(OwnExerciseRemoved(id: own.id))
    case "workouts.imported": operation = .imported(Workouts.Imported(workouts: [past]))
    case "workouts.unit": operation = .unitChosen(UnitChosen(unit: Bool.random(using: &random) ? .pounds : .kilograms))
    case "workouts.rackChanged":
      let unit = Bool.random(using: &random) ? Weight.Unit.pounds : .kilograms
      let plate = Rack.Plate(Weight(thousandths: number(0...40, &random) * 500, unit), count: number(0...9, &random))
      let bar = number(0...1, &random) == 0 ? nil : number(0...40, &random) * 500
      operation = .rackChanged(RackChanged(unit: unit, bar: bar, plates: [plate]))
    default:
      operation = .rackChosen(
        RackChosen(rack: Rack(bar: Weight(thousandths: 20_000), plates: [.init(Weight(thousandths: 10_000), count: 2)]))
      )
    }
    if case .object(let members) = operation.fields { return members }
    return []
  }
}
