import Hummingbird

extension Request {
  /// What is asked, read anew each time: most answers are found without it.
  var query: Query { Query(uri.query) }
}
