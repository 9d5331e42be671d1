import Kernel

/// A later version is here. It is offered, never forced: whoever is in the middle of something goes on.
enum UpdateBar {
  static func view(_ words: AppWords) -> Node {
    element("div.update", key: "update", .role("status"), .data("aside", "")) {
      element("p") { words.newVersion }
      Button.view(words.reload, AppAction.reload.wire, .text)
      Button.icon(.close, words.dismiss, AppAction.dismissUpdate.wire)
    }
  }
}
