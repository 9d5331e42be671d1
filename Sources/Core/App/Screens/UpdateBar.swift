import Kernel

/// A later version is here. It is offered, never forced: whoever is in the middle of something goes on.
enum UpdateBar {
  static func view(_ words: AppWords) -> Node {
    element("div.update", key: "update", .role("status"), .data("aside", "")) {
      element("p") { words.newVersion }
      element("button.text-button", .type("button"), .on(.click, "reload")) { words.reload }
      element("button.icon-button", .type("button"), .aria("label", words.dismiss), .on(.click, "dismiss-update")) {
        Icon.view(.close)
      }
    }
  }
}
