/// The columns of an account's own rows, as they are put in.
enum LogColumns {
  static let operation = [
    "account", "number", "id", "milliseconds", "counter", "tag", "hash", "chain", "box", "received",
  ]
  static let snapshot = ["account", "tag", "through", "box", "made"]
}
