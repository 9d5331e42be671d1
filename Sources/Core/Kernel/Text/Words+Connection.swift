/// Why nothing comes from our own server: three modules say it, in the same words.
extension Words {
  package var youAreOffline: String { say("You’re offline.", "Vous êtes hors ligne.") }

  /// `status` is HTTP's, of an answer that was not what had been asked for; 0 where none came.
  package func serverFailure(_ status: Int) -> String {
    status == 0
      ? say("The server doesn’t answer.", "Le serveur ne répond pas.")
      : say("The server answered \(status).", "Le serveur a répondu \(status).")
  }
}
