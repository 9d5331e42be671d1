/// What is asked of a feed of the server: a board says which one it was made for.
package protocol FeedQuery: Equatable, Sendable {
  /// As the API is asked, without what is as it is from the start.
  var pairs: [(name: String, value: String)] { get }
}

extension FeedQuery {
  /// One text for each query.
  package var text: String {
    var text = ""
    for pair in pairs { text += (text.isEmpty ? "" : "&") + pair.name + "=" + pair.value }
    return text
  }
}

extension [String] {
  /// By comma, as a query has them.
  package var listed: String {
    var list = ""
    for part in self { list += (list.isEmpty ? "" : ",") + part }
    return list
  }
}
