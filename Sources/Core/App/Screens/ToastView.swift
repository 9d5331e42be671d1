import Journal
import Kernel

/// What was just done, with Undo. A screen reader hears it through the announcement, not from here.
enum ToastView {
  static func view(_ toast: Toast, _ words: AppWords) -> Node {
    element("div.toast", key: "toast", .data("aside", "")) {
      element("p") { toast.text }
      if let path = toast.path { element("a.text-button", .href(path)) { words.open } }
      if let undo = toast.undo {
        Button.view(words.undo, AppAction.undo(undo).wire, .text)
      }
      Button.icon(.close, words.dismiss, AppAction.dismissToast.wire)
    }
  }
}
