import Kernel
import Training

/// A number that belongs to the plan or the rack: its label over it, and below it what is wrong with it.
struct PlanInput {
  let id: String
  let label: String
  let text: String
  let keyboard: String
  let wire: String
  let screen: WorkoutsScreen

  var view: Node {
    let refusal = screen.state.refusal.flatMap { $0.field == id ? $0 : nil }
    return element("div.plan-field", key: id) {
      element("label", .for(id)) { label }
      element(
        "input", .id(id), .type("text"), Attribute("inputmode", keyboard), Attribute("autocomplete", "off"),
        Attribute("maxlength", "12"), .value(refusal?.text ?? text),
        text.isEmpty ? .placeholder(screen.words.mixed) : nil, .on(.change, wire),
        refusal == nil ? nil : .aria("invalid", true),
        refusal == nil ? nil : .aria("describedby", id + "-message"))
      if let refusal {
        element("p.message", key: "message", .id(id + "-message")) { screen.words.enter(refusal.wanted) }
      }
    }
  }
}

/// What kind of set it is: four to choose from, and a dash where rounds differ.
enum KindMenu {
  static func view(_ id: String, _ kind: ExerciseSet.Kind?, wire: String, _ words: WorkoutsWords) -> Node {
    let value = kind.map { String($0.rawValue) } ?? ""
    return element("div.plan-field", key: "kind") {
      element("label", .for(id)) { words.kindLabel }
      element("select.kind", .id(id), .value(value), .data("kind", value), .on(.change, wire)) {
        if kind == nil { element("option", key: "mixed", .value(""), .flag("selected")) { words.mixed } }
        for one in ExerciseSet.Kind.allCases {
          element(
            "option", key: String(one.rawValue), .value(String(one.rawValue)), .flag("selected", if: one == kind)
          ) { words.kind(one) }
        }
      }
    }
  }
}
