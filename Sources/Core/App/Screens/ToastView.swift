import Journal
import Kernel

/// What was just done, with Undo. A screen reader hears it through the announcement, not from here.
enum ToastView {
  static func view(_ toast: Toast, _ words: AppWords) -> Node {
    element("div.toast", key: "toast", .data("aside", "")) {
      element("p") { toast.text }
      if let path = toast.path { element("a.text-button", .href(path)) { words.open } }
      if let undo = toast.undo {
        element("button.text-button", .type("button"), .on(.click, "undo " + undo.text)) { words.undo }
      }
      element(
        "button.icon-button", .type("button"), .aria("label", words.dismiss), .on(.click, "dismiss-toast")
      ) {
        Icon.view(.close)
      }
    }
  }
}
