/// Why nothing comes from our own server: three modules say it, in the same words.
extension Words {
  /// `status` is HTTP's, of an answer that was not what had been asked for; 0 where none came.
  package func serverFailure(_ status: Int) -> String {
    status == 0
      ? serverSilent
      : serverAnswered(status)
  }
}
