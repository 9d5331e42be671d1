import Accounts
import HTTPTypes
import Kernel

/// What a person reads where a sign-in by a provider came to nothing. They are on the server's own page then, where the app's words
/// are not.
struct ProviderWords {
  var language: LanguageTag

  /// What went wrong, of the provider's answer or before it was looked at.
  enum Trouble {
    case refused(OpenIDRefusal)
    case other(Problem)
  }

  var back: String { said("Back to Pocketful", fr: "Revenir à Pocketful", es: "Volver a Pocketful") }

  func title(_ trouble: Trouble) -> String {
    switch trouble {
    case .refused(.notBegunHere):
      said(
        "Not finished here: use pairing", fr: "Rien n’est terminé ici\u{A0}: ajoutez cet appareil",
        es: "Aquí no se ha terminado: añade este dispositivo")
    case .refused, .other: said("Not signed in", fr: "La connexion n’a pas abouti", es: "No has entrado")
    }
  }

  /// What happened, and then what there is to do about it.
  func paragraphs(_ trouble: Trouble) -> [String] {
    switch trouble {
    case .refused(let refusal): paragraphs(refusal)
    case .other(let problem): [other(problem), unchanged]
    }
  }

  private func paragraphs(_ refusal: OpenIDRefusal) -> [String] {
    switch refusal {
    case .notBegunHere:
      [
        said(
          "This sign-in was begun in another browser, or more than ten minutes ago, or it was finished already.",
          fr:
            "Cette connexion a été commencée dans un autre navigateur, ou il y a plus de dix minutes, ou elle est déjà terminée.",
          es: "Este inicio de sesión se empezó en otro navegador, o hace más de diez minutos, o ya se ha terminado."),
        said(
          "If you began it in the app on your home screen, go back there and add this device from another one of yours: on that one, "
            + "open Settings, Account, Add a device.",
          fr:
            "Si vous l’avez commencée dans l’app de l’écran d’accueil, retournez-y et ajoutez cet appareil depuis un autre des "
            + "vôtres\u{A0}: sur celui-là, ouvrez Réglages, Compte, Ajouter un appareil.",
          es:
            "Si lo empezaste en la app de la pantalla de inicio, vuelve a ella y añade este dispositivo desde otro tuyo: en ese, "
            + "abre Ajustes, Cuenta, Añadir un dispositivo."),
      ]
    case .declined:
      [
        said(
          "You were not signed in there. Nothing has changed here.",
          fr: "La connexion n’y a pas abouti. Rien n’a changé ici.",
          es: "Allí no has entrado. Aquí no ha cambiado nada.")
      ]
    case .unreachable:
      [
        said(
          "The provider doesn’t answer. Try again in a minute.",
          fr: "Le fournisseur ne répond pas. Réessayez dans une minute.",
          es: "El proveedor no responde. Inténtalo de nuevo dentro de un minuto."),
        unchanged,
      ]
    case .codeRefused:
      [
        said(
          "The provider doesn’t take back what it gave. Try again.",
          fr: "Le fournisseur ne reconnaît plus ce qu’il a donné. Réessayez.",
          es: "El proveedor no reconoce lo que él mismo dio. Inténtalo de nuevo."),
        unchanged, tell(refusal),
      ]
    case .expired, .fromTheFuture:
      [
        said(
          "What the provider says is not from now: its clock, or this server’s, is wrong.",
          fr:
            "Ce que dit le fournisseur n’est pas de maintenant\u{A0}: son horloge, ou celle de ce serveur, n’est pas à l’heure.",
          es: "Lo que dice el proveedor no es de ahora: su reloj, o el de este servidor, no va bien."),
        unchanged, tell(refusal),
      ]
    case .otherProvider, .unreadable, .otherIssuer, .tokenUnreadable, .algorithm, .unknownKey, .wrongSignature,
      .wrongIssuer, .wrongAudience, .wrongParty, .wrongNonce:
      [
        said(
          "What the provider says can’t be believed, so nobody was let in by it.",
          fr: "Ce que dit le fournisseur n’est pas digne de foi\u{A0}: personne n’est donc entré.",
          es: "Lo que dice el proveedor no es de fiar, así que nadie ha entrado con ello."),
        unchanged, tell(refusal),
      ]
    }
  }

  private func other(_ problem: Problem) -> String {
    if let seconds = problem.retryAfter, problem.status == .tooManyRequests {
      return said(
        "Too many tries. The next one is possible in \(seconds) seconds.",
        fr: "Trop d’essais. Le prochain sera possible dans \(seconds) secondes.",
        es: "Demasiados intentos. El próximo será posible dentro de \(seconds) segundos.")
    }
    if problem == .noProvider {
      return said(
        "Nobody signs in by that provider here.",
        fr: "Personne ne se connecte ici par ce fournisseur.",
        es: "Aquí nadie entra con ese proveedor.")
    }
    if problem == .needsPublicURL {
      return said(
        "Accounts work at this server’s https address. Ask whoever runs it for that.",
        fr: "Les comptes fonctionnent à l’adresse https de ce serveur. Demandez-la à qui le gère.",
        es: "Las cuentas funcionan en la dirección https de este servidor. Pídela a quien lo lleva.")
    }
    return said(
      "The server can’t do that now. Try again in a minute.",
      fr: "Le serveur ne peut pas faire cela maintenant. Réessayez dans une minute.",
      es: "El servidor no puede hacerlo ahora. Inténtalo de nuevo dentro de un minuto.")
  }

  private var unchanged: String {
    said("Nothing has changed here.", fr: "Rien n’a changé ici.", es: "Aquí no ha cambiado nada.")
  }

  /// By that name it stands in the log, too.
  private func tell(_ refusal: OpenIDRefusal) -> String {
    let name = refusal.rawValue
    return said(
      "If it stays so, tell whoever runs this server: \(name).",
      fr: "Si cela continue, dites-le à qui gère ce serveur\u{A0}: \(name).",
      es: "Si sigue así, díselo a quien lleva este servidor: \(name).")
  }

  private func said(_ en: String, fr: String, es: String) -> String {
    switch language {
    case .en: en
    case .fr: fr
    case .es: es
    }
  }
}
