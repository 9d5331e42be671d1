import Kernel

/// What became of a file.
extension FareCardWords {
  func keepsFigures(_ before: String, _ after: String) -> String {
    say(
      "Amounts keep their figures: \(before) becomes \(after).",
      "Les montants gardent leurs chiffres\u{202F}: \(before) devient \(after).")
  }
  func didImport(added: Int, known: Int, skipped: Int) -> String {
    didAdd(added) + ", " + counted(known, say("known already", "déjà connue"), say("known already", "déjà connues"))
      + ", " + counted(skipped, say("skipped", "ignorée"), say("skipped", "ignorées")) + "."
  }
  var didAddFile: String { say("The file’s entries were added.", "Les lignes du fichier ont été ajoutées.") }
  func didAdd(_ entries: Int) -> String {
    counted(entries, say("entry added", "ligne ajoutée"), say("entries added", "lignes ajoutées"))
  }

  func message(_ fault: RowFault<HistoryFault>) -> String {
    let reason =
      switch fault.reason {
      case .time: say("no date and time that can be read", "date et heure illisibles")
      case .dateOrder: say("the date has to be like 2026-02-05 08:10", "la date doit être comme 2026-02-05 08:10")
      case .future: say("its time is still to come", "son heure est encore à venir")
      case .kind: say("no kind that is known here", "type inconnu")
      case .amount: say("no amount that can be read", "montant illisible")
      case .balance: say("no balance that can be read", "solde illisible")
      case .service: say("no service that is known here", "service inconnu")
      case .quotes: quotesDontClose
      }
    return row(fault.row, reason)
  }
}
