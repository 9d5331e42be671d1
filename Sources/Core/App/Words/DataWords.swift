import Kernel

/// The sentences about where data is, getting it out, in, and rid of it.
struct DataWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  var data: String { say("Data", "Données") }
  var dataText: String { say("Where it is, export, import, erase", "Où elles sont, exporter, importer, effacer") }

  // MARK: Where it is

  var whereTitle: String { say("Where it is kept", "Où elles sont gardées") }
  var whereText: String {
    say(
      "In this browser, on this device. The server does not have it.",
      "Dans ce navigateur, sur cet appareil. Le serveur ne les a pas.")
  }
  var promised: String {
    say(
      "The browser promised to keep it until you erase it.",
      "Le navigateur a promis de les garder jusqu’à ce que vous les effaciez.")
  }
  var refused: String {
    say(
      "The browser may clear it when the device runs out of room. Installing the app, or an export now and then, helps.",
      "Le navigateur peut les effacer si l’appareil manque de place. Installer l’app, ou exporter de temps en temps, aide."
    )
  }
  var askToKeep: String { say("Ask the browser to keep it", "Demander au navigateur de les garder") }
  func changes(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one: say("\(count) change is saved here.", "\(count) changement est enregistré ici.")
    case .many, .other: say("\(count) changes are saved here.", "\(count) changements sont enregistrés ici.")
    }
  }
  func room(_ used: String, of quota: String) -> String {
    say("\(used) used of \(quota) that the browser offers.", "\(used) utilisés sur \(quota) offerts par le navigateur.")
  }
  func damaged(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one:
      say(
        "\(count) saved entry is damaged. It was set aside and goes along in the export.",
        "\(count) entrée enregistrée est endommagée. Elle est mise de côté et accompagne l’export.")
    case .many, .other:
      say(
        "\(count) saved entries are damaged. They were set aside and go along in the export.",
        "\(count) entrées enregistrées sont endommagées. Elles sont mises de côté et accompagnent l’export.")
    }
  }
  /// 1 234 567 bytes as "1.2 MB".
  func size(_ bytes: Int64) -> String {
    let units = say("kB", "ko")
    if bytes < 1_000_000 { return "\((bytes + 999) / 1000)\u{A0}\(units)" }
    let isGiga = bytes >= 1_000_000_000
    let tenths = bytes / (isGiga ? 100_000_000 : 100_000)
    let whole = "\(tenths / 10)" + (tenths >= 1000 ? "" : say(".", ",") + "\(tenths % 10)")
    return whole + "\u{A0}" + (isGiga ? say("GB", "Go") : say("MB", "Mo"))
  }

  // MARK: Export, import

  var exportTitle: String { say("Export", "Exporter") }
  var exportText: String {
    say(
      "One JSON file with everything you entered. Its form is documented, and this page reads it back.",
      "Un fichier JSON avec tout ce que vous avez saisi. Son format est documenté et cette page le relit.")
  }
  var export: String { say("Export all", "Tout exporter") }
  func writing(percent: Int) -> String {
    say("Writing the file… \(percent)%", "Écriture du fichier… \(percent)\u{202F}%")
  }
  var importTitle: String { say("Import", "Importer") }
  var importText: String {
    say(
      "From a file exported here or on another device. You see what it holds before anything is added.",
      "Depuis un fichier exporté ici ou sur un autre appareil. Vous voyez son contenu avant tout ajout.")
  }
  var previewTitle: String { say("In this file", "Dans ce fichier") }
  func fresh(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one: say("\(count) new change", "\(count) nouveau changement")
    case .many, .other: say("\(count) new changes", "\(count) nouveaux changements")
    }
  }
  func known(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one: say("\(count) that is here already", "\(count) déjà présent")
    case .many, .other: say("\(count) that are here already", "\(count) déjà présents")
    }
  }
  func leftOut(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one: say("\(count) that can’t be used, left out", "\(count) inutilisable, écartée")
    case .many, .other: say("\(count) that can’t be used, left out", "\(count) inutilisables, écartées")
    }
  }
  /// Damaged where it was saved: kept as it is, here too.
  func setAside(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one: say("\(count) damaged entry, kept as it is", "\(count) entrée endommagée, gardée telle quelle")
    case .many, .other:
      say("\(count) damaged entries, kept as they are", "\(count) entrées endommagées, gardées telles quelles")
    }
  }
  var reading: String { say("Reading the file…", "Lecture du fichier…") }
  func exported(_ moment: String) -> String { say("Exported on \(moment)", "Exporté le \(moment)") }
  func part(_ name: String, _ count: Int) -> String { say("\(name): \(count)", "\(name)\u{202F}: \(count)") }
  var settingsPart: String { say("Settings", "Réglages") }
  var undoPart: String { say("Undone", "Annulations") }
  var otherPart: String { say("Of a later version", "D’une version ultérieure") }
  func add(_ count: Int) -> String { say("Add \(count)", "Ajouter \(count)") }
  /// “All of it is here” is said only of a file of which all was understood.
  func nothing(in preview: ImportPreview) -> String {
    if !preview.damaged.isEmpty { return say("No new changes.", "Aucun nouveau changement.") }
    switch (preview.known > 0, preview.unusable > 0) {
    case (true, false): return say("Everything in it is here already.", "Tout ce qu’il contient est déjà ici.")
    case (true, true): return say("Nothing in it that can be used is new.", "Rien d’utilisable n’y est nouveau.")
    case (false, true): return say("Nothing in it can be used.", "Rien n’y est utilisable.")
    case (false, false): return say("There is nothing in it.", "Il ne contient rien.")
    }
  }
  func failed(_ error: DataFileError) -> String {
    switch error {
    case .notJSON:
      say(
        "This file is not JSON, or it is cut off. Nothing was added.",
        "Ce fichier n’est pas du JSON ou il est tronqué. Rien n’a été ajouté.")
    case .foreign:
      say(
        "This file is not an export of Pocketful. Nothing was added.",
        "Ce fichier n’est pas un export de Pocketful. Rien n’a été ajouté.")
    case .newer:
      say(
        "This file is from a later version. Update this app first; nothing was added.",
        "Ce fichier vient d’une version ultérieure. Mettez d’abord l’app à jour\u{202F}; rien n’a été ajouté.")
    case .empty:
      say(
        "This file is empty, or can’t be read. Nothing was added.",
        "Ce fichier est vide ou illisible. Rien n’a été ajouté.")
    }
  }

  // MARK: Erase

  var eraseTitle: String { say("Erase", "Effacer") }
  var eraseText: String {
    say(
      "Removes everything that this app keeps on this device. It cannot be undone.",
      "Supprime tout ce que cette app garde sur cet appareil. C’est irréversible.")
  }
  var erase: String { say("Erase everything", "Tout effacer") }
  var eraseQuestion: String { say("Erase everything on this device?", "Tout effacer sur cet appareil\u{202F}?") }
  var eraseAdvice: String {
    say("Export first if you may want it back.", "Exportez d’abord si vous pourriez en avoir besoin.")
  }
  var eraseNow: String { say("Erase now", "Effacer maintenant") }

  // MARK: When it cannot be read

  func brokenTitle(_ breakage: StorageHealth.Breakage) -> String {
    switch breakage {
    case .newer: say("A newer version is open", "Une version plus récente est ouverte")
    case .unreadable, .erased, .vanished, .tooMuch, .ended:
      say("Your data can’t be opened", "Vos données ne peuvent pas être ouvertes")
    }
  }
  func brokenText(_ breakage: StorageHealth.Breakage) -> String {
    switch breakage {
    case .unreadable:
      say(
        "The browser does not let this page read what it saved. Nothing was deleted. Close other tabs of this app, make room on the device, then try again.",
        "Le navigateur ne laisse pas cette page lire ce qu’elle a enregistré. Rien n’a été supprimé. Fermez les autres onglets de l’app, libérez de la place, puis réessayez."
      )
    case .erased:
      say(
        "Everything was erased in another tab. Try again to begin anew.",
        "Tout a été effacé dans un autre onglet. Réessayez pour repartir de zéro.")
    case .newer:
      say(
        "A newer version of this app, perhaps in another tab, has made what is saved its own. Nothing was lost. Reload to go on with that version.",
        "Une version plus récente de l’app, peut-être dans un autre onglet, a repris ce qui est enregistré. Rien n’est perdu. Rechargez pour continuer avec elle."
      )
    case .tooMuch:
      say(
        "More is saved here than this app can open at once. Nothing was deleted, and all of it can be exported.",
        "Plus de données sont enregistrées ici que l’app ne peut en ouvrir à la fois. Rien n’a été supprimé, et tout peut être exporté."
      )
    case .ended:
      say(
        "The app stopped again and again with what is saved here. Nothing was deleted, and all of it can be exported. A later version may open it.",
        "L’app s’est arrêtée plusieurs fois avec ce qui est enregistré ici. Rien n’a été supprimé, et tout peut être exporté. Une version ultérieure pourra l’ouvrir."
      )
    case .vanished:
      say(
        "What this page had read is no longer on the device: the browser or a cleaning tool removed it. What is still in memory can be exported.",
        "Ce que cette page avait lu n’est plus sur l’appareil\u{202F}: le navigateur ou un outil de nettoyage l’a supprimé. Ce qui est encore en mémoire peut être exporté."
      )
    }
  }
  var whereInMemory: String {
    say(
      "Nowhere: this browser keeps nothing here. What you enter lasts until you close this page; export it before.",
      "Nulle part\u{202F}: ce navigateur ne garde rien ici. Ce que vous saisissez dure jusqu’à la fermeture de la page\u{202F}; exportez-le avant."
    )
  }
  func changesInMemory(_ count: Int) -> String {
    switch PluralCategory(count, in: language) {
    case .one: say("\(count) change is on this page only.", "\(count) changement n’est que sur cette page.")
    case .many, .other:
      say("\(count) changes are on this page only.", "\(count) changements ne sont que sur cette page.")
    }
  }
  var exportReadable: String { say("Export what can be read", "Exporter ce qui est lisible") }
  var copyDiagnostics: String { say("Copy diagnostics", "Copier le diagnostic") }
  var notCopied: String {
    say("This browser does not let a page copy.", "Ce navigateur ne laisse pas copier une page.")
  }
}
