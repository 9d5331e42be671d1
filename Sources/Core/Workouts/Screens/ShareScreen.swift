import Kernel
import Sharing
import Training

/// A workout to be handed to somebody: a link, its picture for a camera, a text, a file. Nothing goes to a server.
struct ShareScreen {
  let screen: WorkoutsScreen
  let shared: SharedWorkout
  let id: String
  private var words: WorkoutsWords { screen.words }

  var view: [Node] {
    let link = screen.state.link(shared)
    return [
      Heading.view(words.share, back: WorkoutsScreen.link(.workout(id)), shared.workout.name),
      element("section.tile.weights-part", key: "link") {
        element("h2") { words.link }
        element("p.quiet") { words.linkText }
        // Beyond this a camera would not read it from a screen.
        if link.utf8.count <= 1500, let code = QRCode(link, .low) { code.picture(label: words.linkPicture) }
        element("p.share-link") { link }
        element("p.button-row") {
          screen.button(words.copyLink, .sharing(.send(.link)), .primary)
          outcome(.link)
        }
      },
      element("section.tile.weights-part", key: "text") {
        element("h2") { words.asText }
        element("pre.share-text", .tabindex(0), .role("region"), .aria("label", words.asText)) {
          shared.text(screen.state.bank.bank, words.language)
        }
        element("p.button-row") {
          screen.button(words.copyText, .sharing(.send(.text)))
          screen.button(words.saveFile, .sharing(.send(.file)))
          outcome(.text)
        }
      },
    ]
  }

  /// Beside the button that was pressed: nothing else on the page shows whether it worked.
  private func outcome(_ form: SharingAction.Form) -> Node? {
    guard let copied = screen.state.sharing.copied, copied.form == form, let isDone = copied.isDone else { return nil }
    if isDone { return element("span.copied", key: "outcome") { words.copied } }
    return element("span.message", key: "outcome") { words.notCopied }
  }
}
