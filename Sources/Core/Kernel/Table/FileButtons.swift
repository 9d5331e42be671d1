/// A history's way out as a file, and a file's way in.
package enum FileButtons {
  /// Two buttons; `csv` and `json` are the wire forms of what each of them does.
  package static func export(csv: String, json: String, _ words: some Words) -> [Node] {
    [Button.view(words.exportCSV, csv, key: "csv"), Button.view(words.exportJSON, json, key: "json")]
  }

  /// The file's text is the value of `action`.
  package static func bring(_ label: String, _ action: String, key: String? = nil) -> Node {
    element("label.button.file-button", key: key) {
      element("span") { label }
      element(
        "input", .type("file"), Attribute("accept", ".csv,.json,text/csv,application/json"), .on(.change, action))
    }
  }
}
