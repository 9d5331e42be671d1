/// How much is sent at the same time.
enum PushSending {
  /// Messages on their way.
  static let atOnce = 64
}
