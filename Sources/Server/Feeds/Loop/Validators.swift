/// What an upstream offered to recognise an unchanged answer by (RFC 9110 section 13.1): sent along with the next question.
/// NB: of an answer that could be used only; what could not be is asked for as a whole again.
package struct Validators: Equatable, Sendable {
  package private(set) var headers: [RealtimeFeed.Header] = []

  package init() {}

  /// As they were sent along.
  package init(headers: [RealtimeFeed.Header]) { self.headers = headers }

  package init(_ answer: FeedClient.Response) {
    if let tag = answer.header("etag") { headers.append(.init("if-none-match", tag)) }
    if let date = answer.header("last-modified") { headers.append(.init("if-modified-since", date)) }
  }

  /// Who sent nothing to compare with was told nothing by a 304.
  package func recognise(_ answer: FeedClient.Response) -> Bool { answer.status == 304 && !headers.isEmpty }
}
