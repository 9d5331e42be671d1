import Kernel

/// A search field with its button: live while typing, and a plain GET form where no script runs.
enum SearchForm {
  static func view(
    id: String, to address: String, name: String, value: String, hint: String, input: DeparturesAction,
    submit: DeparturesAction, isFirst: Bool = true, _ screen: DeparturesScreen
  ) -> Node {
    element(
      "form.search", key: "form-" + id, .role("search"), .action(address), Attribute("method", "get"),
      .on(.submit, DeparturesScreen.wire(submit))
    ) {
      element("label", .for(id)) { hint }
      element("div.search-field") {
        Icon.view(.search)
        element(
          "input", .id(id), .type("search"), .name(name), .value(value), Attribute("autocomplete", "off"),
          Attribute("autocapitalize", "off"), Attribute("spellcheck", "false"), Attribute("enterkeyhint", "search"),
          Attribute("maxlength", "64"), .flag("autofocus", if: isFirst && value.isEmpty),
          .on(.input, DeparturesScreen.wire(input)))
        element("button.button", .type("submit")) { screen.words.go }
      }
    }
  }
}
