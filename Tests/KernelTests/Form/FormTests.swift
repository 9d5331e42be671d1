import Kernel
import Testing

@Suite("A form")
struct FormTests {
  enum Field: String, FormField {
    case name, amount
    case bandName = "band-name"
    case muscles

    static var prefix: String { "own-" }
  }

  typealias Outcome = FormOutcome<Field, Int>

  private let opened: Form<Field> = {
    var form = Form<Field>()
    form[.name] = "Ada"
    return form.begun
  }()

  @Test("a field holds what was typed, each row of it for itself, and nothing before that")
  func texts() {
    var form = opened
    form.type("three", into: .bandName, row: 3, most: 4)
    #expect(form[.bandName, 3] == "thre", "nobody types more")
    #expect(form[.bandName, 2] == "" && form[.bandName] == "" && form[.name] == "Ada")
  }

  @Test("it is changed while a field differs from what it held at first")
  func changed() {
    var form = opened
    #expect(!form.isChanged)
    form[.name] = "Bea"
    #expect(form.isChanged && form.isChanged(.name) && !form.isChanged(.amount))
    form[.name] = "Ada"
    #expect(!form.isChanged && !form.isChanged(.name))
    form[.amount] = ""
    #expect(!form.isChanged, "an empty field is as good as one that nobody touched")
  }

  @Test("a fault is quiet until its field was typed into, or Save was tried; then it stands at that field alone")
  func quiet() {
    var form = opened
    let fault = Outcome.wrong(.bandName, row: 1, "No name.").fault
    #expect(form.message(at: .bandName, row: 1, fault) == nil)
    form[.bandName, 1] = " "
    #expect(form.message(at: .bandName, row: 1, fault) == "No name.")
    #expect(form.message(at: .bandName, row: 2, fault) == nil && form.message(at: .name, fault) == nil)
    var tried = opened
    _ = tried.save(Outcome.wrong(.amount, "How much?"))
    #expect(tried.message(at: .amount, Outcome.wrong(.amount, "How much?").fault) == "How much?")
    #expect(tried.message(at: .amount, Outcome.ready(1).fault) == nil)
  }

  @Test("Save does what is ready; else it says what is wrong, and the field has the focus")
  func save() {
    var form = opened
    let ready = form.save(Outcome.ready(7))
    #expect(ready.done == 7 && ready.effects == [])
    let wrong = form.save(Outcome.wrong(.bandName, row: 2, "No name."))
    #expect(wrong.done == nil)
    #expect(wrong.effects == [.announce("No name."), .focus(selector: "#own-band-name-2")])
  }

  @Test("of some fields several can be chosen, on and off")
  func chosen() {
    var form = opened
    for muscle in ["3", "11", "1", "11"] { form.toggle(muscle, in: .muscles) }
    #expect(form.chosen(.muscles) == ["3", "1"])
    for muscle in ["1", "3"] { form.toggle(muscle, in: .muscles) }
    #expect(form.chosen(.muscles) == [] && !form.isChanged)
  }

  @Test("each field is known again by its name, with its row", arguments: Field.allCases)
  func names(field: Field) throws {
    for row in [nil, 0, 7, 19] as [Int?] {
      let named = try #require(Field.named(field.name(row: row)))
      #expect(named.field == field && named.row == row)
    }
    for name in ["", "nam", "name-", "name-20", "name-x", "band-name--1"] { #expect(Field.named(name) == nil) }
  }

  @Test("drawn, a field has its text, its message and its wire form")
  func drawn() {
    var form = opened
    let fault = Outcome.wrong(.name, "Another name.").fault
    form[.name] = "Bea & Co"
    let sheet = FormSheet(form, fault) { field, row in "type " + field.name(row: row) }
    #expect(
      HTML.render(sheet.input(.name, "Name", isFirst: true))
        == #"<div class="field"><label for="own-name">Name</label><input id="own-name" name="own-name" type="text" "#
        + #"value="Bea &amp; Co" data-on-input="type name" autocomplete="off" maxlength="64" autofocus="" "#
        + #"aria-invalid="true" aria-describedby="own-name-message "><p class="message" id="own-name-message">"#
        + "Another name.</p></div>")
    #expect(!HTML.render(sheet.input(.amount, "Amount")).contains("message"))
  }
}
