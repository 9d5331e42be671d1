import Departures
import Journal
package import Kernel

/// The whole program: messages in, patches and effects out (Documentation/Loop.md). It holds the last tree drawn, so
/// that only what differs crosses to the page.
package struct App {
  private var state: AppState?
  private var drawn: Node?
  private var title = ""
  /// Those whose texts are here: all of them on a server, in a browser what was asked for (Documentation/Decisions/0038).
  private var languages: [Language]
  /// Stations and lines; what shows none begins without them.
  private var network: Network?
  /// The same as it came, until a part is here that reads it: 7 KB that no other page waits for.
  private var networkFacts: String?
  /// Languages' texts as they came, which may be in any order.
  private var texts = [(words: String?, account: String?)](repeating: (nil, nil), count: LanguageTag.allCases.count)
  /// Where its tracks lie, once a map was opened.
  private var map: String?

  package init(_ languages: [Language] = []) { self.languages = languages }

  /// A file that a person chose, or a journal that has no snapshot yet, may be long.
  private static let limits = JSON.Limits(bytes: 64 << 20)

  /// One turn. A message it does not know gives no patch and no effect; nothing traps.
  package mutating func receive(_ message: [UInt8]) -> [UInt8] {
    guard let json = try? JSON.parse(message, limits: Self.limits), let message = Message(json: json) else {
      return Answer(patches: [], title: nil, effects: []).bytes
    }
    if case .text(let name, let text) = message.kind {
      learn(name, text)
      return Answer(patches: [], title: nil, effects: []).bytes
    }
    var here = Parts(json: json["parts"])
    for language in languages {
      here.insert(.words(language.tag))
      if language.isWhole { here.insert(.accountWords(language.tag)) }
    }
    if let networkFacts, here.readNetwork { read(network: networkFacts) }
    if network != nil || networkFacts != nil { here.insert(.network) }
    let needed = state.map { message.needs.spoken(in: $0.language.tag) } ?? message.needs
    let lacking = needed.subtracting(here)
    if case .needs = message.kind { return Answer.needs(lacking) }
    if !lacking.isEmpty { return Answer.needs(lacking) }
    var effects: [Outgoing]
    if case .start(let start) = message.kind {
      guard let language = languages.first(where: { $0.tag == start.language }) else {
        return Answer.needs(.words(start.language))
      }
      // The page as the server drew it: the first patches start from there. Without one, all is drawn.
      let state = AppState(start, now: message.now, language, network ?? .none)
      state.languages = languages
      state.departures.learn(map: map)
      drawn = start.served == nil ? nil : AppView(state).root
      title = ""
      effects = state.open(start, now: message.now)
      self.state = state
    } else {
      guard let state else { return Answer(patches: [], title: nil, effects: []).bytes }
      state.languages = languages
      effects = state.update(message)
    }
    effects += state?.follow() ?? []
    return draw(effects)
  }

  /// A language's texts have come, the network's facts, or where its tracks lie.
  private mutating func learn(_ part: String, _ table: String) {
    if part == Parts.networkName { networkFacts = table }
    if part == Parts.mapName {
      map = table
      state?.departures.learn(map: table)
    }
    for (index, tag) in LanguageTag.allCases.enumerated() {
      if part == Parts.name(of: tag) {
        texts[index].words = table
      } else if part == Parts.accountName(in: tag) {
        texts[index].account = table
      } else {
        continue
      }
      guard let words = texts[index].words else { continue }
      let account = texts[index].account
      languages.removeAll { $0.tag == tag }
      languages.append(Language(tag, table: words + "\n" + (account ?? ""), isWhole: account != nil))
    }
    if let state, let spoken = languages.first(where: { $0.tag == state.language.tag }) { state.language = spoken }
  }

  @inline(never)  // a gate of the program's parts
  private mutating func read(network facts: String) {
    let network = (try? Network(facts: Array(facts.utf8))) ?? .none
    self.network = network
    networkFacts = nil
    state?.departures.learn(network)
  }

  private mutating func draw(_ effects: [Outgoing]) -> [UInt8] {
    guard let state else { return Answer(patches: [], title: nil, effects: effects).bytes }
    let view = AppView(state)
    let next = view.root
    let patches = drawn.map { Diff.patches(from: $0, to: next) } ?? [.replace([], next)]
    drawn = next
    let newTitle = view.title == title ? nil : view.title
    title = view.title
    return Answer(patches: patches, title: newTitle, effects: effects).bytes
  }
}
