import Kernel
@testable import Score
import Testing

@Suite("Bands, one by one")
struct BandsChangedTests {
  private static let day = Day(number: 20_000)
  private static let add = ScoreOperation.scaleAdded(
    ScaleAdded(
      name: "Mine", least: 0, most: 100,
      bands: Scale.Bands(from: day, list: Scale.Band.list(typed: "0 Low, 50 High") ?? [])))

  private func change(_ set: String, _ removed: [Int] = [], on day: Day = Self.day, of scale: String = "o-1")
    -> ScoreOperation
  {
    .bandsChanged(
      BandsChanged(scale: scale, from: day, set: Scale.Band.list(typed: set) ?? [], removed: removed))
  }

  private func set(_ list: String, on day: Day = Self.day) -> ScoreOperation {
    .bandsSet(BandsSet(scale: "o-1", bands: Scale.Bands(from: day, list: Scale.Band.list(typed: list) ?? [])))
  }

  /// By day: "20000: 0 Low, 50 High".
  private func bands(_ operations: [ScoreOperation]) -> [String] {
    var file = CreditFile()
    for (index, operation) in ([Self.add] + operations).enumerated() {
      operation.apply(to: &file, id: "o-\(index + 1)")
    }
    return file.scale("o-1")?.bands.map { "\($0.from.number): \(Scale.Band.typed($0.list))" } ?? []
  }

  @Test("only what is said changes; two devices' bands of one day both stay, in either order")
  func both() {
    #expect(bands([change("50 Fine")]) == ["20000: 0 Low, 50 Fine"])
    #expect(bands([change("", [0])]) == ["20000: 50 High"])
    let (a, b) = (change("25 Middle"), change("50 Fine, 75 Top", [0]))
    #expect(bands([a, b]) == ["20000: 25 Middle, 50 Fine, 75 Top"])
    #expect(bands([b, a]) == bands([a, b]))
    #expect(bands([change("50 A"), change("50 B")]) == ["20000: 0 Low, 50 B"])
  }

  @Test("a day that has none begins with those that held on it, and the days before stay as they are")
  func copied() {
    let later = Day(number: 20_100)
    let last = Day(number: 20_200)
    #expect(bands([change("75 Top", on: later)]) == ["20000: 0 Low, 50 High", "20100: 0 Low, 50 High, 75 Top"])
    #expect(
      bands([set("9 Last", on: last), change("75 Top", [50], on: later)])
        == ["20000: 0 Low, 50 High", "20100: 0 Low, 75 Top", "20200: 9 Last"])
    #expect(
      bands([change("1 One", on: Day(number: 19_000))]) == ["19000: 1 One", "20000: 0 Low, 50 High"])
    #expect(
      bands([change("75 Top", on: later), change("80 More", on: later)]).last
        == "20100: 0 Low, 50 High, 75 Top, 80 More")
  }

  @Test("all bands at once replace the day's as ever, with what was changed one by one before")
  func whole() {
    #expect(bands([change("75 Top"), set("9 All")]) == ["20000: 9 All"])
    #expect(bands([set("9 All"), change("75 Top")]) == ["20000: 9 All, 75 Top"])
  }

  @Test("what is not there changes nothing")
  func unknown() {
    let before = bands([])
    #expect(bands([change("1 One", of: "x"), change("", [7])]) == before)
  }

  @Test("a scale has twenty bands; the others go on being changed")
  func most() {
    let list = (1...20).map { "\($0) b\($0)" }.joined(separator: ", ")
    let full = bands([set(list)])
    #expect(bands([set(list), change("21 More")]) == full)
    #expect(bands([set(list), change("20 Top")]).last?.hasSuffix("19 b19, 20 Top") == true)
    #expect(bands([set(list), change("21 More", [1])]).last?.hasSuffix("20 b20, 21 More") == true)
  }

  @Test("nothing overwrites it")
  func register() { #expect(change("1 One").register(id: "o-2") == nil) }

  @Test(
    "it is read where it says something",
    arguments: [
      (#""set":"1 One""#, true), (#""removed":[1]"#, true), (#""set":"1 One","removed":[2]"#, true), ("", false),
      (#""set":"""#, false), (#""set":"1""#, false), (#""set":7"#, false), (#""removed":[]"#, false),
      (#""removed":["1"]"#, false), (#""set":"1 One","removed":[]"#, false), (#""removed":[1000001]"#, false),
      (#""removed":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]"#, true),
      (#""removed":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21]"#, false),
    ])
  func readable(members: String, isRead: Bool) throws {
    let text = #"{"scale":"fico8","from":"2026-01-01""# + (members.isEmpty ? "}" : "," + members + "}")
    let operation = ScoreOperation(kind: "score.bandsChanged", fields: try JSON.parse(text))
    #expect((operation != nil) == isRead)
    #expect(operation.map { $0.fields.text } == (isRead ? text : nil))
  }
}

@Suite("The form for bands")
struct BandsFormTests {
  /// FICO 8 from today on: 300 Poor, 580 Fair, 670 Good, 740 Very good, 800 Exceptional.
  private func opened() -> ScorePage {
    let page = ScorePage.loaded()
    page.holder.act("score " + ScoreAction.edit(.bands("fico8")).wire)
    return page
  }

  private func stored(_ page: ScorePage) -> String? {
    page.holder.journal.count == 1 ? nil : page.holder.journal.last?.fields.text
  }

  @Test("what was typed differently is stored, and no more")
  func difference() {
    let page = opened()
    page.type("590", into: "band-from-1")
    page.type("Fine", into: "band-name-2")
    page.save()
    #expect(
      stored(page) == #"{"scale":"fico8","from":"2026-02-02","set":"590 Fair, 670 Fine","removed":[580]}"#)
  }

  @Test("nothing is stored where nothing differs, or the day alone: on that day all is so already")
  func nothing() {
    let page = opened()
    page.type("2026-03-01", into: "date")
    page.save()
    #expect(stored(page) == nil && page.sheetTitle == nil)
  }

  @Test("a day before the bands' own gets what it did not have")
  func earlier() {
    let page = opened()
    page.holder.act("score cancel")
    page.holder.receive(
      .bandsSet(
        BandsSet(scale: "fico8", bands: Scale.Bands(from: Day(number: 20_000), list: [.init(least: 400, name: "A")]))))
    page.holder.act("score " + ScoreAction.edit(.bands("fico8")).wire)
    page.type("2020-01-01", into: "date")
    page.save()
    #expect(
      stored(page) == #"{"scale":"fico8","from":"2020-01-01","set":"400 A","removed":[300,580,670,740,800]}"#)
  }

  @Test("what another device's change brought meanwhile stays")
  func meanwhile() {
    let page = opened()
    page.holder.receive(
      .bandsChanged(
        BandsChanged(
          scale: "fico8", from: Day(iso8601: "2026-02-02") ?? Day(number: 0), set: [.init(least: 350, name: "B")])))
    page.type("Bad", into: "band-name-0")
    page.save()
    #expect(stored(page) == #"{"scale":"fico8","from":"2026-02-02","set":"300 Bad"}"#)
    let bands = page.holder.state.file?.scale("fico8")?.bands.last?.list ?? []
    #expect(
      Scale.Band.typed(bands) == "300 Bad, 350 B, 580 Fair, 670 Good, 740 Very good, 800 Exceptional")
  }
}
