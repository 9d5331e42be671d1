import Journal
import Kernel

extension AppState {
  @inline(never)  // a gate of the program's parts
  func update(_ action: SettingsAction) -> [Outgoing] {
    switch action {
    case .choose(let preference, let value):
      guard keeping.journal != nil, preferences[preference] != value else { return [] }
      return append([.chosen(preference, value)])
    case .move(let move):
      return move.map { self.move($0.from, $0.to) } ?? []
    case .hide(let module, let isHidden):
      guard keeping.journal != nil, preferences.isHidden(module) != isHidden else { return [] }
      return append([.hidden(module, isHidden)])
    case .export:
      return export()
    case .readBegin:
      settings.reading = .coming(DataFileReader())
      return recall()
    case .readPart(let text):
      readPart(text)
      return []
    case .read(let text):
      return read(text)
    case .preview:
      return preview()
    case .add:
      guard case .ready(let preview) = settings.reading else { return [] }
      settings.reading = .idle
      return bringIn(preview.fresh, damaged: preview.damaged)
    case .cancel:
      settings.reading = .idle
      settings.isErasing = false
      return []
    case .erase:
      settings.isErasing = true
      return []
    case .eraseNow:
      if !settings.isErasing { return [] }
      // Where the account's part has not come, what is at hand tells that there is one.
      let isSignedIn = account?.profile.map { $0.session != .out } ?? (keeping.shared != nil)
      return [.erase(signsOut: isSignedIn)]
    case .persist:
      return [.persist]
    case .retryStorage:
      return [.reopen]
    case .rescue:
      return rescue()
    case .copyDiagnostics:
      settings.awaitsCopy = true
      return [.module(.copy(diagnostics))]
    }
  }

  private func append(_ operations: [PreferencesOperation]) -> [Outgoing] {
    append(
      operations.map {
        let (kind, fields) = $0.stored
        return Change(kind: kind.rawValue, fields: fields)
      })
  }

  private func move(_ from: Int, _ to: Int) -> [Outgoing] {
    let order = preferences.order
    guard keeping.journal != nil, order.indices.contains(from), order.indices.contains(to), from != to else {
      return []
    }
    let module = order[from]
    let words = SettingsWords(language)
    let moves = preferences.moves(of: module, to: to).compactMap { move in
      Module(named: move.id).map { PreferencesOperation.moved($0, position: move.position) }
    }
    return append(moves)
      + [.module(.announce(words.didMoveTo(module.title(language), place: to + 1, count: order.count)))]
  }

  // MARK: Files

  private func export() -> [Outgoing] {
    if !keeping.isWhole, storage == .fine { return whenWhole(SettingsAction.export.inPage, "") }
    // Pressed again while it is being written, there is still one file.
    if settings.writing != nil { return [] }
    settings.writing = DataFileWriter(
      operations: keeping.journal?.operations ?? [], damaged: keeping.damaged,
      frame: frame(state: keeping.isDrawn ? keeping.state.snapshot : nil))
    return exportOn()
  }

  /// The next piece of the file that is being written; the page is awake between two.
  @inline(never)  // a gate of the program's parts
  func exportOn() -> [Outgoing] {
    guard var writer = settings.writing else { return [] }
    let text = writer.piece(bytes: 2 << 20)
    settings.writing = writer.isDone ? nil : writer
    let piece = Outgoing.save(
      name: dataFileName, type: "application/json", text: text, hasMore: !writer.isDone)
    return writer.isDone ? [piece] : [piece, .module(.wake(milliseconds: 1))]
  }

  private func readPart(_ text: String) {
    guard case .coming(var reader) = settings.reading else { return }
    settings.reading = .idle  // Or adding to the reader would copy all that came before.
    reader.add(text)
    settings.reading = .coming(reader)
  }

  /// The last piece; the only one of a text that came whole.
  private func read(_ text: String) -> [Outgoing] {
    if case .coming = settings.reading {} else { settings.reading = .coming(DataFileReader()) }
    readPart(text)
    guard case .coming(let reader) = settings.reading else { return [] }
    do {
      settings.reading = .come(try reader.finished())
      return preview()
    } catch {
      settings.reading = .failed(error)
      return []
    }
  }

  private func preview() -> [Outgoing] {
    // What is on its way from the log would be called new.
    if !keeping.hasAll { return whenWhole(SettingsAction.preview.inPage, "") }
    guard let journal = keeping.journal, case .come(let file) = settings.reading else { return [] }
    settings.reading = .ready(ImportPreview(file, journal, dropped: keeping.dropped, aside: keeping.damaged))
    return [.module(.focus(selector: "#preview-title"))]
  }

  /// What helps whoever looks into a failure, with nothing that the person entered.
  private var diagnostics: String {
    JSON.object([
      "app": .string(Release.version), "now": .string(clock.device.iso8601(in: .utc)),
      "storage": .string(storage.name), "operations": .integer(Int64(keeping.journal?.operations.count ?? 0)),
      "last": .integer(keeping.last), "damaged": .integer(Int64(keeping.damaged.count)),
      "whole": .bool(keeping.isWhole), "wrongSnapshot": .bool(keeping.hasWrongSnapshot),
      "usage": settings.device.usage.map { .integer($0) } ?? .null,
      "quota": settings.device.quota.map { .integer($0) } ?? .null,
    ]).text
  }
}

extension StorageHealth {
  fileprivate var name: String {
    switch self {
    case .fine: "fine"
    case .memory: "memory"
    case .broken(let breakage): breakage.rawValue
    }
  }
}
