import Hummingbird

/// What an endpoint gives: a response, and what it was made of where that may still be sent in a shorter form.
struct Answer {
  var response: Response
  var ready: Ready?

  init(_ response: Response, ready: Ready? = nil) {
    self.response = response
    self.ready = ready
  }
}
